import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deposit } from '@casino-kit/api-contract';
import { makeDeposit } from '../testing/fixtures.js';
import {
  type Attempt,
  type DepositEvent,
  depositReducer,
  type DepositRequest,
  type DepositState,
  initialDeposit,
  isBusy,
  openAttempts,
} from './deposit-machine.js';

const request: DepositRequest = {
  paymentMethodId: 'card',
  amount: '50',
  currencyCode: 'EUR',
  returnPath: '/casino',
  byCard: true,
  details: {},
};
const after = (...events: DepositEvent[]) => events.reduce(depositReducer, initialDeposit);
const submitted = (newKey: string, change: Partial<DepositRequest> = {}): DepositEvent => ({
  type: 'submitted',
  newKey,
  request: { ...request, ...change },
});
const tokenised: DepositEvent = { type: 'tokenised', cardToken: 'tok_1' };
const attemptOf = (state: DepositState): Attempt | null => ('attempt' in state ? state.attempt : null);

describe('one deposit', () => {
  it('asks the card frame, then the server', () => {
    expect(after(submitted('k1')).step).toBe('tokenising');
    const sending = after(submitted('k1'), tokenised);
    expect(sending.step).toBe('sending');
    expect(attemptOf(sending)).toEqual({ key: 'k1', request, cardToken: 'tok_1' });
  });
  it('goes straight to the server without a card', () => {
    expect(after(submitted('k1', { byCard: false })).step).toBe('sending');
  });
  it('comes back when the card frame refuses, with nothing sent', () => {
    expect(after(submitted('k1'), { type: 'card-refused', problem: 'invalid' })).toEqual({
      step: 'idle',
      cardProblem: 'invalid',
      unsettled: [],
    });
  });
  it('ignores a second press while it is busy', () => {
    expect(attemptOf(after(submitted('k1'), submitted('k2')))?.key).toBe('k1');
    expect(attemptOf(after(submitted('k1'), tokenised, submitted('k2')))?.key).toBe('k1');
  });
  it.each(['pending', 'completed', 'failed', 'declined', 'cancelled'] as const)(
    'takes the word %s',
    (status) => {
      const deposit = makeDeposit({ status });
      expect(after(submitted('k1'), tokenised, { type: 'answered', deposit })).toEqual({
        step: status,
        deposit,
        unsettled: [],
      });
    },
  );
  it('goes to a challenge only at an address of the web', () => {
    const at = (url: string | null) =>
      after(submitted('k1'), tokenised, {
        type: 'answered',
        deposit: makeDeposit({ status: 'challenge', threeDs: url === null ? null : { url } }),
      });
    expect(at('https://bank.example/3ds')).toMatchObject({
      step: 'challenge',
      url: 'https://bank.example/3ds',
    });
    expect(at('javascript:alert(1)').step).toBe('pending');
    expect(at(null).step).toBe('pending');
  });
  it('hears later what became of a challenge or of a pending deposit', () => {
    const challenge = makeDeposit({ status: 'challenge', threeDs: { url: 'https://bank.example' } });
    const completed: DepositEvent = { type: 'answered', deposit: makeDeposit({ status: 'completed' }) };
    expect(after(submitted('k1'), tokenised, { type: 'answered', deposit: challenge }, completed).step).toBe(
      'completed',
    );
    const pending: DepositEvent = { type: 'answered', deposit: makeDeposit({ status: 'pending' }) };
    expect(after(submitted('k1'), tokenised, pending, completed).step).toBe('completed');
    expect(after(completed).step).toBe('idle');
  });
  it('takes a new key after a definite answer', () => {
    const refused: DepositEvent = { type: 'refused', refusal: { code: 'PROVIDER_ERROR', params: {} } };
    expect(attemptOf(after(submitted('k1'), tokenised, refused, submitted('k2')))?.key).toBe('k2');
    const declined: DepositEvent = { type: 'answered', deposit: makeDeposit({ status: 'declined' }) };
    expect(attemptOf(after(submitted('k1'), tokenised, declined, submitted('k2')))?.key).toBe('k2');
  });
});

