import { atom, type createStore, type WritableAtom } from 'jotai/vanilla';
import { createCleanupRegistry } from './cleanup-registry.js';

/** Where the values of atoms live: one for a browser, one for each request on a server. */
export type Store = ReturnType<typeof createStore>;

/** What runs in a store when a player leaves. */
export const cleanupAtom = atom(() => createCleanupRegistry());

/**
 * Creates an atom that holds something of the player who is logged in. Once they have left it has its initial value again,
 * in every store with a session. A value is not a function.
 */
export function playerAtom<Value>(initial: Value): WritableAtom<Value, [Value], void> {
  const value = atom(initial);
  const isRegistered = atom(false);
  return atom(
    (get) => get(value),
    (get, set, next: Value) => {
      if (!get(isRegistered)) {
        set(isRegistered, true);
        get(cleanupAtom).add(() => set(value, initial));
      }
      set(value, next);
    },
  );
}
