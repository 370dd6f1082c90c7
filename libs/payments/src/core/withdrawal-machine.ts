import { type Withdrawal } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { type Refusal } from './deposit-machine.js';

/** What the player asks for. `amount` is a decimal string in major units of `currencyCode`, `details` are as sent. */
export interface WithdrawalRequest {
  paymentMethodId: string;
  amount: Amount;
  currencyCode: string;
  details: Readonly<Record<string, string>>;
}

/** One request with its idempotency key, kept until the server has said what became of it. */
export interface WithdrawalTry {
  key: string;
  request: WithdrawalRequest;
}

/** Why the server refused for good; `fields` names what is wrong where. */
export interface WithdrawalRefusal extends Refusal {
  fields: Readonly<Record<string, string>>;
}

/**
 * Where one request for a withdrawal stands.
 * - `sending`: the server is asked.
 * - `refused`: nothing was asked for; the server says why.
 * - `unknown`: sent, and no answer came. Asking again goes out with the same key and body, so that money is locked once.
 * - `requested`: the server has it.
 *
 * `unsettled` holds tries without an answer that the player left by asking for something else; asking for the same once
 * more takes them up again.
 */
export type WithdrawalState = { unsettled: readonly WithdrawalTry[] } & (
  | { step: 'idle' }
  | { step: 'sending' | 'unknown'; attempt: WithdrawalTry }
  | { step: 'refused'; refusal: WithdrawalRefusal }
  | { step: 'requested'; withdrawal: Withdrawal }
);

export type WithdrawalEvent =
  /** The player asks. `newKey` is used if this is a new request. */
  | { type: 'submitted'; request: WithdrawalRequest; newKey: string }
  | { type: 'answered'; withdrawal: Withdrawal }
  | { type: 'refused'; refusal: WithdrawalRefusal }
  /** No answer, or none that can be understood. */
  | { type: 'unanswered' }
  /** Something was changed, or the form starts anew: what was said about the last try no longer applies. */
  | { type: 'edited' };

export const initialWithdrawal: WithdrawalState = { step: 'idle', unsettled: [] };

const sameDetails = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

/** Whether two requests ask for the same: then they are one and share a key. */
export function isSameRequest(a: WithdrawalRequest, b: WithdrawalRequest): boolean {
  return (
    a.paymentMethodId === b.paymentMethodId &&
    a.currencyCode === b.currencyCode &&
    compare(a.amount, b.amount) === 0 &&
    sameDetails(a.details, b.details)
  );
}

/** Tries of which nobody knows yet what became of them. */
export function openTries(state: WithdrawalState): readonly WithdrawalTry[] {
  return state.step === 'unknown' ? [...state.unsettled, state.attempt] : state.unsettled;
}

function submit(state: WithdrawalState, request: WithdrawalRequest, newKey: string): WithdrawalState {
  if (state.step === 'sending') return state;
  const open = openTries(state);
  const again = open.find((attempt) => isSameRequest(attempt.request, request));
  return {
    step: 'sending',
    attempt: again ?? { key: newKey, request },
    unsettled: open.filter((attempt) => attempt !== again),
  };
}

/** One step of a withdrawal. An event that does not fit the state leaves it as it is. */
export function withdrawalReducer(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  if (event.type === 'submitted') return submit(state, event.request, event.newKey);
  if (event.type === 'edited')
    return state.step === 'sending' ? state : { step: 'idle', unsettled: openTries(state) };
  if (state.step !== 'sending') return state;
  const { attempt, unsettled } = state;
  switch (event.type) {
    case 'answered':
      return { step: 'requested', withdrawal: event.withdrawal, unsettled };
    case 'refused':
      return { step: 'refused', refusal: event.refusal, unsettled };
    case 'unanswered':
      return { step: 'unknown', attempt, unsettled };
  }
}
