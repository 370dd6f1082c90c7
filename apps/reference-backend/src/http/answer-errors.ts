import { type FastifyInstance } from 'fastify';
import { ApiError, refuse } from './api-error.js';
import { stackOf } from './log.js';

/** Answers what is not found and what fails with the error body of the contract, without a word about the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refuse('NOT_FOUND', 'There is nothing at this address.').body()),
  );
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body());
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send(error);
    if (status >= 400 && status < 500)
      return reply
        .code(status)
        .send({ success: false, code: 'VALIDATION', message: 'The request could not be read.' });
    // The stack names places in the code; the message of a database error may quote what a player typed.
    request.log.error(
      { path: request.url.split('?')[0], name: error.name, code: error.code, stack: stackOf(error) },
      'request failed',
    );
    return reply.code(500).send(refuse('INTERNAL', 'Internal server error').body());
  });
}
