import { type Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.js';
import { ApiError, reject } from './api-error.js';
import { getStack } from './log.js';

/** How much of a too large body is read to its end, in bytes and in ms. */
const discarded = { bytes: 16 * 1024 * 1024, ms: 5_000 };

/**
 * Reads and drops the rest of a body. Returns whether it reached the end: only then can the connection be reused, and
 * only then is a client that is still sending sure to see the response.
 */
function discardBody({ raw }: FastifyRequest): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (isWhole: boolean) => {
      clearTimeout(timer);
      raw.off('data', count);
      resolve(isWhole);
    };
    const count = (part: Buffer) => {
      bytes += part.length;
      if (bytes > discarded.bytes) finish(false);
    };
    const timer = setTimeout(() => finish(false), discarded.ms);
    raw.once('end', () => finish(true));
    raw.once('close', () => finish(raw.complete));
    raw.on('data', count);
  });
}

/** The body for a request that cannot be read. */
const unreadable = { success: false, code: 'VALIDATION', message: 'The request could not be read.' };

/** Responds to an address that the router rejects, before any route or hook: too long, or not decodable. */
export const answerUnreadableAddress = (
  { statusCode = 400 }: { statusCode?: number | undefined },
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => reply.code(statusCode).send(unreadable);

const statusOfClientError: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Responds to what is not a request of HTTP, or has too large headers, and closes the connection. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // The client has left, or the beginning of a response is already on its way.
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(unreadable);
  const head = [
    `HTTP/1.1 ${statusOfClientError[code] ?? '400 Bad Request'}`,
    `Content-Length: ${body.length}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Responds to unknown routes and to failures with the error body of the contract, without internal details. */
export function respondToErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(reject('NOT_FOUND', 'There is nothing at this address.').body()),
  );
  app.setErrorHandler(
    async (error: Error & { statusCode?: number | undefined; code?: string | undefined }, request, reply) => {
      if (error instanceof ApiError) {
        const minutes = Number(error.params?.['minutes']);
        if (error.status === 429 && minutes > 0) void reply.header('retry-after', String(minutes * 60));
        return reply.code(error.status).send(error.body());
      }
      const status = error.statusCode ?? 500;
      if (status === 429) return reply.code(429).send(error);
      if (status === 413) {
        // Fastify closes the connection after a body it has not read.
        void reply.header('connection', (await discardBody(request)) ? 'keep-alive' : 'close');
        return reply
          .code(413)
          .send({ success: false, code: 'VALIDATION', message: 'The request is too large.' });
      }
      if (status >= 400 && status < 500) return reply.code(status).send(unreadable);
      if (isDatabaseUnavailable(error)) {
        request.log.error({ path: request.url.split('?')[0], name: error.name }, 'database unavailable');
        return reply.code(503).send(reject('UNAVAILABLE', 'Service Unavailable').body());
      }
      // The stack names places in the code; the message of a database error may quote what a player typed.
      request.log.error(
        { path: request.url.split('?')[0], name: error.name, code: error.code, stack: getStack(error) },
        'request failed',
      );
      return reply.code(500).send(reject('INTERNAL', 'Internal server error').body());
    },
  );
}
