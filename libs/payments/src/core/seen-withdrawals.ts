import * as v from 'valibot';
import { createPersistedRecord, type StorageLike } from './persisted-record.js';

/** Ids of withdrawals that came back and that a player has dismissed. */
export interface SeenWithdrawals {
  /** Those of a player, the latest last; the same list as long as nothing changes. */
  read(playerId: string): readonly string[];
  add(playerId: string, withdrawalId: string): void;
  /** Clears all of them: the player has logged out. */
  clear(): void;
  /** Calls the listener after every change made here; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** More are never shown at a time: older ones are dropped anyway. */
const most = 50;
const none: readonly string[] = [];

/**
 * Persists the dismissed withdrawals of one player at a time. `storage` returns the storage, or `null` when there is
 * none.
 */
export function createSeenWithdrawals(storage: () => StorageLike | null): SeenWithdrawals {
  const record = createPersistedRecord(
    storage,
    'casino-kit.withdrawals.seen',
    v.object({ playerId: v.string(), withdrawalIds: v.array(v.string()) }),
  );
  const listeners = new Set<() => void>();
  const read = (playerId: string) => {
    const kept = record.read();
    return kept?.playerId === playerId ? kept.withdrawalIds : none;
  };
  const write = (value: Parameters<typeof record.write>[0]) => {
    record.write(value);
    for (const listener of listeners) listener();
  };
  return {
    read,
    add(playerId, withdrawalId) {
      const others = read(playerId).filter((id) => id !== withdrawalId);
      write({ playerId, withdrawalIds: [...others, withdrawalId].slice(-most) });
    },
    clear: () => write(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
