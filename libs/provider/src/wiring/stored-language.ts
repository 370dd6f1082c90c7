import { defaultLocaleCode, isLocaleCode } from '@casino-kit/i18n';
import { type CookieJar } from '@casino-kit/session';

const localeCookie = 'locale';
const localeDays = 365;

/** The language that a player selected, and how to persist another one. */
export interface StoredLanguage {
  /** Returns the wire code; `en` until one was stored, since the browser's language is not used (§9). */
  code(): string;
  store(code: string): void;
}

/** Creates a language that is persisted in a cookie for a year. */
export function createStoredLanguage(cookies: CookieJar): StoredLanguage {
  const stored = cookies.get(localeCookie);
  let current: string = isLocaleCode(stored) ? stored : defaultLocaleCode;
  return {
    code: () => current,
    store(code) {
      current = code;
      cookies.set(localeCookie, code, { expires: localeDays, sameSite: 'lax', secure: true, path: '/' });
    },
  };
}
