import { type ApiClient, CallError } from '@casino-kit/api-client';
import { createWithdrawal } from '@casino-kit/api-contract';
import { refusalOf } from './refusal.js';
import { createStateStore } from './state-store.js';
import { isDefiniteWithdrawalCode } from './withdrawal-error.js';
import {
  initialWithdrawal,
  type WithdrawalEvent,
  withdrawalReducer,
  type WithdrawalRequest,
  type WithdrawalState,
  type WithdrawalTry,
} from './withdrawal-machine.js';

/** A withdrawal in the making: its state, and what the player can do. */
export interface WithdrawalAttempt {
  state(): WithdrawalState;
  subscribe(listener: () => void): () => void;
  /**
   * Asks for a withdrawal. Does nothing while one is being asked for. Gives the state it came to. Never rejects over a
   * failed call.
   */
  submit(request: WithdrawalRequest): Promise<WithdrawalState>;
  /** Something was changed, or the form starts anew. */
  edited(): void;
}

/** What a failed call tells about a withdrawal: only a refusal that the server spelled out is definite. */
function eventOf(error: CallError): WithdrawalEvent {
  const refusal = refusalOf(error, isDefiniteWithdrawalCode);
  return refusal === null
    ? { type: 'unanswered' }
    : { type: 'refused', refusal: { ...refusal, fields: error.fields } };
}

/** Makes a withdrawal to be. `newKey` gives an idempotency key that has never been used. */
export function createWithdrawalAttempt({
  client,
  newKey,
}: {
  client: Pick<ApiClient, 'call'>;
  newKey: () => string;
}): WithdrawalAttempt {
  const { state, subscribe, dispatch } = createStateStore(initialWithdrawal, withdrawalReducer);

  async function send({ key, request }: WithdrawalTry): Promise<WithdrawalState> {
    try {
      const withdrawal = await client.call(
        createWithdrawal,
        { body: { ...request, details: { ...request.details } } },
        { idempotencyKey: key },
      );
      return dispatch({ type: 'answered', withdrawal });
    } catch (error) {
      const next = dispatch(error instanceof CallError ? eventOf(error) : { type: 'unanswered' });
      if (error instanceof CallError) return next;
      throw error;
    }
  }

  return {
    state,
    subscribe,
    async submit(request) {
      if (state().step === 'sending') return state();
      const next = dispatch({ type: 'submitted', request, newKey: newKey() });
      return next.step === 'sending' ? send(next.attempt) : next;
    },
    edited: () => void dispatch({ type: 'edited' }),
  };
}
