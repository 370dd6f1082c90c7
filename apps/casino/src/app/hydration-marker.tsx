import { useEffect, useSyncExternalStore } from 'react';
import { repeatEarlyChoices, repeatStoppedChoices } from './early-choices.js';
import { repeatEarlyPress } from './early-press.js';

let isHydrated = false;
const listeners = new Set<() => void>();

/**
 * Marks the page as hydrated, and repeats choices and a press on it that came too early. Render it inside each page, beside its
 * content, because lazy pages hydrate after the layout, and beside each part of a page whose code comes later.
 */
export function HydrationMarker() {
  useEffect(() => {
    if (isHydrated) repeatStoppedChoices();
    else repeatEarlyChoices(document);
    isHydrated = true;
    for (const listener of listeners) listener();
    repeatEarlyPress(document.querySelector('main'));
  }, []);
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether the first page is hydrated. Anything outside the pages that reads its own data waits for that: a page
 * that hydrated with more than the server knew would not match its markup.
 */
export function usePageHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}
