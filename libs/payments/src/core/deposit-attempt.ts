import { type ApiClient, CallError } from '@casino-kit/api-client';
import { createDeposit, type Deposit, getDeposit } from '@casino-kit/api-contract';
import { type CardResult } from './card-channel.js';
import { isDefiniteCode } from './deposit-error.js';
import {
  type Attempt,
  type DepositEvent,
  depositReducer,
  type DepositRequest,
  type DepositState,
  initialDeposit,
  isBusy,
} from './deposit-machine.js';

/** A deposit in the making: its state, and what the player can do. */
export interface DepositAttempt {
  state(): DepositState;
  subscribe(listener: () => void): () => void;
  /**
   * Pays: asks the card frame where the method needs it (`tokenise`), then the server. Does nothing while one is under
   * way. Gives the state it came to. Never rejects over a failed call.
   */
  submit(request: DepositRequest, tokenise: () => Promise<CardResult>): Promise<DepositState>;
  /** Asks the server how the deposit of a challenge or a pending one stands. A call that fails changes nothing. */
  check(): Promise<DepositState>;
  edited(): void;
  reset(): void;
}

/** Request time-out, conflict with a call still under way, too early: the deposit may yet be made. */
const openStatuses = new Set([408, 409, 425]);

/**
 * What a failed call tells about a deposit. Only a refusal that the server spelled out is definite: after a time-out, a
 * broken connection, an answer nobody can read or a broken server the deposit may still have been made.
 */
export function eventOfFailure(error: CallError): DepositEvent {
  const { kind, status, code, params } = error;
  // Nothing was sent without a token.
  if (kind === 'skipped') return { type: 'refused', refusal: { code: 'UNAUTHORIZED', params: {} } };
  const spelledOut = status !== null && status < 500 && !openStatuses.has(status);
  const refused = kind === 'status' && (spelledOut || isDefiniteCode(code));
  return refused ? { type: 'refused', refusal: { code, params } } : { type: 'unanswered' };
}

const bodyOf = ({ request, cardToken }: Attempt) => ({
  paymentMethodId: request.paymentMethodId,
  amount: request.amount,
  currencyCode: request.currencyCode,
  returnPath: request.returnPath,
  ...(cardToken === null ? {} : { cardToken }),
});

/** Makes a deposit to be. `newKey` gives an idempotency key that has never been used. */
export function createDepositAttempt({
  client,
  newKey,
}: {
  client: Pick<ApiClient, 'call'>;
  newKey: () => string;
}): DepositAttempt {
  let state = initialDeposit;
  const listeners = new Set<() => void>();
  const dispatch = (event: DepositEvent): DepositState => {
    state = depositReducer(state, event);
    for (const listener of listeners) listener();
    return state;
  };

  async function send(attempt: Attempt): Promise<DepositState> {
    try {
      const deposit = await client.call(
        createDeposit,
        { body: bodyOf(attempt) },
        { idempotencyKey: attempt.key },
      );
      return dispatch({ type: 'answered', deposit });
    } catch (error) {
      const next = dispatch(error instanceof CallError ? eventOfFailure(error) : { type: 'unanswered' });
      if (error instanceof CallError) return next;
      throw error;
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async submit(request, tokenise) {
      if (isBusy(state)) return state;
      let next = dispatch({ type: 'submitted', request, newKey: newKey() });
      if (next.step === 'tokenising') {
        const card = await tokenise();
        next = dispatch(
          card.type === 'token'
            ? { type: 'tokenised', cardToken: card.cardToken }
            : { type: 'card-refused', problem: card.type },
        );
      }
      return next.step === 'sending' ? send(next.attempt) : next;
    },
    async check() {
      if (state.step !== 'challenge' && state.step !== 'pending') return state;
      let deposit: Deposit;
      try {
        deposit = await client.call(getDeposit, { params: { depositId: state.deposit.depositId } });
      } catch (error) {
        if (error instanceof CallError) return state;
        throw error;
      }
      return dispatch({ type: 'answered', deposit });
    },
    edited: () => void dispatch({ type: 'edited' }),
    reset: () => void dispatch({ type: 'reset' }),
  };
}
