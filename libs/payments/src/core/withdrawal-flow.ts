import { type Store } from '@casino-kit/session';
import { type Atom, atom, createStore } from 'jotai/vanilla';
import {
  type ActionOutcome,
  type ApiClient,
  type Attempt,
  createIdempotentAction,
  type Rejection,
} from '@casino-kit/api-client';
import { createWithdrawal, type Withdrawal } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { isDefiniteWithdrawalCode } from './withdrawal-error.js';

/** What the player requests. `amount` is a decimal string in major units of `currencyCode`, `details` are as sent. */
export interface WithdrawalRequest {
  paymentMethodId: string;
  amount: Amount;
  currencyCode: string;
  details: Readonly<Record<string, string>>;
}

/** One request with its idempotency key, kept until a definite response. */
export type WithdrawalAttempt = Attempt<WithdrawalRequest>;

/**
 * The state of one withdrawal request.
 * - `sending`: the request is in flight.
 * - `rejected`: nothing was requested; the server says why.
 * - `unknown`: sent, without a definite response. `responded`: the server did respond, with an error and perhaps a
 *   message. A retry sends the same key and body, so that money is locked once.
 * - `requested`: the server has it.
 *
 * `unsettled` holds attempts without a definite response that the player left by requesting something else; requesting
 * the same again continues them.
 */
export type WithdrawalState = { unsettled: readonly WithdrawalAttempt[] } & (
  | { step: 'idle' }
  | { step: 'sending'; attempt: WithdrawalAttempt }
  | { step: 'unknown'; attempt: WithdrawalAttempt; responded: { message: string | null } | null }
  | { step: 'rejected'; rejection: Rejection }
  | { step: 'requested'; withdrawal: Withdrawal }
);

export const initialWithdrawal: WithdrawalState = { step: 'idle', unsettled: [] };

const sameDetails = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

/** Whether two requests are the same: then they share a key. */
export function isSameRequest(a: WithdrawalRequest, b: WithdrawalRequest): boolean {
  return (
    a.paymentMethodId === b.paymentMethodId &&
    a.currencyCode === b.currencyCode &&
    compare(a.amount, b.amount) === 0 &&
    sameDetails(a.details, b.details)
  );
}

/** Returns the attempts whose result is unknown. */
export function openWithdrawalAttempts(state: WithdrawalState): readonly WithdrawalAttempt[] {
  return state.step === 'unknown' ? [...state.unsettled, state.attempt] : state.unsettled;
}

/** A withdrawal form's request: its state, and what the player can do. */
export interface WithdrawalFlow {
  state(): WithdrawalState;
  /** The state in `store`. */
  readonly stateAtom: Atom<WithdrawalState>;
  readonly store: Store;
  /**
   * Sends a request and returns the resulting state; does nothing while one is in flight. Never rejects with a
   * CallError.
   */
  submit(request: WithdrawalRequest): Promise<WithdrawalState>;
  /** Clears the result of the last attempt: the player edited something, or the form starts over. */
  edited(): void;
}

/**
 * Creates the request of one withdrawal form on the idempotent action. `newKey` returns an unused idempotency key, `store`
 * holds the state; a new one by default.
 */
export function createWithdrawalFlow({
  client,
  newKey,
  store = createStore(),
}: {
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
  store?: Store | undefined;
}): WithdrawalFlow {
  const action = createIdempotentAction<WithdrawalRequest, Withdrawal>({
    tokens: client.tokens,
    newKey,
    isSame: isSameRequest,
    isDefiniteCode: isDefiniteWithdrawalCode,
    send: (request, idempotencyKey) =>
      client.call(
        createWithdrawal,
        { body: { ...request, details: { ...request.details } } },
        { idempotencyKey },
      ),
  });
  const stateAtom = atom(initialWithdrawal);
  const state = () => store.get(stateAtom);
  const set = (next: WithdrawalState) => {
    store.set(stateAtom, next);
    return next;
  };
  const unsettled = (except?: WithdrawalAttempt) => action.open().filter(({ key }) => key !== except?.key);

  function stateAfter(attempt: WithdrawalAttempt, ended: ActionOutcome<Withdrawal>): WithdrawalState {
    switch (ended.kind) {
      case 'done':
        return { step: 'requested', withdrawal: ended.data, unsettled: unsettled() };
      case 'rejected':
        return { step: 'rejected', rejection: ended.rejection, unsettled: unsettled() };
      case 'failed':
        return {
          step: 'unknown',
          attempt,
          responded: { message: ended.message },
          unsettled: unsettled(attempt),
        };
      case 'unknown':
        return { step: 'unknown', attempt, responded: null, unsettled: unsettled(attempt) };
      case 'ended':
      case 'cancelled':
        return { step: 'idle', unsettled: unsettled() };
    }
  }

  return {
    state,
    stateAtom,
    store,
    async submit(request) {
      if (state().step === 'sending') return state();
      let attempt: WithdrawalAttempt = { key: '', request };
      try {
        const ended = await action.run(request, (taken) => {
          attempt = taken;
          set({ step: 'sending', attempt, unsettled: unsettled(attempt) });
          return attempt.request;
        });
        return set(stateAfter(attempt, ended));
      } catch (error) {
        set(stateAfter(attempt, { kind: 'unknown', reason: 'shape' }));
        throw error;
      }
    },
    edited() {
      if (state().step !== 'sending') set({ step: 'idle', unsettled: unsettled() });
    },
  };
}
