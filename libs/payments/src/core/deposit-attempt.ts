import { type ApiClient, CallError } from '@casino-kit/api-client';
import { cancelDeposit, createDeposit, type Deposit, getDeposit } from '@casino-kit/api-contract';
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
import { type OpenAttemptStore, unansweredAttempts } from './open-attempts.js';
import { refusalOf } from './refusal.js';
import { createStateStore } from './state-store.js';

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
  /** The server's word on the deposit under way, from whichever call: a poll, an event. */
  hear(deposit: Deposit): DepositState;
  /**
   * A deposit that may be the answer to an attempt without one. `isKnown`: this page knew of it before that attempt, so
   * that it can only answer one of an earlier visit.
   */
  find(deposit: Deposit, isKnown?: boolean): DepositState;
  /** Takes a deposit up that is under way already. */
  resume(deposit: Deposit): DepositState;
  /** Gives the deposit under way up; the money may have been quicker. @throws CallError when the server cannot be asked. */
  giveUp(): Promise<DepositState>;
  edited(): void;
  reset(): void;
}

/**
 * What a failed call tells about a deposit. Only a refusal that the server spelled out is definite: after a time-out, a
 * broken connection, an answer nobody can read or a broken server the deposit may still have been made.
 */
export function eventOfFailure(error: CallError, attempt?: Attempt): DepositEvent {
  // The key is taken although what was not kept had to be asked for again: so the first request did arrive.
  if (attempt?.kept && error.code === 'IDEMPOTENCY_CONFLICT')
    return { type: 'refused', refusal: { code: 'ARRIVED_BEFORE', params: {} } };
  const refusal = refusalOf(error, isDefiniteCode);
  return refusal === null ? { type: 'unanswered' } : { type: 'refused', refusal };
}

const bodyOf = ({ request, cardToken }: Attempt) => ({
  paymentMethodId: request.paymentMethodId,
  amount: request.amount,
  currencyCode: request.currencyCode,
  returnPath: request.returnPath,
  ...request.details,
  ...(cardToken === null ? {} : { cardToken }),
});

/** How far the clocks of a player and of the server may lie apart, in milliseconds. */
const clockSkewMs = 60_000;

/**
 * Makes a deposit to be. `newKey` gives an idempotency key that has never been used; `open` keeps attempts without an
 * answer for the next load of the page, without it leaving forgets them. `now` (milliseconds since 1970) lets the next
 * load tell their deposits from older ones.
 */
export function createDepositAttempt({
  client,
  newKey,
  open,
  now,
}: {
  client: Pick<ApiClient, 'call'>;
  newKey: () => string;
  open?: OpenAttemptStore;
  now?: () => number;
}): DepositAttempt {
  /** When the youngest deposit was made that was heard of. */
  let youngest = 0;
  const noteAge = ({ createdAt }: Deposit) => {
    youngest = Math.max(youngest, Date.parse(createdAt) || 0);
  };
  const { state, subscribe, dispatch } = createStateStore(
    depositReducer(initialDeposit, { type: 'restored', attempts: open?.read() ?? [] }),
    depositReducer,
    (before, after) => {
      open?.follow(unansweredAttempts(before), unansweredAttempts(after));
      if ('deposit' in after) noteAge(after.deposit);
    },
  );
  const madeAfter = () =>
    now === undefined ? {} : { after: new Date(Math.max(now() - clockSkewMs, youngest)).toISOString() };

  async function send(attempt: Attempt): Promise<DepositState> {
    try {
      const deposit = await client.call(
        createDeposit,
        { body: bodyOf(attempt) },
        { idempotencyKey: attempt.key },
      );
      return dispatch({ type: 'answered', deposit });
    } catch (error) {
      const next = dispatch(
        error instanceof CallError ? eventOfFailure(error, attempt) : { type: 'unanswered' },
      );
      if (error instanceof CallError) return next;
      throw error;
    }
  }

  return {
    state,
    subscribe,
    async submit(request, tokenise) {
      if (isBusy(state())) return state();
      let next = dispatch({ type: 'submitted', request, newKey: newKey(), ...madeAfter() });
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
      const asked = state();
      if (asked.step !== 'challenge' && asked.step !== 'pending') return asked;
      let deposit: Deposit;
      try {
        deposit = await client.call(getDeposit, { params: { depositId: asked.deposit.depositId } });
      } catch (error) {
        if (error instanceof CallError) return state();
        throw error;
      }
      return dispatch({ type: 'answered', deposit });
    },
    hear: (deposit) => dispatch({ type: 'answered', deposit }),
    find(deposit, isKnown = false) {
      const next = dispatch({ type: 'found', deposit, isKnown });
      noteAge(deposit);
      return next;
    },
    resume: (deposit) => dispatch({ type: 'resumed', deposit }),
    async giveUp() {
      const givenUp = state();
      if (givenUp.step !== 'challenge' && givenUp.step !== 'pending') return givenUp;
      const { depositId } = givenUp.deposit;
      const deposit = await client.call(cancelDeposit, { params: { depositId }, body: {} });
      return dispatch({ type: 'answered', deposit });
    },
    edited: () => void dispatch({ type: 'edited' }),
    reset: () => void dispatch({ type: 'reset' }),
  };
}
