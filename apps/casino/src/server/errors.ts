import { type FastifyError, type FastifyInstance } from 'fastify';

/** What a visitor may see of an error, by its status. Other statuses use the entry of their hundred. */
const shownErrors: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'BAD_REQUEST', message: 'Bad request' },
  404: { code: 'NOT_FOUND', message: 'Not found' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'This is too large' },
  500: { code: 'INTERNAL', message: 'Internal server error' },
  502: { code: 'UNAVAILABLE', message: 'Service Unavailable' },
  503: { code: 'UNAVAILABLE', message: 'Service Unavailable' },
  504: { code: 'TIMEOUT', message: 'Service Unavailable' },
};

/** Returns the body of an error by its status; it holds nothing of the error itself (§8). */
export function errorBodyOf(status: number): { success: false; code: string; message: string } {
  const known = shownErrors[status] ?? shownErrors[Math.floor(status / 100) * 100] ?? shownErrors[500];
  return { success: false, code: '', message: '', ...known };
}

/** The body for a login over plain http, which would have to send the session back where others could read it. */
export const insecureConnection = {
  success: false,
  code: 'INSECURE_CONNECTION',
  message: 'Logging in works over a secure connection (https) only.',
};

/** Responds to every error of the server itself; the details go to the log alone. */
export function hideErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    const status = statusCode >= 400 && statusCode < 600 ? statusCode : 500;
    // Nothing is wrong when a visitor leaves before the response is complete.
    if (status >= 500) request.log[reply.raw.destroyed ? 'debug' : 'error']({ err: error }, 'error');
    // The unread rest of a body would be parsed as the next request.
    if (!request.raw.complete) {
      void reply.header('connection', 'close');
      request.raw.resume();
    }
    return reply.code(status).type('application/json; charset=utf-8').send(errorBodyOf(status));
  });
}
