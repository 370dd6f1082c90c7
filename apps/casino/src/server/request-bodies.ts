import { Transform } from 'node:stream';
import { type FastifyInstance } from 'fastify';

/** Largest JSON or text body in bytes. */
export const maxTextBytes = 1024 * 1024;
/** Largest body of any other kind in bytes: an upload of 25 MB (§5) and what stands around it. */
export const maxUploadBytes = 26 * 1024 * 1024;

class TooLarge extends Error {
  readonly statusCode = 413;
}

/** Ends with an error again bytes came through than allowed. */
function limited(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
}

/**
 * Reads bodies for routes that send them on: JSON and text whole, as a backend that stops reading in the middle would block
 * the connection; uploads as a stream. Too large a body is a 413, after which the connection is closed.
 */
export function passBodiesThrough(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/plain', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: maxTextBytes },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser('*', (request, payload, done) => {
    if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes) done(new TooLarge());
    else done(null, payload.pipe(limited(maxUploadBytes)));
  });
}
