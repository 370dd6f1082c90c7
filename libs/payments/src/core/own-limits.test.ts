import { describe, expect, it } from 'vitest';
import { exceededOwnLimit, type OwnLimit, type OwnLimits, strictestLimit } from './own-limits.js';

const limit = (period: OwnLimit['period'], left: string): OwnLimit => ({
  ...{ period, left },
  limit: '100',
  changeHref: `/limits?set=deposit-${period}`,
});
const own = (limits: OwnLimit[], currencyCode = 'EUR'): OwnLimits => ({
  ...{ currencyCode, limits },
  setHref: '/limits',
});
const both = own([limit('monthly', '40'), limit('weekly', '5')]);

describe('strictestLimit', () => {
  it('returns the limit that leaves least', () => expect(strictestLimit(both, 'EUR')?.period).toBe('weekly'));
  it('returns null without a limit and where limits are unknown', () => {
    expect(strictestLimit(own([]), 'EUR')).toBeNull();
    expect(strictestLimit(undefined, 'EUR')).toBeNull();
  });
  it('compares nothing in another currency, such as after the operator changed that of the account', () =>
    expect(strictestLimit(own([limit('weekly', '5')], 'GBP'), 'EUR')).toBeNull());
});

describe('exceededOwnLimit', () => {
  it.each([
    ['5', null],
    ['5.00', null],
    ['5.01', 'weekly'],
    ['100', 'weekly'],
  ])('of %s is %s', (amount, period) =>
    expect(exceededOwnLimit(both, amount, 'EUR')?.period ?? null).toBe(period),
  );
  it('is nothing while the amount is invalid', () => expect(exceededOwnLimit(both, null, 'EUR')).toBeNull());
  it('is every amount when nothing is left', () =>
    expect(exceededOwnLimit(own([limit('daily', '0')]), '0.01', 'EUR')?.period).toBe('daily'));
});
