'use client';

import { useStored } from '@casino-kit/session';
import { atom, useStore } from 'jotai';
import { useCallback } from 'react';
import { consentKey, type CookieConsent, readConsent, storeConsent } from '../../core/cookie-consent.js';
import { consentPlaces } from '../browser.js';

/** Event of `window` after the visitor has chosen; scripts that need the consent listen to it. */
export const consentEvent = `${consentKey}Change`;

/** Another value whenever the choice may be another one; watched while something shows it. */
const changesAtom = atom(0);
changesAtom.onMount = (setChanges) => {
  const change = () => setChanges((count) => count + 1);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) change();
  };
  change();
  window.addEventListener(consentEvent, change);
  // Another tab of the site.
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(consentEvent, change);
    window.removeEventListener('storage', onStorage);
  };
};

/** Returns what the visitor chose, for code outside React; `null` before any choice. */
export const currentConsent = (): CookieConsent => readConsent(consentPlaces());

/** What the visitor chose about cookies; `null` before any choice. In a browser only. */
export const cookieConsentAtom = atom<CookieConsent | undefined>((get) => {
  get(changesAtom);
  return currentConsent();
});
const unknown = () => undefined;

/**
 * Returns what the visitor chose about cookies, `undefined` while the page hydrates, since the server does not know; and
 * a function that stores another choice and fires {@link consentEvent} (§4).
 */
export function useCookieConsent(): [
  CookieConsent | undefined,
  (consent: Exclude<CookieConsent, null>) => void,
] {
  const consent = useStored(useStore(), cookieConsentAtom, unknown);
  const choose = useCallback((chosen: Exclude<CookieConsent, null>) => {
    storeConsent(chosen, consentPlaces());
    window.dispatchEvent(new Event(consentEvent));
  }, []);
  return [consent, choose];
}
