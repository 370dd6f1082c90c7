import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, multiply } from './arithmetic.js';
import {
  bonusMinimum,
  bonusMoney,
  bonusShare,
  bonusWager,
  depositBonusMoney,
  isBelowBonusMinimum,
} from './bonus-money.js';

describe('bonusMoney', () => {
  it('returns the percentage of the deposit, truncated to the currency', () => {
    expect(bonusMoney({ depositBonusPercent: '50' }, '25.01', 'EUR')).toBe('12.50');
    expect(bonusMoney({ depositBonusPercent: '50' }, '0.00000003', 'BTC')).toBe('0.00000001');
  });
  it('returns no more than the threshold; a threshold of 0 counts as missing', () => {
    const terms = { depositBonusPercent: '100', maxBonusThreshold: '20' };
    expect(bonusMoney(terms, '25', 'EUR')).toBe('20.00');
    expect(bonusMoney({ ...terms, maxBonusThreshold: '0' }, '25', 'EUR')).toBe('25.00');
    expect(bonusMoney({ ...terms, maxBonusThreshold: null }, '25', 'EUR')).toBe('25.00');
  });
  it('returns the fixed amount, uncapped, without a percentage', () => {
    expect(bonusMoney({ cashAmount: '10', maxBonusThreshold: '5' }, '25', 'EUR')).toBe('10.00');
    expect(bonusMoney({ cashAmount: '7', depositBonusPercent: '0' }, '25', 'EUR')).toBe('7.00');
    expect(bonusMoney({ cashAmount: '7', depositBonusPercent: '100' }, '20', 'EUR')).toBe('20.00');
  });
  it('returns null if nothing is granted', () => {
    expect(bonusMoney({}, '25', 'EUR')).toBeNull();
    expect(bonusMoney({ depositBonusPercent: '0.1' }, '1', 'EUR')).toBeNull();
    expect(bonusMoney({ depositBonusPercent: '0.1' }, '1', 'BTC')).toBe('0.00100000');
    expect(bonusMoney({ depositBonusPercent: '10' }, '0', 'EUR')).toBeNull();
  });
});

describe('bonusShare', () => {
  it('returns zero without a percentage, for any fixed amount', () => {
    expect(bonusShare({ cashAmount: '10' }, '25', 'EUR')).toBe('0.00');
  });
});

describe('depositBonusMoney', () => {
  it('returns null below the minimum deposit', () => {
    const terms = { depositBonusPercent: '10', minimumDeposit: '20' };
    expect([isBelowBonusMinimum(terms, '19.99'), isBelowBonusMinimum(terms, '20')]).toEqual([true, false]);
    expect(depositBonusMoney(terms, '19.99', 'EUR')).toBeNull();
    expect(depositBonusMoney(terms, '20', 'EUR')).toBe('2.00');
    expect([bonusMinimum({ minimumDeposit: '0' }), bonusMinimum({})]).toEqual([null, null]);
  });
  it('never grants more than the percentage or the threshold, and more for a larger deposit', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 500 }), cents, (a, b, percent, most) => {
        const terms = { depositBonusPercent: String(percent), maxBonusThreshold: most };
        const [less, more] = compare(a, b) <= 0 ? [a, b] : [b, a];
        const [first, second] = [less, more].map((of) => depositBonusMoney(terms, of, 'EUR') ?? '0');
        expect(compare(first!, second!)).toBeLessThanOrEqual(0);
        expect(compare(second!, most)).toBeLessThanOrEqual(0);
        expect(compare(multiply(second!, '100'), multiply(more, String(percent)))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('bonusWager', () => {
  it('multiplies the bonus money, and returns null without a multiplier', () => {
    expect(bonusWager({ wageringMultiplier: '35' }, '25')).toBe('875');
    expect([bonusWager({ wageringMultiplier: '0' }, '25'), bonusWager({}, '25')]).toEqual([null, null]);
  });
});
