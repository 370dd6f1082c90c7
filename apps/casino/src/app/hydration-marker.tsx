import { useStored } from '@casino-kit/session';
import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { repeatEarlyChoices, repeatStoppedChoices } from './early-choices.js';
import { repeatEarlyPress } from './early-press.js';

const isHydratedAtom = atom(false);

/**
 * Marks the page as hydrated, and repeats choices and a press on it that came too early. Render it inside each page, beside its
 * content, because lazy pages hydrate after the layout, and beside each part of a page whose code comes later.
 */
export function HydrationMarker() {
  const store = useStore();
  useEffect(() => {
    if (store.get(isHydratedAtom)) repeatStoppedChoices();
    else repeatEarlyChoices(document);
    store.set(isHydratedAtom, true);
    repeatEarlyPress(document.querySelector('main'));
  }, [store]);
  return null;
}

const notYet = () => false;

/**
 * Returns whether the first page is hydrated. Anything outside the pages that reads its own data waits for that: a page
 * that hydrated with more than the server knew would not match its markup.
 */
export function usePageHydrated(): boolean {
  return useStored(useStore(), isHydratedAtom, notYet);
}
