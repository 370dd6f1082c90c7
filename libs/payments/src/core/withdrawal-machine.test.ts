import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWithdrawal } from '../testing/withdrawal-fixtures.js';
import {
  initialWithdrawal,
  openTries,
  type WithdrawalEvent,
  withdrawalReducer,
  type WithdrawalRequest,
  type WithdrawalState,
} from './withdrawal-machine.js';

const request: WithdrawalRequest = {
  paymentMethodId: 'bank',
  amount: '200',
  currencyCode: 'EUR',
  details: { accountNumber: 'NL91ABNA0417164300', fullName: 'Marlon Statia' },
};
const submitted = (newKey: string, changes: Partial<WithdrawalRequest> = {}): WithdrawalEvent => ({
  type: 'submitted',
  request: { ...request, ...changes },
  newKey,
});
const after = (...events: WithdrawalEvent[]): WithdrawalState =>
  events.reduce(withdrawalReducer, initialWithdrawal);
const withdrawal = makeWithdrawal();
const refusal = { code: 'ACTIVE_BONUS', params: {}, fields: {} };

describe('a request for a withdrawal', () => {
  it('is sent with its key and answered', () => {
    expect(after(submitted('a'))).toEqual({ step: 'sending', attempt: { key: 'a', request }, unsettled: [] });
    expect(after(submitted('a'), { type: 'answered', withdrawal })).toEqual({
      step: 'requested',
      withdrawal,
      unsettled: [],
    });
  });
  it('does nothing when it is pressed twice, or changed while it is sent', () => {
    const sending = after(submitted('a'));
    expect(withdrawalReducer(sending, submitted('b'))).toBe(sending);
    expect(withdrawalReducer(sending, { type: 'edited' })).toBe(sending);
  });
  it('uses its key up by a refusal', () => {
    const refused = after(submitted('a'), { type: 'refused', refusal });
    expect(refused).toEqual({ step: 'refused', refusal, unsettled: [] });
    expect(withdrawalReducer(refused, submitted('b'))).toMatchObject({ attempt: { key: 'b' } });
  });
  it('keeps its key while no answer came, also past other requests', () => {
    const elsewhere = { details: { ...request.details, accountNumber: 'DE02120300000000202051' } };
    const lost = after(submitted('a'), { type: 'unanswered' });
    expect(withdrawalReducer(lost, submitted('b', { amount: '200.00' }))).toMatchObject({
      attempt: { key: 'a', request: { amount: '200' } },
      unsettled: [],
    });
    const other = withdrawalReducer(lost, submitted('b', elsewhere));
    expect(other).toMatchObject({ attempt: { key: 'b' }, unsettled: [{ key: 'a' }] });
    const done = withdrawalReducer(other, { type: 'answered', withdrawal });
    expect(withdrawalReducer(done, submitted('c'))).toMatchObject({ attempt: { key: 'a' }, unsettled: [] });
  });
  it('is remembered as open when something is changed', () => {
    const lost = after(submitted('a'), { type: 'unanswered' }, { type: 'edited' });
    expect(lost).toEqual({ step: 'idle', unsettled: [{ key: 'a', request }] });
  });
  it('takes no answer that it did not ask for', () => {
    for (const event of [
      { type: 'answered', withdrawal },
      { type: 'refused', refusal },
      { type: 'unanswered' },
    ] as const)
      expect(withdrawalReducer(initialWithdrawal, event)).toBe(initialWithdrawal);
  });
});

const anyEvent = fc.oneof(
  fc.record({
    amount: fc.constantFrom('20', '20.00', '30'),
    account: fc.constantFrom('A', 'B'),
    paymentMethodId: fc.constantFrom('bank', 'upi'),
  }),
  fc.constantFrom<WithdrawalEvent>(
    { type: 'answered', withdrawal },
    { type: 'refused', refusal },
    { type: 'unanswered' },
    { type: 'edited' },
  ),
);

describe('properties of the machine', () => {
  it('never sends one key with two bodies, nor an open request under two keys', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const bodies = new Map<string, string>();
        let state = initialWithdrawal;
        events.forEach((entry, index) => {
          const event: WithdrawalEvent =
            'type' in entry
              ? entry
              : submitted(`k${index}`, {
                  amount: entry.amount,
                  paymentMethodId: entry.paymentMethodId,
                  details: { accountNumber: entry.account },
                });
          const before = state;
          state = withdrawalReducer(state, event);
          if (before.step === 'sending' && event.type === 'submitted') expect(state).toBe(before);
          if (state.step === 'sending') {
            const { key, request: sent } = state.attempt;
            const written = JSON.stringify(sent);
            expect(bodies.get(key) ?? written).toBe(written);
            bodies.set(key, written);
          }
          const open = openTries(state).map(({ request: asked }) =>
            JSON.stringify({ ...asked, amount: Number(asked.amount) }),
          );
          expect(new Set(open).size).toBe(open.length);
        });
      }),
    );
  });
  it('never loses a request without an answer', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const open = new Set<string>();
        let state = initialWithdrawal;
        events.forEach((entry, index) => {
          const sendingKey = state.step === 'sending' ? state.attempt.key : null;
          const event: WithdrawalEvent =
            'type' in entry ? entry : submitted(`k${index}`, { amount: entry.amount });
          state = withdrawalReducer(state, event);
          if (sendingKey !== null && event.type === 'unanswered') open.add(sendingKey);
          if (sendingKey !== null && (event.type === 'answered' || event.type === 'refused'))
            open.delete(sendingKey);
          const known = new Set([
            ...openTries(state).map(({ key }) => key),
            ...(state.step === 'sending' ? [state.attempt.key] : []),
          ]);
          for (const key of open) expect(known).toContain(key);
        });
      }),
    );
  });
});
