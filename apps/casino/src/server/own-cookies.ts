import { localOfferedCookie, offeredCookie } from './account-switch.js';
import { localTokenCookie, tokenCookie } from './token-cookie.js';

/** Cookies that the shell and its pages read: what a backend says under these names is not for the browser. */
const own = new Set([
  ...[tokenCookie, localTokenCookie, offeredCookie, localOfferedCookie],
  ...['locale', 'gameCookieConsent', 'registeredUser'],
]);

/** Cookies without a name are sent back as `value` alone, which may read like a name and a value. */
const parseCookieName = (cookie: string) => /^[^;=]*(?==)/.exec(cookie)?.[0].trim() ?? '';

/** Returns the cookies that a backend may set on the pages' origin: all but the shell's own and those without a name. */
export function withoutOwnCookies(cookies: string | string[]): string[] {
  return [cookies]
    .flat()
    .filter((cookie) => parseCookieName(cookie) !== '' && !own.has(parseCookieName(cookie)));
}
