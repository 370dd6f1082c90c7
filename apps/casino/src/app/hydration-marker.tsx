import { useEffect, useSyncExternalStore } from 'react';

let isHydrated = false;
const listeners = new Set<() => void>();

/**
 * Stands in every page, beside its content: the browser has taken the page over once this has. Pages that are loaded apart
 * hydrate later than what stands around them.
 */
export function HydrationMarker() {
  useEffect(() => {
    isHydrated = true;
    for (const listener of listeners) listener();
  }, []);
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the browser has taken over the first page. What reads data of its own around the pages waits for that: a page that
 * hydrated with more than the server knew would not match its markup.
 */
export function usePageHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}
