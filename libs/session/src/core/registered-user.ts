import { type CookieJar } from './cookie-jar.js';

/** Says that someone has played here from this browser; it holds nothing about who. It outlives the sign-out. */
export const registeredUserCookie = 'registeredUser';
/** Lifetime of that cookie in days (§9). */
export const registeredUserDays = 365;

/** Remembers that this browser's visitor has an account, for one year from now. */
export function rememberRegistered(cookies: CookieJar): void {
  cookies.set(registeredUserCookie, '1', {
    expires: registeredUserDays,
    sameSite: 'lax',
    secure: true,
    path: '/',
  });
}

/** Whether someone has signed in or up from this browser within the last year: then a login is offered first. */
export function isRegistered(cookies: Pick<CookieJar, 'get'>): boolean {
  return cookies.get(registeredUserCookie) === '1';
}
