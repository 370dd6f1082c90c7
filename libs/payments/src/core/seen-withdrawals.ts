import { type Store } from '@casino-kit/session';
import { type Atom, atom, createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import { createPersistedRecord, type StorageLike } from './persisted-record.js';

/** Ids of withdrawals that came back and that a player has dismissed. */
export interface SeenWithdrawals {
  /** Those of a player, the latest last; the same list as long as nothing changes. */
  read(playerId: string): readonly string[];
  /** Another value after every change made here. */
  readonly changesAtom: Atom<number>;
  add(playerId: string, withdrawalId: string): void;
  /** Clears all of them: the player has logged out. */
  clear(): void;
}

/** More are never shown at a time: older ones are dropped anyway. */
const most = 50;
const none: readonly string[] = [];

/**
 * Persists the dismissed withdrawals of one player at a time. `storage` returns the storage, or `null` when there is
 * none.
 */
export function createSeenWithdrawals(
  storage: () => StorageLike | null,
  store: Store = createStore(),
): SeenWithdrawals {
  const record = createPersistedRecord(
    storage,
    'casino-kit.withdrawals.seen',
    v.object({ playerId: v.string(), withdrawalIds: v.array(v.string()) }),
  );
  const changesAtom = atom(0);
  const read = (playerId: string) => {
    const kept = record.read();
    return kept?.playerId === playerId ? kept.withdrawalIds : none;
  };
  const write = (value: Parameters<typeof record.write>[0]) => {
    record.write(value);
    store.set(changesAtom, (count) => count + 1);
  };
  return {
    read,
    add(playerId, withdrawalId) {
      const others = read(playerId).filter((id) => id !== withdrawalId);
      write({ playerId, withdrawalIds: [...others, withdrawalId].slice(-most) });
    },
    clear: () => write(null),
    changesAtom,
  };
}
