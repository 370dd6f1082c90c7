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

/** One attempt to pay: one idempotency key, kept with its whole body until the server has said what became of it. */
export interface Attempt {
  key: string;
  request: DepositRequest;
  cardToken: string | null;
  /** A deposit that answers it was made after this: ISO 8601. Not known where no clock was given. */
  after?: string;
  /** Taken up again after a reload: what was not kept (card, personal data) is asked for once more. */
  kept?: true;
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
  | { type: 'submitted'; request: DepositRequest; newKey: string; after?: string }
  | { type: 'tokenised'; cardToken: string }
  | { type: 'card-refused'; problem: 'invalid' | 'error' }
  /** The server's word on the deposit, from whichever call. */
  | { type: 'answered'; deposit: Deposit }
  /**
   * A deposit of which another call or an event told: if it is what an attempt without an answer asked for, it is the answer.
   * `isKnown`: this page knew it before.
   */
  | { type: 'found'; deposit: Deposit; isKnown?: boolean }
  | { type: 'refused'; refusal: Refusal }
  /** No answer, or none that can be understood. */
  | { type: 'unanswered' }
  /** The player changed the amount or the method: what was said about the last try no longer applies. */
  | { type: 'edited' }
  /** A deposit that is under way is taken up again, perhaps in another browser than where it began. */
  | { type: 'resumed'; deposit: Deposit }
  /** Attempts without an answer that an earlier visit of this page left. */
  | { type: 'restored'; attempts: readonly Attempt[] }
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

function submit(
  state: DepositState,
  { request, newKey, after }: Extract<DepositEvent, { type: 'submitted' }>,
): DepositState {
  if (isBusy(state)) return state;
  const open = openAttempts(state);
  const again = open.find((attempt) => sameOrder(attempt.request, request));
  const unsettled = open.filter((attempt) => attempt !== again);
  const attempt: Attempt = again
    ? again.kept
      ? { ...again, request: completed(again.request, request) }
      : again
    : { key: newKey, request, cardToken: null, ...(after === undefined ? {} : { after }) };
  const lacksCard = attempt.request.byCard && attempt.cardToken === null;
  return { step: lacksCard ? 'tokenising' : 'sending', attempt, unsettled };
}

/** A kept request with what had to be asked for again; the rest stays as it was sent, or the key would not fit it. */
const completed = (kept: DepositRequest, fresh: DepositRequest): DepositRequest => ({
  ...kept,
  byCard: fresh.byCard,
  details: { ...personalOf(fresh.details), ...kept.details },
});

/** Whether a page may go to an address: a challenge or payment page is one of the web or it is none. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

function afterAnswer(state: DepositState, deposit: Deposit): DepositState {
  const { unsettled } = state;
  if (deposit.status !== 'challenge') return { step: deposit.status, deposit, unsettled };
  const url = deposit.threeDs?.url ?? '';
  return isWebAddress(url)
    ? { step: 'challenge', deposit, url, unsettled }
    : { step: 'pending', deposit, unsettled };
}

const atRest = (state: DepositState): DepositState =>
  isBusy(state) ? state : { step: 'idle', cardProblem: null, unsettled: openAttempts(state) };

/** Whether a deposit is of the method, the currency and the amount that an attempt asked for. */
export function isOrderOf(deposit: Deposit, { request }: Attempt): boolean {
  return (
    deposit.paymentMethodId === request.paymentMethodId &&
    deposit.currencyCode === request.currencyCode &&
    compare(deposit.amount, request.amount) === 0
  );
}

/**
 * Whether a deposit may have come of an attempt at all. What this page knew before it was sent may not; after a reload
 * nobody knows what was known, so that it has to be younger.
 */
function isNewTo({ kept, after }: Attempt, deposit: Deposit, isKnown: boolean): boolean {
  if (!kept) return !isKnown;
  return after !== undefined && Date.parse(deposit.createdAt) > Date.parse(after);
}

/** The answer that never came, where there is room to tell it: what is being told of another deposit stays. */
function afterFinding(state: DepositState, deposit: Deposit, isKnown: boolean): DepositState {
  const found = openAttempts(state).find(
    (attempt) => isOrderOf(deposit, attempt) && isNewTo(attempt, deposit, isKnown),
  );
  const isAskedFor = state.step === 'idle' || (state.step === 'unknown' && state.attempt === found);
  if (found === undefined || !isAskedFor) return state;
  const unsettled = openAttempts(state).filter((attempt) => attempt !== found);
  return afterAnswer({ step: 'idle', cardProblem: null, unsettled }, deposit);
}

const waitsForWord = (state: DepositState) =>
  state.step === 'sending' || state.step === 'challenge' || state.step === 'pending';

/** One step of a deposit. An event that does not fit the state leaves it as it is. */
export function depositReducer(state: DepositState, event: DepositEvent): DepositState {
  const { unsettled } = state;
  switch (event.type) {
    case 'submitted':
      return submit(state, event);
    case 'tokenised':
      return state.step === 'tokenising'
        ? { step: 'sending', attempt: { ...state.attempt, cardToken: event.cardToken }, unsettled }
        : state;
    case 'card-refused':
      if (state.step !== 'tokenising') return state;
      return {
        step: 'idle',
        cardProblem: event.problem,
        // One that was sent in an earlier visit stays open.
        unsettled: state.attempt.kept ? [...unsettled, state.attempt] : unsettled,
      };
    case 'answered':
      return waitsForWord(state) ? afterAnswer(state, event.deposit) : state;
    case 'found':
      return afterFinding(state, event.deposit, event.isKnown ?? false);
    case 'refused':
      return state.step === 'sending' ? { step: 'refused', refusal: event.refusal, unsettled } : state;
    case 'unanswered':
      return state.step === 'sending' ? { step: 'unknown', attempt: state.attempt, unsettled } : state;
    case 'resumed':
      return isBusy(state) ? state : afterAnswer(atRest(state), event.deposit);
    case 'restored':
      return { ...state, unsettled: [...unsettled, ...event.attempts] };
    case 'edited':
      return state.step === 'challenge' ? state : atRest(state);
    case 'reset':
      return atRest(state);
  }
}
