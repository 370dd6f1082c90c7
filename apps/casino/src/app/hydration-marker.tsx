import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { repeatEarlyPress } from './early-press.js';

/** What hydrates on its own, after the frame around it: the content of the page, and the account in the header. */
type Part = 'page' | 'account';

const hydrated = new Set<Part>();
const listeners = new Set<() => void>();

/** Marks a part as hydrated, and repeats a press on it that came too early. */
export function useHydrationMark(part: Part, element: RefObject<Element | null>): void {
  useEffect(() => {
    hydrated.add(part);
    for (const listener of listeners) listener();
    repeatEarlyPress(element.current);
  }, [part, element]);
}

const main: RefObject<Element | null> = {
  get current() {
    return document.querySelector('main');
  },
};

/** Marks the page as hydrated. Render it inside each page, beside its content. */
export function HydrationMarker() {
  useHydrationMark('page', main);
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether a part of the first page is hydrated. Anything outside that reads its own data waits for that: a part
 * that hydrated with more than the server knew would not match its markup.
 */
export function usePartHydrated(part: Part): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hydrated.has(part),
    () => false,
  );
}
