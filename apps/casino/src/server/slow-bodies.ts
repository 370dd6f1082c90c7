import { type IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { type FastifyInstance } from 'fastify';

/** How slowly a body may arrive. */
export interface BodyLimits {
  /** Milliseconds for the whole of a JSON or text body, which is at most 1 MiB. */
  textMs: number;
  /** An upload must bring `windowBytes` in every `windowMs` milliseconds: slow lines may take their time. */
  windowMs: number;
  windowBytes: number;
}

export const bodyLimits: BodyLimits = { textMs: 30_000, windowMs: 15_000, windowBytes: 16 * 1024 };
/** How long a request may take to arrive in any case, and its headers; milliseconds. */
export const requestTimeoutMs = 15 * 60_000;
export const headersTimeoutMs = 20_000;

class TooSlow extends Error {
  readonly statusCode = 408;
}

const isText = (type = '') =>
  /^(?:application\/json|text\/plain|application\/x-www-form-urlencoded)\b/i.test(type);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Passes a body on and fails with a 408 when it arrives too slowly; a reader that is slow itself does not count. */
function timed(payload: NodeJS.ReadableStream, isWholeTimed: boolean, limits: BodyLimits): Transform {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const check = () => {
    if (isWholeTimed || (bytes < limits.windowBytes && !stream.writableNeedDrain))
      stream.destroy(new TooSlow('The body arrived too slowly'));
    bytes = 0;
  };
  const timer = setInterval(check, isWholeTimed ? limits.textMs : limits.windowMs);
  const stop = () => clearInterval(timer);
  let isWhole = false;
  payload.once('end', () => {
    isWhole = true;
    stop();
  });
  // Errors are not piped. The connection stays open for the response.
  const abort = (error?: Error) => {
    if (!isWhole) stream.destroy(error ?? new Error('The visitor has left'));
  };
  payload.once('error', abort);
  payload.once('close', () => abort());
  // Nobody may be reading.
  stream.once('close', stop).on('error', stop);
  return payload.pipe(stream);
}

/**
 * Answers a body that arrives too slowly with 408 and closes the connection, so that nobody can hold connections open
 * with a byte now and then.
 */
export function rejectSlowBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.raw)) done(null, timed(payload, isText(request.headers['content-type']), limits));
    else done(null, payload);
  });
  // A body that no route reads, such as that of a GET, would otherwise be waited for after the response.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (hasBody(raw) && !raw.complete) void reply.header('connection', 'close');
  });
}
