'use client';

import { useState } from 'react';
import { type ListAddress } from '../core/is-list-address.js';
import { type ListView, toListAddress, toListView } from '../core/list-address.js';

export interface ListViewOptions {
  /** Order and filter, as the address has them. */
  address: ListAddress;
  /** Called with the parameters of another order or filter; `''` removes one. */
  onAddress: (address: Required<ListAddress>) => void;
}

/**
 * Returns order and filter of a list, and what changes them. A change shows at once, and the next one builds on it
 * even if the page has not rendered the new address yet. Another address replaces it.
 */
export function useListView({ address, onAddress }: ListViewOptions) {
  const known = toListView(address);
  const written = JSON.stringify(toListAddress(known));
  const [choice, setChoice] = useState<{ written: string; view: ListView | null }>({ written, view: null });
  if (choice.written !== written) setChoice({ written, view: null });
  const chosen = choice.written === written ? choice.view : null;
  return {
    view: chosen ?? known,
    onView: (view: ListView) => {
      setChoice({ written, view });
      onAddress(toListAddress(view));
    },
  };
}
