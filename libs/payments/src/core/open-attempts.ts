import { type AttemptStore } from '@casino-kit/api-client';
import { isAmount } from '@casino-kit/money';
import * as v from 'valibot';
import { getKeepableDetails } from './deposit-details.js';
import { type DepositOrder, type DepositAttempt } from './deposit-state.js';
import { createPersistedRecord, type StorageLike } from './persisted-record.js';

const storageKey = 'casino-kit.deposits.open';

const storedAttempts = v.array(
  v.object({
    key: v.pipe(v.string(), v.nonEmpty()),
    request: v.object({
      after: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      paymentMethodId: v.string(),
      amount: v.custom<string>((value) => isAmount(value)),
      currencyCode: v.string(),
      returnPath: v.string(),
      byCard: v.boolean(),
      details: v.object({
        network: v.optional(v.string()),
        bonusId: v.optional(v.string()),
        cancelActiveBonus: v.optional(v.boolean()),
        couponCode: v.optional(v.string()),
        timeZone: v.optional(v.string()),
      }),
    }),
  }),
);

/**
 * Persists attempts without a response, by key, method, amount and time: no card token and nothing personal. Several forms may
 * share one.
 */
export interface OpenAttemptStore extends AttemptStore<DepositOrder> {
  /** Removes all of them: the player has logged out. */
  clear(): void;
}

/** `storage` returns the storage, or `null` when there is none or the browser blocks it. It may contain anything. */
export function createOpenAttemptStore(storage: () => StorageLike | null): OpenAttemptStore {
  const record = createPersistedRecord(storage, storageKey, storedAttempts);
  const read = (): DepositAttempt[] =>
    (record.read() ?? []).map(({ key, request }) => ({
      key,
      request: { ...request, cardToken: null },
      restored: true,
    }));
  return {
    read,
    follow(before, after) {
      const gone = new Set(before.map(({ key }) => key));
      const stay = new Set(after.map(({ key }) => key));
      if (gone.size === stay.size && [...gone].every((key) => stay.has(key))) return;
      const others = read().filter(({ key }) => !gone.has(key) && !stay.has(key));
      const kept = [...others, ...after].map(({ key, request: { cardToken: _, ...request } }) => ({
        key,
        request: { ...request, details: getKeepableDetails(request.details) },
      }));
      record.write(kept.length === 0 ? null : kept);
    },
    clear: () => record.write(null),
  };
}
