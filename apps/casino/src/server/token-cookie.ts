import { createHash } from 'node:crypto';
import { accessTokenDays } from '@casino-kit/session';
import { type CookieSerializeOptions } from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { isLocalName, isNearby } from './addresses.js';

/** The cookie with the access token over https. `__Host-` binds it to this host and to a secure origin. */
export const tokenCookie = '__Host-accessToken';
/** The same on plain http on one's own machine, where WebKit drops secure cookies (decision 58). */
export const localTokenCookie = 'localAccessToken';

const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax' };
const getCookieOptions = (name: string) => ({ ...options, secure: name === tokenCookie });

/** What says how a request came. */
export type Origin = Pick<FastifyRequest, 'protocol' | 'host' | 'ip' | 'headers'>;
/** A request with its cookies. */
export type WithCookies = Origin & Pick<FastifyRequest, 'cookies'>;

/** Whether a request came over TLS. Some proxies name the protocol of a socket. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean =>
  ['https', 'wss'].includes(protocol);

/**
 * Returns the name of the only cookie that may hold the token of a request: the secure one over https, the plain one
 * over http on the visitor's own machine, and `null` over http anywhere else, where others could read it.
 */
export function getTokenCookieName(request: Origin): typeof tokenCookie | typeof localTokenCookie | null {
  if (isSecure(request)) return tokenCookie;
  const { host, ip, headers } = request;
  const isLocal = isLocalName(host) && isLocalName(headers.host ?? '') && isNearby(ip);
  return isLocal ? localTokenCookie : null;
}

/** What the cookie of a request holds. */
export interface HeldToken {
  token: string;
  /** What the pages call its session, where that is not told by the token: the token has replaced the first one (decision 83). */
  sessionId?: string | undefined;
}

/** A token of a session whose pages were named after an earlier one. */
const rotated = /^session:([\w-]{16}):(.+)$/;

/** Returns what a request's cookie holds, `null` for a guest. */
export function getHeldToken(request: WithCookies): HeldToken | null {
  const name = getTokenCookieName(request);
  const value = name === null ? undefined : request.cookies[name];
  if (value === undefined || value === '') return null;
  const [, sessionId, token] = rotated.exec(value) ?? [];
  return token === undefined ? { token: value } : { token, sessionId };
}

/** Returns the token in a request's cookie, `null` for a guest. */
export const getToken = (request: WithCookies): string | null => getHeldToken(request)?.token ?? null;

/** Whether a text is a valid access token (decision 49): only characters of RFC 6750, at most 4,096 of them. */
export const isToken = (text: string): boolean => text.length <= 4_096 && /^[\w.~+/-]+=*$/.test(text);

export interface TokenCookie {
  /** Returns whether a token can be stored for this request. Logs why the first time that it cannot. */
  canKeep(request: Origin): boolean;
  /** Stores a token in the cookie, unless the connection is not safe enough for one. */
  keep(request: WithCookies, reply: FastifyReply, token: string): void;
  /**
   * Stores the token that has replaced that of a request, whose pages go on to call their session `sessionId`; unless a login or
   * logout has replaced either meanwhile.
   */
  rotate(request: WithCookies, reply: FastifyReply, token: string, sessionId: string): void;
  /** Clears the cookie. */
  drop(request: WithCookies, reply: FastifyReply): void;
  /** Clears the cookie for a request whose token was rejected, unless a newer token has replaced it meanwhile. */
  dropRejected(request: WithCookies, reply: FastifyReply): void;
}

/**
 * Creates the only writer of the cookie. It remembers the last `maxReplaced` tokens that it replaced, as hashes. `warn`
 * is called at most once.
 */
export function createTokenCookie(warn: (what: string) => void, maxReplaced = 10_000): TokenCookie {
  const replaced = new Set<string>();
  let warned = false;
  const hash = (token: string) => createHash('sha256').update(token).digest('base64');
  const replace = (request: WithCookies) => {
    const token = getToken(request);
    if (token === null) return;
    replaced.add(hash(token));
    const [oldest] = replaced;
    if (replaced.size > maxReplaced && oldest !== undefined) replaced.delete(oldest);
  };
  const drop = (request: WithCookies, reply: FastifyReply) => {
    replace(request);
    for (const name of [tokenCookie, localTokenCookie]) void reply.clearCookie(name, getCookieOptions(name));
  };
  const canKeep = (request: Origin) => {
    const can = getTokenCookieName(request) !== null;
    if (!can && !warned) {
      warned = true;
      warn(
        'No session is stored: the request came over plain http from another machine, where others could read the token. Serve the site over https; behind a proxy that does, let it send X-Forwarded-Proto and name it in TRUST_PROXY.',
      );
    }
    return can;
  };
  const store = (request: WithCookies, reply: FastifyReply, value: string) => {
    if (!canKeep(request)) return;
    const name = getTokenCookieName(request) ?? tokenCookie;
    void reply.setCookie(name, value, { ...getCookieOptions(name), maxAge: accessTokenDays * 24 * 60 * 60 });
  };
  return {
    canKeep,
    keep(request, reply, token) {
      if (canKeep(request)) replace(request);
      replaced.delete(hash(token));
      store(request, reply, token);
    },
    rotate(request, reply, token, sessionId) {
      const isLate = [getToken(request), token].some((known) => known !== null && replaced.has(hash(known)));
      if (!isLate) store(request, reply, `session:${sessionId}:${token}`);
    },
    drop,
    dropRejected(request, reply) {
      const token = getToken(request);
      if (token !== null && !replaced.has(hash(token))) drop(request, reply);
    },
  };
}
