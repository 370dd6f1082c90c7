import { describe, expect, it } from 'vitest';
import { offerKind } from './offer-kind.js';

describe('offerKind', () => {
  it.each([
    ['deposit', 'deposit'],
    ['freespins', 'spins'],
    ['instant_cashback', 'cashback'],
    ['no_deposit', 'gift'],
    [null, 'gift'],
  ] as const)('makes an offer of the type %s a %s', (type, kind) => {
    expect(offerKind({ type, needsCoupon: false })).toBe(kind);
  });
  it('makes an offer with a code a coupon, whatever it grants', () => {
    expect(offerKind({ type: 'deposit', needsCoupon: true })).toBe('coupon');
  });
});
