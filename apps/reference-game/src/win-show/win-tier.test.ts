import { add, compare, multiply } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getWinTier } from './win-tier.js';

describe('getWinTier', () => {
  it.each([
    ['0', 'none'],
    ['0.19', 'none'],
    ['0.20', 'none'],
    ['0.21', 'small'],
    ['1.99', 'small'],
    ['2.00', 'big'],
    ['19.99', 'big'],
    ['20.00', 'epic'],
    ['1000', 'epic'],
  ])('of %s for a stake of 0.20 is %s', (payout, tier) =>
    expect(getWinTier({ stake: '0.20', payout })).toBe(tier),
  );
  it('is small where nothing was staked: nothing has no multiple', () =>
    expect(getWinTier({ stake: '0', payout: '5.00' })).toBe('small'));
  it('never tells a return up to the stake as a win', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 7 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const stake = multiply(String(one), '0.01');
        const payout = multiply(String(other), '0.01');
        expect(getWinTier({ stake, payout }) === 'none').toBe(compare(payout, stake) <= 0);
        expect(getWinTier({ stake, payout: add(multiply(stake, '10'), payout) })).not.toBe('small');
      }),
    );
  });
});
