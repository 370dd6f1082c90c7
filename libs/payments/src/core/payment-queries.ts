import { type ApiClient, type CallOptions, isUnsupported } from '@casino-kit/api-client';
import {
  type Bonus,
  type Deposit,
  getDeposit,
  getPayments,
  getPendingDeposits,
  getSavedCards,
  type PaymentMethod,
  type SavedCard,
} from '@casino-kit/api-contract';
import { type DepositAttempt } from './deposit-state.js';
import { isInProgress, outcomeOfStatus } from './deposit-outcome.js';
import { type BonusPlace } from './deposit-rewards.js';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** Query options for the payment methods of a currency and a country, as the server lists them (§7); their titles are in `language`. */
export function paymentMethodsQuery(
  client: Caller,
  { language, ...place }: { currencyCode: string; countryCode: string; language: string },
) {
  return {
    queryKey: ['payments', 'methods', place.currencyCode, place.countryCode, language] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<PaymentMethod[]> =>
      (await client.call(getPayments, { query: place }, { signal })).payments,
    staleTime: 60_000,
    meta: { audience: 'player' },
  };
}

/** Milliseconds between two refetches of a deposit in progress. */
export const depositPollMs = 3_000;

/**
 * Query options for the current state of a deposit, refetched until it is settled. A server without this call is asked
 * once (decisions 40).
 */
export function depositQuery(client: Caller, depositId: string) {
  return {
    queryKey: ['payments', 'deposit', depositId] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<Deposit> =>
      client.call(getDeposit, { params: { depositId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data: Deposit | undefined; error?: unknown } }): number | false =>
      isUnsupported(state.error)
        ? false
        : state.data === undefined || isInProgress(outcomeOfStatus(state.data.status))
          ? depositPollMs
          : false,
    meta: { audience: 'player' },
  };
}

/** The cache key of the deposits that are still in progress. */
export const pendingDepositsKey = ['payments', 'pending'] as const;

/** Query options for the player's deposits that are still in progress, newest first. */
export function pendingDepositsQuery(client: Caller) {
  return {
    queryKey: pendingDepositsKey,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Deposit[]> =>
      (await client.call(getPendingDeposits, {}, { signal })).deposits,
    // The form and the list appear one after the other, and read it once.
    staleTime: depositPollMs,
    meta: { audience: 'player' },
  };
}

/** The longest that a form waits for saved cards: without them another card, or another method, can be used. */
const savedCardsTimeoutMs = 5_000;

/** Query options for the cards that the provider keeps for the player, the latest used first. */
export function savedCardsQuery(client: Caller) {
  return {
    queryKey: ['payments', 'saved-cards'] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<SavedCard[]> =>
      (await client.call(getSavedCards, {}, { signal, timeoutMs: savedCardsTimeoutMs })).cards,
    staleTime: 60_000,
    meta: { audience: 'player' },
  };
}

/** Query options for the bonuses that come with a deposit, for a place, a language (wire code) and a zone. */
export function depositBonusesQuery(client: Caller, place: BonusPlace) {
  return {
    queryKey: ['payments', 'bonuses', place] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Bonus[]> =>
      (await import('./deposit-rewards.js')).askDepositBonuses(client, place, { signal }),
    staleTime: 60_000,
    meta: { audience: 'player' },
  };
}

/**
 * Query options for ended deposits that may be the results of these attempts: after a reload no event announces them
 * any more. Requested once.
 */
export function lostDepositsQuery(client: Caller, attempts: readonly DepositAttempt[]) {
  return {
    queryKey: ['payments', 'lost', ...attempts.map(({ key }) => key)] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Deposit[]> =>
      (await import('./lost-deposits.js')).findLostDeposits(client, attempts, { signal }),
    staleTime: Infinity,
    meta: { audience: 'player' },
  };
}
