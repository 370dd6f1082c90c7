import { isAmount } from '@casino-kit/money';
import * as v from 'valibot';
import { keepableOf } from './deposit-details.js';
import { type Attempt, type DepositState, openAttempts } from './deposit-machine.js';

/** Where attempts without an answer are kept while a page is loaded anew: a `sessionStorage`. */
export interface AttemptStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const storageKey = 'casino-kit.deposits.open';

const storedAttempts = v.array(
  v.object({
    key: v.pipe(v.string(), v.nonEmpty()),
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
 * Keeps attempts of which nobody knows what became, by key, method and amount: no card token and nothing personal. Several
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
export function createOpenAttemptStore(storage: () => AttemptStorage | null): OpenAttemptStore {
  /** A storage may be full or forbidden; paying goes on without it. */
  const attempt = <T>(work: (storage: AttemptStorage) => T, otherwise: T): T => {
    try {
      const found = storage();
      return found === null ? otherwise : work(found);
    } catch {
      return otherwise;
    }
  };
  const parse = (text: string): Attempt[] => {
    const read = v.safeParse(storedAttempts, JSON.parse(text));
    return read.success
      ? read.output.map(({ key, request }) => ({ key, request, cardToken: null, kept: true as const }))
      : [];
  };
  const read = () =>
    attempt((found) => {
      const text = found.getItem(storageKey);
      return text === null ? [] : parse(text);
    }, []);
  return {
    read,
    follow(before, after) {
      const gone = new Set(before.map(({ key }) => key));
      const stay = new Set(after.map(({ key }) => key));
      if (gone.size === stay.size && [...gone].every((key) => stay.has(key))) return;
      const others = read().filter(({ key }) => !gone.has(key) && !stay.has(key));
      const kept = [...others, ...after].map(({ key, request }) => ({
        key,
        request: { ...request, details: keepableOf(request.details) },
      }));
      attempt((found) => {
        if (kept.length === 0) found.removeItem(storageKey);
        else found.setItem(storageKey, JSON.stringify(kept));
      }, undefined);
    },
    clear: () => attempt((found) => found.removeItem(storageKey), undefined),
  };
}
