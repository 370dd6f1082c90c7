import { type Deposit } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';

/** What the player asks for. `amount` is a decimal string in major units of `currencyCode`. */
export interface DepositRequest {
  paymentMethodId: string;
  amount: Amount;
  currencyCode: string;
  /** Where the payment page sends the player back to: a path of this site. */
  returnPath: string;
  /** The method needs a token of the provider's card frame. */
  byCard: boolean;
}

/** One attempt to pay: one idempotency key, kept with its whole body until the server has said what became of it. */
export interface Attempt {
  key: string;
  request: DepositRequest;
  cardToken: string | null;
}

/** Why the server refused for good; `params` and `fields` as it sent them. */
export interface Refusal {
  code: string;
  params: Readonly<Record<string, string>>;
}

/**
 * Where one deposit stands.
 * - `idle`: nothing is under way; `cardProblem` tells what the card frame said last.
 * - `tokenising`: the card frame is asked; nothing has been sent.
 * - `sending`: the server is asked.
 * - `challenge`: the bank wants to see the player at `url` (3-D Secure).
 * - `refused`: the server took nothing and says why.
 * - `unknown`: sent, and no answer came. Asking again goes out with the same key and body, so money cannot be taken twice.
 * - the others: the server's own word on the deposit.
 *
 * `unsettled` holds attempts without an answer that the player left by asking for something else; asking for the same
 * once more takes them up again.
 */
export type DepositState = { unsettled: readonly Attempt[] } & (
  | { step: 'idle'; cardProblem: 'invalid' | 'error' | null }
  | { step: 'tokenising' | 'sending' | 'unknown'; attempt: Attempt }
  | { step: 'refused'; refusal: Refusal }
  | { step: 'challenge'; deposit: Deposit; url: string }
  | { step: 'pending' | 'completed' | 'failed' | 'declined' | 'cancelled'; deposit: Deposit }
);

export type DepositEvent =
  /** The player presses Pay. `newKey` is used if this is a new attempt. */
  | { type: 'submitted'; request: DepositRequest; newKey: string }
  | { type: 'tokenised'; cardToken: string }
  | { type: 'card-refused'; problem: 'invalid' | 'error' }
  /** The server's word on the deposit, from whichever call. */
  | { type: 'answered'; deposit: Deposit }
  | { type: 'refused'; refusal: Refusal }
  /** No answer, or none that can be understood. */
  | { type: 'unanswered' }
  /** The player changed the amount or the method: what was said about the last try no longer applies. */
  | { type: 'edited' }
  /** The form starts anew. A call under way is waited for. */
  | { type: 'reset' };

export const initialDeposit: DepositState = { step: 'idle', cardProblem: null, unsettled: [] };

const sameOrder = (a: DepositRequest, b: DepositRequest) =>
  a.paymentMethodId === b.paymentMethodId &&
  a.currencyCode === b.currencyCode &&
  compare(a.amount, b.amount) === 0;

/** Attempts of which nobody knows yet what became of them. */
export function openAttempts(state: DepositState): readonly Attempt[] {
  return state.step === 'unknown' ? [...state.unsettled, state.attempt] : state.unsettled;
}

/** Whether the player has to wait: pressing Pay again does nothing. */
export function isBusy({ step }: DepositState): boolean {
  return step === 'tokenising' || step === 'sending';
}

function submit(state: DepositState, request: DepositRequest, newKey: string): DepositState {
  if (isBusy(state)) return state;
  const open = openAttempts(state);
  const again = open.find((attempt) => sameOrder(attempt.request, request));
  const unsettled = open.filter((attempt) => attempt !== again);
  if (again) return { step: 'sending', attempt: again, unsettled };
  const attempt: Attempt = { key: newKey, request, cardToken: null };
  return { step: request.byCard ? 'tokenising' : 'sending', attempt, unsettled };
}

/** A challenge is an address of the web or it is none: anything else is never gone to. */
const webAddress = /^https?:\/\//i;

function afterAnswer(state: DepositState, deposit: Deposit): DepositState {
  const { unsettled } = state;
  if (deposit.status !== 'challenge') return { step: deposit.status, deposit, unsettled };
  const url = deposit.threeDs?.url ?? '';
  return webAddress.test(url)
    ? { step: 'challenge', deposit, url, unsettled }
    : { step: 'pending', deposit, unsettled };
}

const atRest = (state: DepositState): DepositState =>
  isBusy(state) ? state : { step: 'idle', cardProblem: null, unsettled: openAttempts(state) };

const waitsForWord = (state: DepositState) =>
  state.step === 'sending' || state.step === 'challenge' || state.step === 'pending';

/** One step of a deposit. An event that does not fit the state leaves it as it is. */
export function depositReducer(state: DepositState, event: DepositEvent): DepositState {
  const { unsettled } = state;
  switch (event.type) {
    case 'submitted':
      return submit(state, event.request, event.newKey);
    case 'tokenised':
      return state.step === 'tokenising'
        ? { step: 'sending', attempt: { ...state.attempt, cardToken: event.cardToken }, unsettled }
        : state;
    case 'card-refused':
      return state.step === 'tokenising' ? { step: 'idle', cardProblem: event.problem, unsettled } : state;
    case 'answered':
      return waitsForWord(state) ? afterAnswer(state, event.deposit) : state;
    case 'refused':
      return state.step === 'sending' ? { step: 'refused', refusal: event.refusal, unsettled } : state;
    case 'unanswered':
      return state.step === 'sending' ? { step: 'unknown', attempt: state.attempt, unsettled } : state;
    case 'edited':
      return state.step === 'challenge' ? state : atRest(state);
    case 'reset':
      return atRest(state);
  }
}