describe('a deposit without an answer', () => {
  const lost = [submitted('k1'), tokenised, { type: 'unanswered' }] as const;
  it('is asked for again with the same key, body and card token', () => {
    const again = after(...lost, submitted('k2', { amount: '50.00', returnPath: '/elsewhere' }));
    expect(again.step).toBe('sending');
    expect(attemptOf(again)).toEqual({ key: 'k1', request, cardToken: 'tok_1' });
    expect(openAttempts(again)).toEqual([]);
  });
  it('stays known when the player asks for another amount', () => {
    const other = after(...lost, { type: 'edited' }, submitted('k2', { amount: '20' }));
    expect(attemptOf(other)?.key).toBe('k2');
    expect(openAttempts(other).map(({ key }) => key)).toEqual(['k1']);
  });
  it('is taken up again when the player comes back to the amount', () => {
    const back = after(
      ...lost,
      submitted('k2', { amount: '20', byCard: false }),
      { type: 'answered', deposit: makeDeposit({ status: 'completed' }) },
      submitted('k3'),
    );
    expect(attemptOf(back)?.key).toBe('k1');
  });
  it('is not dropped in the middle of a call', () => {
    const sending = after(submitted('k1'), tokenised);
    expect(depositReducer(sending, { type: 'reset' })).toBe(sending);
    expect(depositReducer(sending, { type: 'edited' })).toBe(sending);
  });
  it('is answered by a deposit of the same order that is found, and by no other', () => {
    const found = (change: Partial<Deposit>): DepositEvent => ({
      type: 'found',
      deposit: makeDeposit({ paymentMethodId: 'card', amount: '50.00', ...change }),
    });
    expect(after(...lost, found({}))).toMatchObject({ step: 'completed', unsettled: [] });
    expect(after(...lost, { type: 'edited' }, found({ status: 'failed' }))).toMatchObject({
      step: 'failed',
      unsettled: [],
    });
    for (const other of [{ amount: '51' }, { currencyCode: 'USD' }, { paymentMethodId: 'bank' }])
      expect(after(...lost, found(other)).step).toBe('unknown');
    expect(after(found({})).step).toBe('idle');
  });
  it('does not take the place of what is told of another deposit', () => {
    const declined = after(
      ...lost,
      submitted('k2', { amount: '20', byCard: false }),
      { type: 'answered', deposit: makeDeposit({ status: 'declined', amount: '20' }) },
      { type: 'found', deposit: makeDeposit({ paymentMethodId: 'card' }) },
    );
    expect(declined).toMatchObject({ step: 'declined', unsettled: [{ key: 'k1' }] });
  });
  it('outlives closing the form', () => {
    expect(openAttempts(after(...lost, { type: 'reset' })).map(({ key }) => key)).toEqual(['k1']);
  });
});

const statuses = fc.constantFrom('pending', 'completed', 'failed', 'declined', 'cancelled', 'challenge');
const anyEvent = fc.oneof(
  { weight: 4, arbitrary: fc.record({ amount: fc.constantFrom('20', '50', '50.0'), byCard: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constant(tokenised) },
  { weight: 3, arbitrary: fc.constant<DepositEvent>({ type: 'unanswered' }) },
  fc.constant<DepositEvent>({ type: 'edited' }),
  fc.constant<DepositEvent>({ type: 'card-refused', problem: 'error' }),
  fc.constant<DepositEvent>({ type: 'refused', refusal: { code: 'X', params: {} } }),
  statuses.map((status): DepositEvent => ({ type: 'answered', deposit: makeDeposit({ status }) })),
);

describe('properties of the machine', () => {
  it('never sends one key with two bodies, nor an open order under two keys', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const bodies = new Map<string, string>();
        let state = initialDeposit;
        events.forEach((entry, index) => {
          const event: DepositEvent =
            'type' in entry ? entry : submitted(`k${index}`, { amount: entry.amount, byCard: entry.byCard });
          const before = state;
          state = depositReducer(state, event);
          if (isBusy(before) && event.type === 'submitted') expect(state).toBe(before);
          if (state.step === 'sending') {
            const { key, ...body } = state.attempt;
            const written = JSON.stringify(body);
            expect(bodies.get(key) ?? written).toBe(written);
            bodies.set(key, written);
          }
          const orders = openAttempts(state).map(({ request: order }) => Number(order.amount));
          expect(new Set(orders).size).toBe(orders.length);
        });
      }),
    );
  });
});
