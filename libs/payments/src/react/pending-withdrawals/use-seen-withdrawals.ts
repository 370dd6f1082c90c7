'use client';

import { useAuthState, useSession } from '@casino-kit/session';
import { useEffect, useSyncExternalStore } from 'react';
import { createSeenWithdrawals, type SeenWithdrawals } from '../../core/seen-withdrawals.js';
import { clearOnSignOut } from '../clear-on-sign-out.js';

/**
 * Withdrawals that came back and that the player has dismissed, by id. Call `seenWithdrawals.clear()` where the host
 * clears a player's data on logout.
 */
export const seenWithdrawals: SeenWithdrawals = createSeenWithdrawals(() =>
  typeof window === 'undefined' ? null : window.localStorage,
);

const nothing: readonly string[] = [];

/** Returns what the logged-in player has dismissed, and a function to dismiss another. */
export function useSeenWithdrawals(): { seen: readonly string[]; dismiss: (withdrawalId: string) => void } {
  const session = useSession();
  const { user } = useAuthState();
  const playerId = user?.getUser.userId ?? '';
  useEffect(() => clearOnSignOut(session, seenWithdrawals.clear), [session]);
  return {
    seen: useSyncExternalStore(
      seenWithdrawals.subscribe,
      () => seenWithdrawals.read(playerId),
      () => nothing,
    ),
    dismiss: (withdrawalId) => seenWithdrawals.add(playerId, withdrawalId),
  };
}
