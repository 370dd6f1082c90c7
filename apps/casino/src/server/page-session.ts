import { createHash } from 'node:crypto';
import { guestSession, sessionHeader } from '@casino-kit/api-client';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { getHeldToken, getToken, type WithCookies } from './token-cookie.js';

/** Where a socket's first request names the session of its page: a browser cannot set headers for it. */
export const sessionParameter = 'session';

/** Returns the name of a token's session, which scripts may see: it does not reveal the token. */
export const toSessionId = (token: string | null): string =>
  token === null
    ? guestSession
    : createHash('sha256').update(`session of ${token}`).digest('base64url').slice(0, 16);

/** Returns the name of the session of a request's cookie: it stays when the session gets a new token. */
export function getHeldSessionId(request: WithCookies): string {
  const held = getHeldToken(request);
  return held?.sessionId ?? toSessionId(held?.token ?? null);
}

/** Returns the token that a request is forwarded with: the cookie's, unless a page without a player sent the request. */
export const getSentToken = (request: WithCookies): string | null =>
  request.headers[sessionHeader] === guestSession ? null : getToken(request);

/**
 * Compares the session that the page of a request shows with that of the cookie, which another tab may have replaced (decision
 * 56). Returns the cookie's session where they differ, and whether the request must be refused because it would carry the token
 * of another player. A request that names no session, such as that of a picture, passes.
 */
export function compareSessions(
  request: WithCookies,
  claimed = request.headers[sessionHeader],
): { other: string | null; isRefused: boolean } {
  const held = getHeldSessionId(request);
  if (claimed === undefined || claimed === held) return { other: null, isRefused: false };
  return { other: held, isRefused: claimed !== guestSession };
}

/** Whether a browser may store a response and read it again later. */
function mayBeStored(reply: FastifyReply): boolean {
  const cacheControl = reply.getHeader('cache-control');
  if (cacheControl !== undefined) return !/\bno-store\b/i.test(String(cacheControl));
  return reply.hasHeader('etag') || reply.hasHeader('last-modified');
}

/** Refuses the calls of pages that show another player than the cookie's, before anything is forwarded (decision 56). */
export function refuseOtherSessions(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { [sessionParameter]: inQuery } = request.query as Record<string, string | undefined>;
    const isSocket = request.url.startsWith('/socket.io/');
    const { other, isRefused } = compareSessions(request, isSocket ? inQuery : undefined);
    if (other !== null) void reply.header(sessionHeader, other);
    if (isRefused)
      await reply.code(409).send({
        success: false,
        code: 'OTHER_SESSION',
        message: 'Another player has logged in, or this one has logged out.',
      });
  });
  // Read again from the browser's cache, it would name a session that is over by then.
  app.addHook('onSend', async (_request, reply) => {
    if (mayBeStored(reply)) reply.removeHeader(sessionHeader);
  });
}
