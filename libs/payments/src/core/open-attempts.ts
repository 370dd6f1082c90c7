import { isAmount } from '@casino-kit/money';
import * as v from 'valibot';
import { keepableOf } from './deposit-details.js';
import { type Attempt, type DepositState, openAttempts } from './deposit-machine.js';
import { createKeptRecord, type KeptStorage } from './kept-record.js';

const storageKey = 'casino-kit.deposits.open';

const storedAttempts = v.array(
  v.object({
    key: v.pipe(v.string(), v.nonEmpty()),
    after: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    request: v.object({
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
      }),
    }),
  }),
);

/** Attempts of a state that the server has been, or is being, asked about and has not answered. */
export function unansweredAttempts(state: DepositState): readonly Attempt[] {
  return state.step === 'sending' ? [...state.unsettled, state.attempt] : openAttempts(state);
}

/**
 * Keeps attempts of which nobody knows what became, by key, method, amount and time: no card token and nothing personal. Several
 * forms may share one.
 */
export interface OpenAttemptStore {
  read(): Attempt[];
  /** Takes in what is new after a step of one form, and forgets what it knows to be answered. */
  follow(before: readonly Attempt[], after: readonly Attempt[]): void;
  /** Forgets all of them: the player has signed out. */
  clear(): void;
}

/** `storage` gives the storage, or `null` where there is none or the visitor forbids it; what is in it may be anything. */
export function createOpenAttemptStore(storage: () => KeptStorage | null): OpenAttemptStore {
  const record = createKeptRecord(storage, storageKey, storedAttempts);
  const read = (): Attempt[] =>
    (record.read() ?? []).map((attempt) => ({ ...attempt, cardToken: null, kept: true as const }));
  return {
    read,
    follow(before, after) {
      const gone = new Set(before.map(({ key }) => key));
      const stay = new Set(after.map(({ key }) => key));
      if (gone.size === stay.size && [...gone].every((key) => stay.has(key))) return;
      const others = read().filter(({ key }) => !gone.has(key) && !stay.has(key));
      const kept = [...others, ...after].map(({ key, request, after: since }) => ({
        key,
        ...(since === undefined ? {} : { after: since }),
        request: { ...request, details: keepableOf(request.details) },
      }));
      record.write(kept.length === 0 ? null : kept);
    },
    clear: () => record.write(null),
  };
}
