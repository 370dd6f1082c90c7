import { describe, expect, it } from 'vitest';
import { makePaymentMethod } from '../testing/fixtures.js';
import { makePayoutMethods } from '../testing/withdrawal-fixtures.js';
import { toPayoutMethod, usableMethods, getWithdrawalForm, withdrawalLimits } from './withdrawal-method.js';

const method = (name: string, paymentMethod: string | null = null) =>
  makePaymentMethod({ name, paymentMethod, isCardForm: false });

describe('getWithdrawalForm', () => {
  it('returns the form that the server names', () => {
    expect(makePayoutMethods().map(getWithdrawalForm)).toEqual([
      'crypto',
      'bank',
      'skrill',
      'card',
      'upi',
      'netbanking',
    ]);
  });
  it.each([
    ['USDT', 'crypto', 'crypto'],
    ['Netbanking India', null, 'netbanking'],
    ['Bank transfer', null, 'bank'],
    ['UPI', null, 'upi'],
    ['Cards', null, 'card'],
    ['Voucher', null, 'bank'],
  ])('returns for %s (%s) without a form of the server %s', (name, kind, form) =>
    expect(getWithdrawalForm(method(name, kind))).toBe(form),
  );
  it('returns the card’s form for a card form', () => {
    expect(getWithdrawalForm(makePaymentMethod({ name: 'Visa' }))).toBe('card');
  });
});

describe('the initial methods', () => {
  const methods = makePayoutMethods();
  const card = methods.filter((one) => getWithdrawalForm(one) === 'card');
  it('are all with a saved card, and without one those that need none', () => {
    expect(usableMethods(methods, true)).toEqual(methods);
    expect(usableMethods(methods, false)).toEqual(methods.filter((one) => !card.includes(one)));
    expect(usableMethods(card, false)).toEqual(card);
  });
});

describe('the payout range of a method', () => {
  const bank = makePaymentMethod({
    withdrawalMinAmount: '20',
    withdrawalMaxAmount: '4000',
    withdrawalTime: 'days',
    paused: true,
  });
  it('is its range for withdrawals, not for deposits', () => {
    expect(withdrawalLimits(bank)).toEqual({ min: '20', max: '4000' });
    expect(withdrawalLimits(makePaymentMethod())).toEqual({ min: null, max: null });
    expect(withdrawalLimits(null)).toEqual({ min: null, max: null });
  });
  it('is shown in its tile', () => {
    expect(toPayoutMethod(bank)).toMatchObject({
      minAmount: '20',
      maxAmount: '4000',
      settlementTime: 'days',
      paused: false,
    });
    const networks = [{ id: 'btc', name: 'Bitcoin', asset: 'BTC', minAmount: '20', confirmations: 2 }];
    expect(toPayoutMethod(makePaymentMethod({ networks })).networks).toMatchObject([{ minAmount: null }]);
    expect(toPayoutMethod(makePaymentMethod())).toMatchObject({ minAmount: null, settlementTime: null });
  });
});
