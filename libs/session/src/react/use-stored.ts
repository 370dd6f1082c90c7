'use client';

import { type Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';
import { type Store } from '../core/player-atom.js';

/**
 * Returns the value of an atom, or what `select` returns of it: the component renders again when that changes. On a server,
 * and while a part of the page hydrates, it is that of `rendered`, since the store may have gone on meanwhile and the markup
 * would not match: the one thing that `useAtomValue` of jotai cannot do.
 */
export function useStored<Value>(store: Store, atom: Atom<Value>, rendered: () => Value): Value;
export function useStored<Value, Selected>(
  store: Store,
  atom: Atom<Value>,
  rendered: () => Value,
  select: (value: Value) => Selected,
): Selected;
export function useStored<Value>(
  store: Store,
  atom: Atom<Value>,
  rendered: () => Value,
  select: (value: Value) => unknown = (value) => value,
): unknown {
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => select(store.get(atom)),
    () => select(rendered()),
  );
}
