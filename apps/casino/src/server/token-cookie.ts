import { createHash } from 'node:crypto';
import { accessTokenDays } from '@casino-kit/session';
import { type CookieSerializeOptions } from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * The cookie with the access token, which no script can read. `__Host-` binds it to this host and to a secure origin;
 * browsers treat localhost as one.
 */
export const tokenCookie = '__Host-accessToken';
const options: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

type WithCookies = Pick<FastifyRequest, 'cookies'>;

/** Returns the token in a request's cookie, `null` for a guest. */
export function tokenOf(request: WithCookies): string | null {
  const token = request.cookies[tokenCookie];
  return token === undefined || token === '' ? null : token;
}

/** Whether a text is a valid access token (decision 49): only characters of RFC 6750, at most 4,096 of them. */
export const isToken = (text: string): boolean => text.length <= 4_096 && /^[\w.~+/-]+=*$/.test(text);

export interface TokenCookie {
  /** Stores a token in the cookie. */
  keep(request: WithCookies, reply: FastifyReply, token: string): void;
  /** Clears the cookie. */
  drop(request: WithCookies, reply: FastifyReply): void;
  /** Clears the cookie for a request whose token was rejected, unless a newer token has replaced it meanwhile. */
  dropRejected(request: WithCookies, reply: FastifyReply): void;
}

/** Creates the only writer of the cookie. It remembers the last `maxReplaced` tokens that it replaced, as hashes. */
export function createTokenCookie(maxReplaced = 10_000): TokenCookie {
  const replaced = new Set<string>();
  const hash = (token: string) => createHash('sha256').update(token).digest('base64');
  const replace = (request: WithCookies) => {
    const token = tokenOf(request);
    if (token === null) return;
    replaced.add(hash(token));
    const [oldest] = replaced;
    if (replaced.size > maxReplaced && oldest !== undefined) replaced.delete(oldest);
  };
  const drop = (request: WithCookies, reply: FastifyReply) => {
    replace(request);
    void reply.clearCookie(tokenCookie, options);
  };
  return {
    keep(request, reply, token) {
      replace(request);
      replaced.delete(hash(token));
      void reply.setCookie(tokenCookie, token, { ...options, maxAge: accessTokenDays * 24 * 60 * 60 });
    },
    drop,
    dropRejected(request, reply) {
      const token = tokenOf(request);
      if (token !== null && !replaced.has(hash(token))) drop(request, reply);
    },
  };
}
