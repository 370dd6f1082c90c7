'use client';

import { safeStorage, type TextStorage } from '../core/browser-storage.js';
import { type ConsentPlaces } from '../core/cookie-consent.js';

/** The browser's storage, which may be disabled. */
export const browserStorage: TextStorage = safeStorage(() => globalThis.localStorage);

/** Returns where the consent is kept in this browser. */
export const consentPlaces = (): ConsentPlaces => ({ storage: browserStorage, cookies: document });
