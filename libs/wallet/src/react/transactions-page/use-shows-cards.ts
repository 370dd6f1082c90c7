'use client';

import { useSyncExternalStore } from 'react';

/** `--up-to-tablet` of the styles: narrower than the columns of the history need. */
const cardsWidth = '(max-width: 1023px)';

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia(cardsWidth);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the history is cards by day rather than a table; `false` on a server. */
export function useShowsCards(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(cardsWidth).matches,
    () => false,
  );
}
