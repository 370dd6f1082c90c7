import fc from 'fast-check';
import { formatTag, localeCodes } from '@casino-kit/i18n';
import { compare, formatMoney } from '@casino-kit/money';
import { describe, expect, it } from 'vitest';
import {
  defaultAmount,
  increaseWithin,
  isAtMaximum,
  offeredAmounts,
  readDepositAmount,
  withinLimits,
  writeAmount,
} from './deposit-amount.js';
import { quickAmounts } from './stepper.js';

const none = { min: null, max: null };
const read = (
  typed: string,
  limits = none as Parameters<typeof defaultAmount>[0],
  locale = 'en',
  currency = 'EUR',
) => readDepositAmount(typed, { locale, currency, limits });
const error = (...args: Parameters<typeof read>) => read(...args).error;

describe('readDepositAmount', () => {
  it('reads the locale’s format and drops redundant zeros', () => {
    expect(read('50').amount).toBe('50');
    expect(read('1,234.50').amount).toBe('1234.5');
    expect(read('1.234,50', none, 'de').amount).toBe('1234.5');
    expect(read('٢٥٫٥', none, 'ar-EG').amount).toBe('25.5');
    expect(read('10.500').amount).toBe('10.5');
  });
  it('reads the currency sign, as in the example of the message', () => {
    expect([read('€40').amount, read('40 €').amount, read('EUR 40').amount]).toEqual(['40', '40', '40']);
    expect(error('$40')).toEqual({ code: 'unreadable' });
  });
  it('reads Arabic and Persian digits and an unambiguous comma in any locale', () => {
    for (const typed of ['٢٥٫٥٠', '۲۵٫۵۰', '25,50', '٢٥,٥']) expect(read(typed).amount).toBe('25.5');
    expect(error('1234,567')).toEqual({ code: 'unreadable' });
  });
  it('reads what is written in every locale and currency, with and without its sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.constantFrom(...localeCodes),
        fc.constantFrom('EUR', 'TRY', 'INR', 'BRL', 'USD', 'BTC'),
        fc.boolean(),
        (cents, code, currency, trimWhole) => {
          const locale = formatTag(code);
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
          const shown = formatMoney(amount, { locale, currency, trimWhole });
          const field = writeAmount(amount, { locale, currency });
          for (const written of [shown, field]) {
            const again = read(written, none, locale, currency).amount;
            expect(again, `${written} in ${locale}`).not.toBeNull();
            expect(compare(again!, amount)).toBe(0);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
  it('reports the error', () => {
    expect(error('  ')).toEqual({ code: 'missing' });
    expect(error('ten')).toEqual({ code: 'unreadable' });
    expect(error('0')).toEqual({ code: 'AMOUNT_BELOW_ZERO' });
    expect(error('0.00')).toEqual({ code: 'AMOUNT_BELOW_ZERO' });
    expect(error('-5')).toEqual({ code: 'AMOUNT_BELOW_ZERO' });
    expect(error(' −5')).toEqual({ code: 'AMOUNT_BELOW_ZERO' });
    expect(error('10.501')).toEqual({ code: 'decimals', places: 2 });
    expect(error('0.123456789', none, 'en', 'BTC')).toEqual({ code: 'decimals', places: 8 });
  });
  it('accepts amounts within the limits, both ends included', () => {
    const limits = { min: '10', max: '5000.00' };
    expect([read('10', limits).amount, read('5000', limits).amount]).toEqual(['10', '5000']);
    for (const typed of ['9.99', '5000.01'])
      expect(error(typed, limits)).toEqual({
        code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
        min: '10',
        max: '5000.00',
      });
    expect(error('9', { min: '10', max: null })).toEqual({ code: 'belowMin', min: '10' });
    expect(error('11', { min: null, max: '10' })).toEqual({ code: 'aboveMax', max: '10' });
  });
  it('requires more than the minimum for crypto', () => {
    const limits = { min: '20', max: '100', aboveMin: true };
    expect(error('20', limits)).toEqual({ code: 'notAboveMin', min: '20' });
    expect(read('20.01', limits).amount).toBe('20.01');
    expect(error('101', limits)).toEqual({
      code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
      min: '20',
      max: '100',
    });
  });
  it('reads back what it writes', () => {
    expect([
      writeAmount('50', { locale: 'en', currency: 'EUR' }),
      writeAmount('1250.5', { locale: 'de', currency: 'EUR' }),
    ]).toEqual(['50.00', '1250,50']);
    expect(writeAmount('0.12', { locale: 'en', currency: 'BTC' })).toBe('0.12');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.constantFrom('en', 'de', 'fr', 'tr', 'ar-EG', 'fa', 'hi'),
        (cents, locale) => {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
          const again = read(writeAmount(amount, { locale, currency: 'EUR' }), none, locale).amount;
          expect(again).not.toBeNull();
          expect(compare(again!, amount)).toBe(0);
        },
      ),
    );
  });
});

describe('defaultAmount and quick amounts', () => {
  it('starts at 25, or as near as the provider allows', () => {
    expect(defaultAmount(none)).toBe('25');
    expect(defaultAmount({ min: '10', max: '5000' })).toBe('25');
    expect(defaultAmount({ min: '60.00', max: null })).toBe('60');
    expect(defaultAmount({ min: null, max: '20' })).toBe('20');
    expect(defaultAmount({ min: '0.00032', max: '0.8', aboveMin: true })).toBe('0.0005');
  });
  it('starts with no more than the player’s own limits leave', () => {
    const limits = { min: '10', max: '5000' };
    expect(defaultAmount(limits, '20')).toBe('20');
    expect(defaultAmount(limits, '12.50')).toBe('12.5');
    expect(defaultAmount(limits, '25')).toBe('25');
    expect(defaultAmount(limits, '400')).toBe('25');
    expect(defaultAmount({ min: '900', max: '450000', aboveMin: true }, '901')).toBe('901');
    expect(defaultAmount({ min: '1000', max: null, aboveMin: true }, '1004')).toBe('1004');
  });
  it('starts with the largest quick amount within what is left', () => {
    const limits = { min: '2', max: '20' };
    expect(offeredAmounts(limits)).toEqual(['2', '4', '8']);
    expect([defaultAmount(limits, '15'), defaultAmount(limits, '5')]).toEqual(['8', '4']);
    expect(defaultAmount({ min: '0.0003', max: '0.5' }, '0.0004')).toBe('0.0004');
  });
  it('starts as usual when what is left is less than the provider accepts', () => {
    expect(defaultAmount({ min: '10', max: '5000' }, '9.99')).toBe('25');
    expect(defaultAmount({ min: null, max: null }, '0')).toBe('25');
  });
  it('starts above a minimum that is itself not enough', () => {
    expect(defaultAmount({ min: '1000', max: '100000', aboveMin: true })).toBe('1005');
    expect(defaultAmount({ min: '25', max: null, aboveMin: true })).toBe('26');
    expect(defaultAmount({ min: '20', max: null, aboveMin: true })).toBe('25');
    expect(defaultAmount({ min: '1000', max: '1002', aboveMin: true })).toBe('1002');
  });
  it('steps up to the provider’s maximum and no further', () => {
    const limits = { min: '10', max: '5000' };
    expect([increaseWithin('4995', limits), increaseWithin('4998', limits)]).toEqual(['5000', '5000']);
    expect([isAtMaximum('4999.99', limits), isAtMaximum('5000', limits)]).toEqual([false, true]);
    expect([increaseWithin('5000', none), isAtMaximum('5000', none)]).toEqual(['5005', false]);
  });
  it('offers 25, 50 and 100, or three round amounts when those are out of range', () => {
    expect(offeredAmounts({ min: '10', max: '5000' })).toEqual(['25', '50', '100']);
    expect(offeredAmounts({ min: '30', max: '5000' })).toEqual(['50', '100']);
    expect(offeredAmounts({ min: '60', max: '30000' })).toEqual(['100', '200', '400']);
    expect(offeredAmounts({ min: '900', max: '450000' })).toEqual(['1000', '2000', '4000']);
    expect(offeredAmounts({ min: '1000', max: '100000', aboveMin: true })).toEqual(['2000', '4000', '8000']);
    expect(offeredAmounts({ min: null, max: '20' })).toEqual([]);
    expect(offeredAmounts({ min: '0.0003', max: '0.5' })).toEqual(['0.0005', '0.001', '0.002']);
  });
  it('never starts with or offers an amount that the provider does not accept', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 1, max: 100_000 }),
        fc.boolean(),
        (min, room, aboveMin) => {
          const limits = { min: String(min), max: String(min + room), aboveMin };
          const amounts = [defaultAmount(limits), ...offeredAmounts(limits)];
          expect(withinLimits(amounts, limits)).toEqual(amounts);
        },
      ),
    );
  });
  it('offers only amounts that the provider accepts', () => {
    expect(withinLimits(quickAmounts, { min: '30', max: '60' })).toEqual(['50']);
    expect(withinLimits(quickAmounts, { min: '25', max: null, aboveMin: true })).toEqual(['50', '100']);
  });
});
