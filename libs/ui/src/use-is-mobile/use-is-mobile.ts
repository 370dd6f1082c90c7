'use client';

import { useSyncExternalStore } from 'react';
import { mobileWidth } from './mobile-width.js';

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(mobileWidth);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the page is as narrow as a phone (§9: mobile up to 767 px); `false` on a server. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(mobileWidth).matches,
    () => false,
  );
}
