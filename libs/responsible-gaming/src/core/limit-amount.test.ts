import fc from 'fast-check';
import { compare } from '@casino-kit/money';
import { describe, expect, it } from 'vitest';
import {
  decreaseLimit,
  increaseLimit,
  limitWeakness,
  readLimitAmount,
  writeLimitAmount,
} from './limit-amount.js';

const en = { locale: 'en', currency: 'EUR' };

describe('readLimitAmount', () => {
  it.each([
    ['300', '300'],
    ['12.50', '12.5'],
    ['€300', '300'],
    ['1,000', '1000'],
    ['٣٠٠', '300'],
    ['999,999,999,999', '999999999999'],
    [' 20 ', '20'],
  ])('reads %s as %s', (typed, amount) => {
    expect(readLimitAmount(typed, en)).toEqual({ amount, error: null });
  });
  it('reads the decimal comma of the locale', () => {
    expect(readLimitAmount('12,50', { locale: 'de', currency: 'EUR' })).toEqual({
      amount: '12.5',
      error: null,
    });
  });
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['abc', 'unreadable'],
    ['12abc', 'unreadable'],
    ['1e5', 'unreadable'],
    ['-5', 'notPositive'],
    ['−5', 'notPositive'],
    ['0', 'notPositive'],
    ['0.00', 'notPositive'],
    ['1000000000000', 'tooHigh'],
    ['123456789012345678901234', 'tooHigh'],
  ])('rejects %j as %s', (typed, code) => {
    expect(readLimitAmount(typed, en)).toEqual({ amount: null, error: { code } });
  });
  it('names how many decimals the currency has', () => {
    expect(readLimitAmount('10.123', en).error).toEqual({ code: 'decimals', places: 2 });
    expect(readLimitAmount('0.123456789', { locale: 'en', currency: 'BTC' }).error).toEqual({
      code: 'decimals',
      places: 8,
    });
    expect(readLimitAmount('0.12345678', { locale: 'en', currency: 'BTC' }).amount).toBe('0.12345678');
  });
});

describe('limitWeakness', () => {
  const rules = { globalMaxBet: '500.00' };
  it('finds amounts of nine digits or more', () => {
    const deposit = { kind: 'deposit' } as const;
    expect(limitWeakness(deposit, '99999999.99', rules)).toBeNull();
    expect(limitWeakness(deposit, '100000000', rules)).toBe('hardly');
    expect(limitWeakness({ kind: 'max-bet' }, '100000000', { globalMaxBet: null })).toBe('hardly');
  });
  it('finds single stakes above the largest one of the casino', () => {
    expect(limitWeakness({ kind: 'max-bet' }, '500', rules)).toBeNull();
    expect(limitWeakness({ kind: 'max-bet' }, '500.01', rules)).toBe('aboveGlobal');
    expect(limitWeakness({ kind: 'bonus-max-bet' }, '501', rules)).toBe('aboveGlobal');
    expect(limitWeakness({ kind: 'bet' }, '501', rules)).toBeNull();
  });
});

describe('writeLimitAmount', () => {
  it('omits the decimals of a whole amount and writes both of any other', () => {
    expect(writeLimitAmount('300.00', en)).toBe('300');
    expect(writeLimitAmount('12.5', en)).toBe('12.50');
    expect(writeLimitAmount('12.5', { locale: 'de', currency: 'EUR' })).toBe('12,50');
    expect(writeLimitAmount('0.00010000', { locale: 'en', currency: 'BTC' })).toBe('0.0001');
  });
  it('groups thousands on request', () => {
    expect(writeLimitAmount('1000', en)).toBe('1000');
    expect(writeLimitAmount('1000', { ...en, grouped: true })).toBe('1,000');
    expect(writeLimitAmount('1234.5', { locale: 'de', currency: 'EUR', grouped: true })).toBe('1.234,50');
  });
});

describe('increaseLimit and decreaseLimit', () => {
  it.each([
    ['1', '2'],
    ['29', '30'],
    ['30', '35'],
    ['95', '100'],
    ['100', '110'],
    ['300', '310'],
    ['500', '550'],
    ['1000', '1100'],
    ['5000', '5500'],
    ['12.50', '13'],
    ['0.5', '1'],
  ])('steps from %s up to %s', (from, to) => expect(increaseLimit(from)).toBe(to));
  it.each([
    ['2', '1'],
    ['1', '1'],
    ['0.5', '0.5'],
    ['1.5', '1'],
    ['30', '29'],
    ['35', '30'],
    ['100', '95'],
    ['110', '100'],
    ['1000', '950'],
    ['12.50', '12'],
    ['305', '300'],
  ])('steps from %s down to %s', (from, to) => expect(decreaseLimit(from)).toBe(to));
  it('returns to the same amount with a step up and a step down from any step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (times) => {
        let amount = '1';
        for (let step = 0; step < times; step += 1) amount = increaseLimit(amount);
        expect(decreaseLimit(increaseLimit(amount))).toBe(amount);
        expect(compare(increaseLimit(amount), amount)).toBe(1);
      }),
    );
  });
});
