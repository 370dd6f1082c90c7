import { type Attempt, type Rejection } from '@casino-kit/api-client';
import { type Deposit } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { type DepositDetails, getPersonalDetails } from './deposit-details.js';

/** What the player requests. `amount` is a decimal string in major units of `currencyCode`. */
export interface DepositRequest {
  paymentMethodId: string;
  amount: Amount;
  currencyCode: string;
  /** Where the payment page sends the player back to: a path of this site. */
  returnPath: string;
  /** The method needs a token of the provider's card frame. */
  byCard: boolean;
  /** Further fields for the server, by method. */
  details: DepositDetails;
}

/** A request as it is sent. */
export interface DepositOrder extends DepositRequest {
  cardToken: string | null;
  /** A deposit that results from it was made after this: ISO 8601. Unknown when no clock was passed. */
  after?: string | undefined;
}

/** One attempt to pay: one idempotency key, kept with its whole body until a definite response. */
export type DepositAttempt = Attempt<DepositOrder>;

/**
 * The state of one deposit.
 * - `idle`: nothing is in progress; `cardError` is the last error of the card frame.
 * - `tokenising`: waiting for the card frame; nothing has been sent.
 * - `sending`: the request is in flight.
 * - `challenge`: the bank wants to see the player at `url` (3-D Secure).
 * - `rejected`: the server accepted nothing and says why.
 * - `unknown`: sent, without a definite response. `responded`: the server did respond, with an error and perhaps a
 *   message. A retry sends the same key and body, so money cannot be taken twice.
 * - the others: the server's own status of the deposit.
 *
 * `unsettled` holds attempts without a definite response that the player left by requesting something else; requesting
 * the same again continues them.
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

/** Whether two requests are for the same payment: then they share a key while the first has no definite response. */
export function isSameOrder(a: DepositRequest, b: DepositRequest): boolean {
  return (
    a.paymentMethodId === b.paymentMethodId &&
    a.currencyCode === b.currencyCode &&
    compare(a.amount, b.amount) === 0
  );
}

/**
 * Completes a restored request with what was not persisted; the rest stays as it was sent, or the key would not match
 * it.
 */
export function completeOrder(restored: DepositOrder, wanted: DepositOrder): DepositOrder {
  return {
    ...restored,
    byCard: wanted.byCard,
    details: { ...getPersonalDetails(wanted.details), ...restored.details },
  };
}

/** Returns the attempts whose result is unknown, without one in flight. */
export function openAttempts(state: DepositState): readonly DepositAttempt[] {
  return state.step === 'unknown' ? [...state.unsettled, state.attempt] : state.unsettled;
}

/** Returns the attempts that were sent and have no definite response, with one in flight. */
export function attemptsWithoutResponse(state: DepositState): readonly DepositAttempt[] {
  return state.step === 'sending' ? [...state.unsettled, state.attempt] : openAttempts(state);
}

/** Whether a payment is being processed: pressing Pay again does nothing. */
export function isBusy({ step }: DepositStep): boolean {
  return step === 'tokenising' || step === 'sending';
}

/** Whether a page may navigate to an address: challenge and payment pages must be web addresses. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** Returns the step of a deposit from the server's status; a challenge without a web page only waits. */
export function toDepositStep(deposit: Deposit): DepositStep {
  if (deposit.status !== 'challenge') return { step: deposit.status, deposit };
  const url = deposit.threeDs?.url ?? '';
  return isWebAddress(url) ? { step: 'challenge', deposit, url } : { step: 'pending', deposit };
}

/** Whether the server's final status of a deposit is still to come. */
export function isAwaitingResult({ step }: DepositStep): boolean {
  return step === 'sending' || step === 'challenge' || step === 'pending';
}

/** Whether a deposit has the method, the currency and the amount that an attempt requested. */
export function isOrderOf(deposit: Deposit, { request }: DepositAttempt): boolean {
  return (
    deposit.paymentMethodId === request.paymentMethodId &&
    deposit.currencyCode === request.currencyCode &&
    compare(deposit.amount, request.amount) === 0
  );
}

/**
 * Whether a deposit may be the result of an attempt at all. A deposit that this page knew before the attempt was sent
 * cannot be. After a reload that is not known, so the deposit must be younger than the attempt.
 */
export function isNewTo({ restored, request }: DepositAttempt, deposit: Deposit, isKnown: boolean): boolean {
  if (!restored) return !isKnown;
  return request.after !== undefined && Date.parse(deposit.createdAt) > Date.parse(request.after);
}
