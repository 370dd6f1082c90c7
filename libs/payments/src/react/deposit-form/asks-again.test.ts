import { describe, expect, it } from 'vitest';
import { type DepositAttempt, type DepositState, initialDeposit } from '../../core/deposit-state.js';
import { asksAgain, asksWithoutDetails, type DepositFormModel } from './use-deposit-form.js';

const attempt: DepositAttempt = {
  key: 'key-1',
  request: {
    ...{ paymentMethodId: 'card', amount: '25', currencyCode: 'EUR', returnPath: '/casino' },
    ...{ byCard: true, details: {}, cardToken: 'token' },
  },
};
const open = (...unsettled: DepositAttempt[]): DepositState => ({ ...initialDeposit, unsettled });
const form = (state: DepositState, methodId: string | null = 'card', amount: string | null = '25') =>
  ({
    payment: { state },
    choice: { method: methodId === null ? null : { id: methodId } },
    amount: { amount },
  }) as DepositFormModel;

describe('pressing Pay', () => {
  it('retries a payment of the same method and amount that has no response', () => {
    expect(asksAgain(form(open(attempt)))).toBe(true);
    expect(asksAgain(form({ step: 'unknown', attempt, responded: null, unsettled: [] }))).toBe(true);
  });

  it.each([
    ['another method', form(open(attempt), 'bank')],
    ['no method', form(open(attempt), null)],
    ['another amount', form(open(attempt), 'card', '26')],
    ['nothing without a response', form(open())],
  ])('starts a new one with %s', (_, other) => {
    expect(asksAgain(other)).toBe(false);
    expect(asksWithoutDetails(other)).toBe(false);
  });

  it('needs the details again for a payment of an earlier visit, which has none of them left', () => {
    const restored = { ...attempt, restored: true } as const;
    expect(asksAgain(form(open(restored)))).toBe(true);
    expect(asksWithoutDetails(form(open(restored)))).toBe(false);
    expect(asksWithoutDetails(form(open(attempt)))).toBe(true);
    // One of another method does not help.
    const ofBank = { ...attempt, request: { ...attempt.request, paymentMethodId: 'bank' } };
    expect(asksWithoutDetails(form(open(restored, ofBank)))).toBe(false);
  });
});
