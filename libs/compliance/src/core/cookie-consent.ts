import { type TextStorage } from './browser-storage.js';

/** Name of the record in the storage and of the cookie (§9). */
export const consentKey = 'gameCookieConsent';
/** How long the cookie lasts, in seconds: a year (§9). */
export const consentSeconds = 31_536_000;

/** What a visitor chose; `null` before any choice. `rejected`: only what the site needs to work. */
export type CookieConsent = 'accepted' | 'rejected' | null;

export interface ConsentPlaces {
  storage: TextStorage;
  /** Reads and writes `document.cookie`; its location says whether the cookie is secure. */
  cookies: { cookie: string; location: { protocol: string } };
}

const parseConsent = (value: string | null | undefined): CookieConsent =>
  value === 'accepted' || value === 'rejected' ? value : null;

function readConsentCookie({ cookie }: Pick<ConsentPlaces['cookies'], 'cookie'>): CookieConsent {
  const pair = cookie.split('; ').find((entry) => entry.startsWith(`${consentKey}=`));
  return parseConsent(pair?.slice(consentKey.length + 1));
}

/**
 * Returns the visitor's choice: from the storage, else from the cookie, which lasts where the storage was cleared. Any
 * other value counts as no choice.
 */
export function readConsent({ storage, cookies }: ConsentPlaces): CookieConsent {
  return parseConsent(storage.getItem(consentKey)) ?? readConsentCookie(cookies);
}

/**
 * Stores the visitor's choice in the storage and in a cookie of this site alone (§9). The cookie is secure on https;
 * elsewhere WebKit would drop it.
 */
export function storeConsent(
  consent: Exclude<CookieConsent, null>,
  { storage, cookies }: ConsentPlaces,
): void {
  storage.setItem(consentKey, consent);
  const secure = cookies.location.protocol === 'https:' ? '; secure' : '';
  cookies.cookie = `${consentKey}=${consent}; path=/; max-age=${consentSeconds}; samesite=strict${secure}`;
}
