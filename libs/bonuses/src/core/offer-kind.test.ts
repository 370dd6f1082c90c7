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
  it.each(['freespins', 'instant_cashback', 'no_deposit'] as const)(
    'makes an offer of the type %s with a code a coupon',
    (type) => {
      expect(offerKind({ type, needsCoupon: true })).toBe('coupon');
    },
  );
  it('leaves a deposit bonus with a code what it is', () => {
    expect(offerKind({ type: 'deposit', needsCoupon: true })).toBe('deposit');
  });
  it('gives cashback that arrives in the rakeback calendar a picture of its own', () => {
    const offer = { type: 'instant_cashback', needsCoupon: false, addedToCalendar: true } as const;
    expect(offerKind(offer)).toBe('calendar');
  });
});
