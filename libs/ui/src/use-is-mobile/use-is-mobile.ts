'use client';

import { useSyncExternalStore } from 'react';

const phone = '(max-width: 767px)';

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the page is as narrow as a phone (§9: mobile up to 767 px); `false` on a server. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(phone).matches,
    () => false,
  );
}
