'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { consentKey, type CookieConsent, readConsent, storeConsent } from '../../core/cookie-consent.js';
import { consentPlaces } from '../browser.js';

/** Event of `window` after the visitor has chosen; scripts that need the consent listen to it. */
export const consentEvent = `${consentKey}Change`;

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) listener();
  };
  window.addEventListener(consentEvent, listener);
  // Another tab of the site.
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(consentEvent, listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns what the visitor chose, for code outside React; `null` before any choice. */
export const currentConsent = (): CookieConsent => readConsent(consentPlaces());

/**
 * Returns what the visitor chose about cookies, `undefined` while the page hydrates, since the server does not know; and
 * a function that stores another choice and fires {@link consentEvent} (§4).
 */
export function useCookieConsent(): [
  CookieConsent | undefined,
  (consent: Exclude<CookieConsent, null>) => void,
] {
  const consent = useSyncExternalStore<CookieConsent | undefined>(subscribe, currentConsent, () => undefined);
  const choose = useCallback((chosen: Exclude<CookieConsent, null>) => {
    storeConsent(chosen, consentPlaces());
    window.dispatchEvent(new Event(consentEvent));
  }, []);
  return [consent, choose];
}
