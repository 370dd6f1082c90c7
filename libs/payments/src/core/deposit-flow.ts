import {
  type ActionOutcome,
  type ApiClient,
  CallError,
  createIdempotentAction,
} from '@casino-kit/api-client';
import { type Store } from '@casino-kit/session';
import { cancelDeposit, createDeposit, type Deposit, getDeposit } from '@casino-kit/api-contract';
import { type Atom, atom, createStore } from 'jotai/vanilla';
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
  toDepositStep,
  isAwaitingResult,
} from './deposit-state.js';
import { type OpenAttemptStore } from './open-attempts.js';

/** A deposit being made: its state, and what the player can do. */
export interface DepositFlow {
  state(): DepositState;
  /** The state in `store`. */
  readonly stateAtom: Atom<DepositState>;
  readonly store: Store;
  /**
   * Pays: requests a token from the card frame if the method needs one (`tokenise`), then calls the server. Does
   * nothing while a payment is in progress. Returns the resulting state. Never rejects with a CallError.
   */
  submit(request: DepositRequest, tokenise: () => Promise<CardResult>): Promise<DepositState>;
  /** Refetches the status of a challenge or a pending deposit. A call that fails changes nothing. */
  check(): Promise<DepositState>;
  /** Applies the server's status of the deposit in progress, whether from a poll or an event. */
  receive(deposit: Deposit): DepositState;
  /**
   * Applies a deposit that may be the result of an attempt without a response. `isKnown`: this page knew it before that
   * attempt, so that it can only be the result of an attempt of an earlier visit.
   */
  find(deposit: Deposit, isKnown?: boolean): DepositState;
  /** Continues a deposit that is already in progress. */
  resume(deposit: Deposit): DepositState;
  /**
   * Cancels the deposit in progress; the money may have arrived first. @throws CallError when the server cannot be
   * reached.
   */
  cancel(): Promise<DepositState>;
  /** Clears the result of the last attempt: the player changed amount or method. */
  edited(): void;
  /** Starts the form over. Waits for a call in flight. */
  reset(): void;
}

const toBody = ({ byCard: _, after: __, cardToken, details, ...order }: DepositOrder) => ({
  ...order,
  ...details,
  ...(cardToken === null ? {} : { cardToken }),
});

/** How far the clocks of player and server may differ, in milliseconds. */
const clockSkewMs = 60_000;

/**
 * Creates a deposit on the idempotent action. `newKey` returns an unused idempotency key; `open` persists attempts
 * without a response for the next load of the page. `now` (milliseconds since 1970) lets the next load distinguish
 * their deposits from older ones. `store` holds the state; a new one by default.
 */
export function createDepositFlow({
  client,
  newKey,
  open,
  now,
  store = createStore(),
}: {
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
  open?: OpenAttemptStore | undefined;
  now?: (() => number) | undefined;
  store?: Store | undefined;
}): DepositFlow {
  const action = createIdempotentAction<DepositOrder, Deposit>({
    tokens: client.tokens,
    newKey,
    isSame: isSameOrder,
    complete: completeOrder,
    isDefiniteCode,
    store: open,
    send: (order, idempotencyKey) => client.call(createDeposit, { body: toBody(order) }, { idempotencyKey }),
  });
  const stateAtom = atom<DepositState>({ step: 'idle', cardError: null, unsettled: action.open() });
  const state = () => store.get(stateAtom);
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
    store.set(stateAtom, { ...step, unsettled: action.open().filter(({ key }) => key !== current?.key) });
    return state();
  };
  const madeAfter = () =>
    now === undefined ? {} : { after: new Date(Math.max(now() - clockSkewMs, youngest)).toISOString() };
  function receive(deposit: Deposit): DepositState {
    const before = state();
    if (!isAwaitingResult(before)) return before;
    if (before.step === 'sending') action.settle(before.attempt.key);
    return become(toDepositStep(deposit));
  }
  const rest = () => {
    if (!isBusy(state())) become({ step: 'idle', cardError: null });
  };

  function stepAfter(attempt: DepositAttempt, ended: ActionOutcome<Deposit>): DepositStep {
    switch (ended.kind) {
      case 'done':
        return toDepositStep(ended.data);
      case 'rejected': {
        // The server knows the key, although the details that were not persisted were entered again: the first request
        // did arrive.
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
    stateAtom,
    store,
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
        // Another call may have brought the server's status before.
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
      // Keeps the result of another deposit that is being shown.
      const hasRoom = before.step === 'idle' || (before.step === 'unknown' && before.attempt === found);
      if (found !== undefined && hasRoom) {
        action.settle(found.key);
        become(toDepositStep(deposit));
      }
      noteAge(deposit);
      return state();
    },
    resume: (deposit) => (isBusy(state()) ? state() : become(toDepositStep(deposit))),
    async cancel() {
      const before = state();
      if (before.step !== 'challenge' && before.step !== 'pending') return before;
      const { depositId } = before.deposit;
      return receive(await client.call(cancelDeposit, { params: { depositId }, body: {} }));
    },
    edited() {
      if (state().step !== 'challenge') rest();
    },
    reset: rest,
  };
}
