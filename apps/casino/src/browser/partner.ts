import { documentCookies } from '@casino-kit/session';

/** Parameter and cookie of the partner that referred a visitor; the cookie lasts 365 days (§9). */
const name = 'pid';
const days = 365;
const readable = /^[\w.-]{1,64}$/;

/** Returns the partner that referred the visitor, from the address or an earlier visit; `null` without one. */
export function partnerId(): string | null {
  const cookies = documentCookies(document);
  const asked = new URLSearchParams(window.location.search).get(name);
  if (asked !== null && readable.test(asked)) {
    cookies.set(name, asked, { expires: days, sameSite: 'lax', secure: true, path: '/' });
    return asked;
  }
  return cookies.get(name) ?? null;
}
