import { compare, decimalPlaces, truncate } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountLimits } from './deposit-amount.js';
import { maxWithdrawal, quickWithdrawals, readWithdrawalAmount } from './withdrawal-amount.js';

const limits: AmountLimits = { min: '20', max: '4000' };
const read = (
  typed: string,
  {
    available = '1284.50',
    locale = 'en',
    currency = 'EUR',
    ...rest
  }: Partial<Parameters<typeof readWithdrawalAmount>[1]> = {},
) => readWithdrawalAmount(typed, { limits, locale, currency, available, ...rest });

describe('readWithdrawalAmount', () => {
  it.each([
    ['200', '200'],
    ['1,284.50', '1284.5'],
    [' 20.00 ', '20'],
  ])('reads %j as %s', (typed, amount) => expect(read(typed)).toEqual({ amount, error: null }));

  it('reads the locale’s format', () => {
    expect(read('1.200,5', { locale: 'de' }).amount).toBe('1200.5');
    expect(read('٢٠٠', { locale: 'ar-EG' }).amount).toBe('200');
  });

  it.each([
    ['', { code: 'missing' }],
    ['a lot', { code: 'unreadable' }],
    ['-5', { code: 'AMOUNT_BELOW_ZERO' }],
    ['0', { code: 'AMOUNT_BELOW_ZERO' }],
    ['20.005', { code: 'decimals', places: 2 }],
    ['19.99', { code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', min: '20', max: '4000' }],
    ['1284.51', { code: 'moreThanAvailable', available: '1284.50' }],
    ['5000', { code: 'moreThanAvailable', available: '1284.50' }],
  ])('rejects %j with %j', (typed, error) => expect(read(typed)).toEqual({ amount: null, error }));

  it('reports the stricter limit when both are exceeded', () => {
    expect(read('5000', { available: '4500' }).error).toEqual({
      code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
      min: '20',
      max: '4000',
    });
    expect(read('4200', { available: '4000' }).error).toEqual({
      code: 'moreThanAvailable',
      available: '4000',
    });
  });

  it('reports that nothing can be withdrawn, also for "All" of nothing', () => {
    for (const typed of ['200', '0', '0.00'])
      expect(read(typed, { available: '-3' }).error).toEqual({ code: 'moreThanAvailable', available: '0' });
  });

  it('accepts eight decimals for crypto, and no more', () => {
    const crypto = { currency: 'BTC', available: '2', limits: { min: null, max: null } };
    expect(read('0.00000001', crypto).amount).toBe('0.00000001');
    expect(read('0.000000001', crypto).error).toEqual({ code: 'decimals', places: 8 });
  });
});

describe('maxWithdrawal', () => {
  it.each([
    ['1284.509', { min: '20', max: '4000' }, '1284.50'],
    ['9000', { min: '20', max: '4000' }, '4000.00'],
    ['-2', { min: null, max: null }, '0.00'],
  ])('of %s within %j is %s', (available, within, amount) =>
    expect(maxWithdrawal(available, within, 'EUR')).toBe(amount),
  );
});

const cents = (most: number) => fc.nat(most).map((value) => truncate(String(value / 100), 2));
const anyLimits = fc
  .tuple(fc.option(cents(50_000)), fc.option(cents(500_000)))
  .filter(([min, max]) => min === null || max === null || compare(min, max) <= 0)
  .map(([min, max]): AmountLimits => ({ min, max }));

describe('properties of the amount', () => {
  it('accepts only what is positive, in range, available, and in whole cents', () => {
    fc.assert(
      fc.property(
        fc.oneof(cents(600_000), fc.nat(10_000).map(String), fc.string()),
        anyLimits,
        cents(600_000),
        (typed, within, available) => {
          const { amount } = read(typed, { limits: within, available });
          if (amount === null) return;
          expect(compare(amount, '0')).toBe(1);
          expect(compare(amount, available)).not.toBe(1);
          if (within.min !== null) expect(compare(amount, within.min)).not.toBe(-1);
          if (within.max !== null) expect(compare(amount, within.max)).not.toBe(1);
          expect(compare(truncate(amount, decimalPlaces('EUR')), amount)).toBe(0);
        },
      ),
    );
  });
  it('"All" is never too much, and valid unless it is too little', () => {
    fc.assert(
      fc.property(anyLimits, cents(600_000), (within, available) => {
        const all = maxWithdrawal(available, within, 'EUR');
        const { error } = read(all, { limits: within, available });
        if (error === null) return;
        const little = compare(all, '0') === 0 || (within.min !== null && compare(all, within.min) === -1);
        expect(little).toBe(true);
      }),
    );
  });
});

describe('quickWithdrawals', () => {
  it.each([
    ['1284.50', limits, ['50', '100', '200']],
    ['120', limits, ['50', '100']],
    ['60', limits, ['20', '40']],
    ['10', limits, []],
    ['-3', limits, []],
    ['90000', { min: '900', max: '450000' }, ['1000', '2000', '4000']],
    ['0.4', { min: '0.0003', max: '2' }, ['0.0005', '0.001', '0.002']],
  ])('of %s within %j are %j', (available, within, amounts) =>
    expect(quickWithdrawals(available, within, 'BTC')).toEqual(amounts),
  );
});
