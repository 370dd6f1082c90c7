import {
  type ActionOutcome,
  type ApiClient,
  CallError,
  createIdempotentAction,
} from '@casino-kit/api-client';
import { cancelDeposit, createDeposit, type Deposit, getDeposit } from '@casino-kit/api-contract';
import { type CardResult } from './card-channel.js';
import { isDefiniteCode } from './deposit-error.js';
import {
  completeOrder,
  type DepositOrder,
  type DepositRequest,
  type DepositState,
  type DepositStep,
  type DepositAttempt,
  isBusy,
  isNewTo,
  isOrderOf,
  isSameOrder,
  openAttempts,
  stepOf,
  isAwaitingResult,
} from './deposit-state.js';
import { type OpenAttemptStore } from './open-attempts.js';
import { createStateStore } from './state-store.js';

/** A deposit in the making: its state, and what the player can do. */
export interface DepositFlow {
  state(): DepositState;
  subscribe(listener: () => void): () => void;
  /**
   * Pays: asks the card frame where the method needs it (`tokenise`), then the server. Does nothing while one is in
   * progress. Returns the state it came to. Never rejects with a CallError.
   */
  submit(request: DepositRequest, tokenise: () => Promise<CardResult>): Promise<DepositState>;
  /** Asks the server how the deposit of a challenge or a pending one stands. A call that fails changes nothing. */
  check(): Promise<DepositState>;
  /** Takes the server's word on the deposit in progress, from whichever call: a poll, an event. */
  receive(deposit: Deposit): DepositState;
  /**
   * Takes a deposit that may be the result of an attempt without a response. `isKnown`: this page knew of it before that
   * attempt, so that it can only be the result of one of an earlier visit.
   */
  find(deposit: Deposit, isKnown?: boolean): DepositState;
  /** Takes up a deposit that is in progress already. */
  resume(deposit: Deposit): DepositState;
  /** Cancels the deposit in progress; the money may have been quicker. @throws CallError when the server cannot be asked. */
  cancel(): Promise<DepositState>;
  /** Drops what was said about the last attempt: the player changed amount or method. */
  edited(): void;
  /** Starts the form over. A call in flight is waited for. */
  reset(): void;
}

const bodyOf = ({ byCard: _, after: __, cardToken, details, ...order }: DepositOrder) => ({
  ...order,
  ...details,
  ...(cardToken === null ? {} : { cardToken }),
});

/** How far the clocks of a player and of the server may lie apart, in milliseconds. */
const clockSkewMs = 60_000;

/**
 * Creates a deposit on the idempotent action. `newKey` returns an idempotency key that was never used; `open` persists
 * attempts without a response for the next load of the page. `now` (milliseconds since 1970) lets the next load tell their
 * deposits from older ones.
 */
export function createDepositAttempt({
  client,
  newKey,
  open,
  now,
}: {
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
  open?: OpenAttemptStore;
  now?: () => number;
}): DepositFlow {
  const action = createIdempotentAction<DepositOrder, Deposit>({
    tokens: client.tokens,
    newKey,
    isSame: isSameOrder,
    complete: completeOrder,
    isDefiniteCode,
    store: open,
    send: (order, idempotencyKey) => client.call(createDeposit, { body: bodyOf(order) }, { idempotencyKey }),
  });
  const store = createStateStore<DepositState>({ step: 'idle', cardError: null, unsettled: action.open() });
  const { state, subscribe } = store;
  /** The attempt that the form is about; the others are shown beside it. */
  let current: DepositAttempt | null = null;
  /** When the youngest deposit was made that this page knows. */
  let youngest = 0;
  const noteAge = ({ createdAt }: Deposit) => {
    youngest = Math.max(youngest, Date.parse(createdAt) || 0);
  };
  const become = (step: DepositStep): DepositState => {
    if ('deposit' in step) noteAge(step.deposit);
    if (!('attempt' in step)) current = null;
    return store.set({ ...step, unsettled: action.open().filter(({ key }) => key !== current?.key) });
  };
  const madeAfter = () =>
    now === undefined ? {} : { after: new Date(Math.max(now() - clockSkewMs, youngest)).toISOString() };
  function receive(deposit: Deposit): DepositState {
    const before = state();
    if (!isAwaitingResult(before)) return before;
    if (before.step === 'sending') action.settle(before.attempt.key);
    return become(stepOf(deposit));
  }
  const rest = () => {
    if (!isBusy(state())) become({ step: 'idle', cardError: null });
  };

  function stepAfter(attempt: DepositAttempt, ended: ActionOutcome<Deposit>): DepositStep {
    switch (ended.kind) {
      case 'done':
        return stepOf(ended.data);
      case 'rejected': {
        // The key is taken although what was not kept had to be asked for again: so the first request did arrive.
        const isArrived = attempt.restored && ended.rejection.code === 'IDEMPOTENCY_CONFLICT';
        const rejection = isArrived
          ? { code: 'ARRIVED_BEFORE', params: {}, fields: {}, message: null }
          : ended.rejection;
        return { step: 'rejected', rejection };
      }
      case 'failed':
        return { step: 'unknown', attempt, responded: { message: ended.message } };
      case 'unknown':
        return { step: 'unknown', attempt, responded: null };
      case 'ended':
      case 'cancelled':
        return { step: 'idle', cardError: null };
    }
  }

  return {
    state,
    subscribe,
    async submit(request, tokenise) {
      if (isBusy(state())) return state();
      let attempt: DepositAttempt = { key: '', request: { ...request, cardToken: null, ...madeAfter() } };
      let cardError: 'invalid' | 'error' | null = null;
      const show = (step: 'tokenising' | 'sending', taken: DepositAttempt) => {
        current = attempt = taken;
        become({ step, attempt });
      };
      const prepare = async (taken: DepositAttempt): Promise<DepositOrder | null> => {
        let order = taken.request;
        if (order.byCard && order.cardToken === null) {
          show('tokenising', taken);
          const card = await tokenise();
          if (card.type !== 'token') {
            cardError = card.type;
            return null;
          }
          order = { ...order, cardToken: card.cardToken };
        }
        show('sending', { ...taken, request: order });
        return order;
      };
      try {
        const ended = await action.run(attempt.request, prepare);
        // Another call may have brought the server's word before.
        if (!isBusy(state())) return ended.kind === 'done' ? receive(ended.data) : state();
        const step = stepAfter(attempt, ended);
        return become(step.step === 'idle' ? { ...step, cardError } : step);
      } catch (error) {
        become({ step: 'unknown', attempt, responded: null });
        throw error;
      }
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
      return receive(deposit);
    },
    receive,
    find(deposit, isKnown = false) {
      const before = state();
      const found = openAttempts(before).find(
        (attempt) => isOrderOf(deposit, attempt) && isNewTo(attempt, deposit, isKnown),
      );
      // What is being told of another deposit stays.
      const hasRoom = before.step === 'idle' || (before.step === 'unknown' && before.attempt === found);
      if (found !== undefined && hasRoom) {
        action.settle(found.key);
        become(stepOf(deposit));
      }
      noteAge(deposit);
      return state();
    },
    resume: (deposit) => (isBusy(state()) ? state() : become(stepOf(deposit))),
    async cancel() {
      const givenUp = state();
      if (givenUp.step !== 'challenge' && givenUp.step !== 'pending') return givenUp;
      const { depositId } = givenUp.deposit;
      return receive(await client.call(cancelDeposit, { params: { depositId }, body: {} }));
    },
    edited() {
      if (state().step !== 'challenge') rest();
    },
    reset: rest,
  };
}
