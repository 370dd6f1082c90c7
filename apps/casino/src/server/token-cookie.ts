import { accessTokenDays } from '@casino-kit/session';
import { type CookieSerializeOptions } from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * The shell keeps the access token where no script can read it. `__Host-` binds the cookie to this host and to a secure
 * origin; browsers count localhost as one.
 */
export const tokenCookie = '__Host-accessToken';
const options: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

export function tokenOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
  const token = request.cookies[tokenCookie];
  return token === undefined || token === '' ? null : token;
}

export function keepToken(reply: FastifyReply, token: string): void {
  void reply.setCookie(tokenCookie, token, { ...options, maxAge: accessTokenDays * 24 * 60 * 60 });
}

export function dropToken(reply: FastifyReply): void {
  void reply.clearCookie(tokenCookie, options);
}
