import { Transform } from 'node:stream';
import { type FastifyInstance } from 'fastify';

/** Largest JSON or text body in bytes. */
export const maxTextBytes = 1024 * 1024;
/** Largest body of any other kind in bytes: an upload of 25 MB (§5) and its envelope. */
export const maxUploadBytes = 26 * 1024 * 1024;

class TooLarge extends Error {
  readonly statusCode = 413;
}

/** Fails with an error when more bytes pass through than allowed. */
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
 * Reads bodies for routes that forward them: JSON and text whole, as a backend that stops reading in the middle would
 * block the connection; uploads as a stream. A body that is too large is a 413, after which the connection closes.
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
    else {
      const upload = limited(maxUploadBytes);
      // Errors are not piped.
      payload.once('error', (error) => upload.destroy(error));
      done(null, payload.pipe(upload));
    }
  });
}
