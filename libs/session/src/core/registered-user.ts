import { type CookieJar } from './cookie-jar.js';

/** Records that someone has played here from this browser, but not who. It survives the logout. */
export const registeredUserCookie = 'registeredUser';
/** Lifetime of that cookie in days (§9). */
export const registeredUserDays = 365;

/** Remembers for one year that someone who uses this browser has an account. */
export function rememberRegistered(cookies: CookieJar): void {
  cookies.set(registeredUserCookie, '1', {
    expires: registeredUserDays,
    sameSite: 'lax',
    secure: true,
    path: '/',
  });
}

/**
 * Returns whether someone has logged in or signed up from this browser within the last year: a login is then offered first.
 */
export function isRegistered(cookies: Pick<CookieJar, 'get'>): boolean {
  return cookies.get(registeredUserCookie) === '1';
}
