'use client';

import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { type ListAddress } from '../../core/is-list-address.js';

/** How long a further letter's results are in view, in milliseconds, before the address follows. */
export const addressRestMs = 700;

/**
 * Receives the next term of a search that is in view, and returns whether its results show it without the page; `null`
 * while none are in view.
 */
export type LiveSearch = RefObject<((term: string) => boolean) | null>;

export interface LiveSearchOptions {
  /** The term in the address. */
  search: string;
  /** Order and filter in the address. */
  address: ListAddress;
  /** Called with the term for the address. */
  onSearch: (term: string) => void;
  live?: LiveSearch | undefined;
}

/**
 * Returns the term whose results are in view. Further letters reach the results at once, without a navigation, which
 * renders the page again. The address follows once typing has paused for longer, and before any click, so that the way
 * back from a game leads to its results.
 */
export function useLiveSearch({ search, address, onSearch, live }: LiveSearchOptions): string {
  // `addresses` are those during which `term` is the newer one; any other comes from elsewhere, such as browser back.
  const [typed, setTyped] = useState({ term: search, addresses: [search] });
  const isCurrent = typed.addresses.includes(search);
  if (!isCurrent || (search === typed.term && typed.addresses.length > 1))
    setTyped({ term: search, addresses: [search] });
  const term = isCurrent ? typed.term : search;

  useImperativeHandle(
    live,
    () => (next: string) => {
      if (next === '') return false;
      setTyped(({ addresses }) => ({ term: next, addresses }));
      return true;
    },
    [],
  );

  const moveAddress = useEffectEvent(() => {
    setTyped(({ addresses }) => ({ term, addresses: [...addresses, term] }));
    onSearch(term);
  });
  // A filter of the same moment may overwrite the term: the page is rendered with another address, and moves it again.
  const written = JSON.stringify(address);
  useEffect(() => {
    if (term === search) return undefined;
    const cancel = () => {
      clearTimeout(rest);
      window.removeEventListener('click', move, { capture: true });
    };
    // Once only: a second navigation would end the one that the click began, to a page that is still loading.
    const move = () => {
      cancel();
      moveAddress();
    };
    const rest = setTimeout(move, addressRestMs);
    window.addEventListener('click', move, { capture: true });
    return cancel;
  }, [term, search, written]);
  return term;
}
