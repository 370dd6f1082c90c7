import { sessionHeader } from '@casino-kit/api-client';
import { type AnyEndpoint, rotationHeader } from '@casino-kit/api-contract';
import { type Headers } from './forward.js';
import { isLogin } from './held-token.js';
import { getSentToken } from './page-session.js';
import { isSecure, type WithCookies } from './token-cookie.js';

/** Headers that identify the caller: set here, and never accepted from a visitor. */
const own = new Set([
  ...[rotationHeader, sessionHeader, 'cookie', 'host', 'system-token', 'forwarded', 'x-real-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
]);

/**
 * Returns the headers that a visitor's call is forwarded with: the cookie's token in both authorization headers, the
 * visitor's address and protocol, the system token where the contract requires it (§7), and never the cookie itself. A login carries
 * the cookie by which the backend recognizes the device (decision 52).
 */
export function forwardedHeaders(
  request: WithCookies,
  endpoint?: AnyEndpoint,
  systemToken?: string,
): Headers {
  const token = getSentToken(request);
  const { device } = request.cookies;
  return {
    ...Object.fromEntries(
      Object.entries(request.headers).filter(([name, value]) => value !== undefined && !own.has(name)),
    ),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': isSecure(request) ? 'https' : 'http',
    ...(token === null ? {} : { authorization: `Bearer ${token}`, authorization2: `Bearer ${token}` }),
    ...(endpoint?.systemToken && systemToken !== undefined ? { 'system-token': systemToken } : {}),
    ...(isLogin(endpoint) && device !== undefined && /^[\w-]+$/.test(device)
      ? { cookie: `device=${device}` }
      : {}),
  };
}
