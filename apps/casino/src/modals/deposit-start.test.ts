import { describe, expect, it } from 'vitest';
import { queryWithStart, startOf } from './deposit-start.js';

const start = { methodId: 'pay-page', amount: '40' };

describe('a deposit that is tried again', () => {
  it('keeps method and amount in the dialog, and the rest of the address', () => {
    expect(queryWithStart('?category=new&modal=deposit-decline&met=skrill', start, false)).toBe(
      '?category=new&modal=deposit&payWith=pay-page&amount=40',
    );
  });
  it('uses the form of the deposit page, without a dialog', () => {
    expect(queryWithStart('?modal=deposit-decline&deposit=D-1', start, true)).toBe(
      '?payWith=pay-page&amount=40',
    );
    expect(queryWithStart('?modal=deposit-decline', { methodId: null, amount: null }, true)).toBe('');
  });
  it('is read from the address', () => {
    expect(startOf(new URLSearchParams('payWith=pay-page&amount=40'))).toEqual({
      initialMethodId: 'pay-page',
      initialAmount: '40',
    });
    expect(startOf(new URLSearchParams(''))).toEqual({});
  });
});
