import { type Attempt, type Rejection } from '@casino-kit/api-client';
import { type Deposit } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { type DepositDetails, personalOf } from './deposit-details.js';

/** What the player asks for. `amount` is a decimal string in major units of `currencyCode`. */
export interface DepositRequest {
  paymentMethodId: string;
  amount: Amount;
  currencyCode: string;
  /** Where the payment page sends the player back to: a path of this site. */
  returnPath: string;
  /** The method needs a token of the provider's card frame. */
  byCard: boolean;
  /** What else goes to the server, by the method. */
  details: DepositDetails;
}

/** A request as it is sent. */
export interface DepositOrder extends DepositRequest {
  cardToken: string | null;
  /** A deposit that answers it was made after this: ISO 8601. Not known where no clock was given. */
  after?: string;
}

/** One attempt to pay: one idempotency key, kept with its whole body until a definite response. */
export type DepositAttempt = Attempt<DepositOrder>;

/**
 * Where one deposit stands.
 * - `idle`: nothing is in progress; `cardProblem` tells what the card frame said last.
 * - `tokenising`: the card frame is asked; nothing has been sent.
 * - `sending`: the request is in flight.
 * - `challenge`: the bank wants to see the player at `url` (3-D Secure).
 * - `refused`: the server took nothing and says why.
 * - `unknown`: sent, without a definite response. `responded`: the server did respond, with an error and perhaps a message.
 *   Retrying goes out with the same key and body, so money cannot be taken twice.
 * - the others: the server's own word on the deposit.
 *
 * `unsettled` holds attempts without a definite response that the player left by asking for something else; asking for the
 * same again takes them up.
 */
export type DepositState = { unsettled: readonly DepositAttempt[] } & DepositStep;

/** {@link DepositState} without the attempts that were left. */
export type DepositStep =
  | { step: 'idle'; cardError: 'invalid' | 'error' | null }
  | { step: 'tokenising' | 'sending'; attempt: DepositAttempt }
  | { step: 'unknown'; attempt: DepositAttempt; responded: { message: string | null } | null }
  | { step: 'rejected'; rejection: Rejection }
  | { step: 'challenge'; deposit: Deposit; url: string }
  | { step: 'pending' | 'completed' | 'failed' | 'declined' | 'cancelled'; deposit: Deposit };

export const initialDeposit: DepositState = { step: 'idle', cardError: null, unsettled: [] };

/** Whether two requests ask for the same payment: then they share a key while the first has no definite response. */
export function isSameOrder(a: DepositRequest, b: DepositRequest): boolean {
  return (
    a.paymentMethodId === b.paymentMethodId &&
    a.currencyCode === b.currencyCode &&
    compare(a.amount, b.amount) === 0
  );
}

/** Completes a restored request with what was not persisted; the rest stays as it was sent, or the key would not fit it. */
export function completeOrder(restored: DepositOrder, wanted: DepositOrder): DepositOrder {
  return {
    ...restored,
    byCard: wanted.byCard,
    details: { ...personalOf(wanted.details), ...restored.details },
  };
}

/** Returns the attempts whose result is unknown, without one in flight. */
export function openAttempts(state: DepositState): readonly DepositAttempt[] {
  return state.step === 'unknown' ? [...state.unsettled, state.attempt] : state.unsettled;
}

/** Returns the attempts that were sent and have no definite response, with one in flight. */
export function unansweredAttempts(state: DepositState): readonly DepositAttempt[] {
  return state.step === 'sending' ? [...state.unsettled, state.attempt] : openAttempts(state);
}

/** Whether the player has to wait: pressing Pay again does nothing. */
export function isBusy({ step }: DepositStep): boolean {
  return step === 'tokenising' || step === 'sending';
}

/** Whether a page may go to an address: a challenge or payment page is one of the web or it is none. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** Returns the step of a deposit by the server's word on it; a challenge without a page of the web only waits. */
export function stepOf(deposit: Deposit): DepositStep {
  if (deposit.status !== 'challenge') return { step: deposit.status, deposit };
  const url = deposit.threeDs?.url ?? '';
  return isWebAddress(url) ? { step: 'challenge', deposit, url } : { step: 'pending', deposit };
}

/** Whether the server's word on a deposit is still to come. */
export function isAwaitingResult({ step }: DepositStep): boolean {
  return step === 'sending' || step === 'challenge' || step === 'pending';
}

/** Whether a deposit is of the method, the currency and the amount that an attempt asked for. */
export function isOrderOf(deposit: Deposit, { request }: DepositAttempt): boolean {
  return (
    deposit.paymentMethodId === request.paymentMethodId &&
    deposit.currencyCode === request.currencyCode &&
    compare(deposit.amount, request.amount) === 0
  );
}

/**
 * Whether a deposit may have come of an attempt at all. What this page knew before it was sent may not; after a reload
 * no one knows what was known, so that it has to be younger.
 */
export function isNewTo({ restored, request }: DepositAttempt, deposit: Deposit, isKnown: boolean): boolean {
  if (!restored) return !isKnown;
  return request.after !== undefined && Date.parse(deposit.createdAt) > Date.parse(request.after);
}
