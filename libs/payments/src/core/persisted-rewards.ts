import * as v from 'valibot';
import { createPersistedRecord, type StorageLike } from './persisted-record.js';

const storageKey = 'casino-kit.deposits.rewards';
/** As many deposits as a player may come back to from payment pages in one visit. */
const most = 10;

const storedRewards = v.array(
  v.object({
    depositId: v.string(),
    bonusId: v.optional(v.string()),
    couponCode: v.optional(v.string()),
  }),
);
type StoredReward = v.InferOutput<typeof storedRewards>[number];

/** Persists the bonus and the coupon of a deposit, so that a retry keeps them (decision 51). */
export interface PersistedRewards {
  keep(reward: StoredReward): void;
  of(depositId: string): StoredReward | null;
  /** Removes all of them: the player has logged out. */
  clear(): void;
}

/** Creates the record in a storage; without one nothing is persisted. */
export function createPersistedRewards(storage: () => StorageLike | null): PersistedRewards {
  const record = createPersistedRecord(storage, storageKey, storedRewards);
  const read = () => record.read() ?? [];
  return {
    keep: (reward) =>
      record.write(
        [...read().filter(({ depositId }) => depositId !== reward.depositId), reward].slice(-most),
      ),
    of: (wanted) => read().find(({ depositId }) => depositId === wanted) ?? null,
    clear: () => record.write(null),
  };
}
