import { type Socket } from 'node:net';
import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';

/** What a visitor may see of an error, by its status. Other statuses use the entry of their hundred. */
const shownErrors: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'BAD_REQUEST', message: 'Bad request' },
  404: { code: 'NOT_FOUND', message: 'Not found' },
  408: { code: 'TIMEOUT', message: 'The request took too long' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'This is too large' },
  500: { code: 'INTERNAL', message: 'Internal server error' },
  502: { code: 'UNAVAILABLE', message: 'Service Unavailable' },
  503: { code: 'UNAVAILABLE', message: 'Service Unavailable' },
  504: { code: 'TIMEOUT', message: 'Service Unavailable' },
};

/** Returns the body of an error by its status; it holds nothing of the error itself (§8). */
export function getErrorBody(status: number): { success: false; code: string; message: string } {
  const known = shownErrors[status] ?? shownErrors[Math.floor(status / 100) * 100] ?? shownErrors[500];
  return { success: false, code: '', message: '', ...known };
}

/** The body for a login over plain http, which would have to send the session back where others could read it. */
export const insecureConnection = {
  success: false,
  code: 'INSECURE_CONNECTION',
  message: 'Logging in works over a secure connection (https) only.',
};

/** Responds to an error of the server itself; the details go to the log alone. */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error;
  const status = statusCode >= 400 && statusCode < 600 ? statusCode : 500;
  // Nothing is wrong when a visitor leaves before the response is complete.
  if (status >= 500) request.log[reply.raw.destroyed ? 'debug' : 'error']({ err: error }, 'error');
  // The unread rest of a body would be parsed as the next request.
  if (!request.raw.complete) {
    void reply.header('connection', 'close');
    request.raw.resume();
  }
  return reply.code(status).type('application/json; charset=utf-8').send(getErrorBody(status));
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Responds to what is not a request of HTTP, or does not arrive in time, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // The visitor has left, or the beginning of a response is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(getErrorBody(status));
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? ''}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
