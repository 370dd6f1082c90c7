'use client';

import { cleanupAtom, perStore, useAuthState, useSession, useStored } from '@casino-kit/session';
import { createSeenWithdrawals } from '../../core/seen-withdrawals.js';

/**
 * Withdrawals that came back and that the player has dismissed, by id, for the session of a store. They are cleared when the
 * player leaves.
 */
export const getSeenWithdrawals = perStore((store) => {
  const seen = createSeenWithdrawals(
    () => (typeof window === 'undefined' ? null : window.localStorage),
    store,
  );
  store.get(cleanupAtom).add(seen.clear);
  return seen;
});

const nothing: readonly string[] = [];
/** The server, and the first render in a browser, know nothing that is persisted. */
const notRead = () => null;

/** Returns what the logged-in player has dismissed, and a function to dismiss another. */
export function useSeenWithdrawals(): { seen: readonly string[]; dismiss: (withdrawalId: string) => void } {
  const { store } = useSession();
  const { user } = useAuthState();
  const playerId = user?.getUser.userId ?? '';
  const seen = getSeenWithdrawals(store);
  return {
    seen: useStored<number | null, readonly string[]>(store, seen.changesAtom, notRead, (changes) =>
      changes === null ? nothing : seen.read(playerId),
    ),
    dismiss: (withdrawalId) => seen.add(playerId, withdrawalId),
  };
}
