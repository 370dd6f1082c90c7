import { describe, expect, it } from 'vitest';
import { queryWithPrefill, readDepositPrefill } from './deposit-prefill.js';

const start = { methodId: 'pay-page', amount: '40', bonusId: null, couponCode: null };

describe('deposit prefill', () => {
  it('retries in the dialog with method and amount, and keeps the rest of the query', () => {
    expect(queryWithPrefill('?category=new&modal=deposit-decline&met=skrill', start, false)).toBe(
      '?category=new&modal=deposit&payWith=pay-page&amount=40',
    );
  });
  it('retries in the form of the deposit page, without a dialog', () => {
    expect(queryWithPrefill('?modal=deposit-decline&deposit=D-1', start, true)).toBe(
      '?payWith=pay-page&amount=40',
    );
    expect(queryWithPrefill('?modal=deposit-decline', { ...start, methodId: null, amount: null }, true)).toBe(
      '',
    );
  });
  it('keeps bonus and coupon for a retry', () => {
    expect(
      queryWithPrefill('?modal=deposit-decline', { ...start, bonusId: '7', couponCode: 'TIDE' }, true),
    ).toBe('?payWith=pay-page&amount=40&bonus=7&coupon=TIDE');
  });
  it('is read from the query', () => {
    expect(readDepositPrefill(new URLSearchParams('payWith=pay-page&amount=40'))).toEqual({
      initialMethodId: 'pay-page',
      initialAmount: '40',
    });
    expect(readDepositPrefill(new URLSearchParams(''))).toEqual({});
  });
});
