'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the page is hydrated: `false` on the server and while hydrating, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
