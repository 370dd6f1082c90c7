import { getUserDetails } from '@casino-kit/api-contract';
import { type FastifyInstance } from 'fastify';
import { type Configuration } from './configuration.js';
import { dropToken, tokenOf } from './token-cookie.js';

/** Where a page tells that its session was ended on the server: no script of it can take the cookie away itself. */
export const sessionEndedPath = '/session/ended';

/** Drops the cookie of a session that is over. The backend is asked first: a newer login's token stays. */
export function sessionEndedRoute(app: FastifyInstance, { backendUrl }: Configuration): void {
  app.post(sessionEndedPath, async (request, reply) => {
    const token = tokenOf(request);
    if (token === null) return reply.code(204).send();
    const authorization = `Bearer ${token}`;
    const answer = await fetch(`${backendUrl}${getUserDetails.path}`, {
      headers: { authorization, authorization2: authorization },
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    if (answer?.status === 403) dropToken(reply);
    return reply.code(204).send();
  });
}
