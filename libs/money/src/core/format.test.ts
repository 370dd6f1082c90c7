import { describe, expect, it } from 'vitest';
import { currencySymbol, decimalPlaces } from './currency.js';
import { formatFigure, formatMoney, formatMoneyRange, isSymbolAfter } from './format.js';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it('writes by locale and currency', () => {
    expect(formatMoney('1284.5', { locale: 'en', currency: 'EUR' })).toBe('€1,284.50');
    expect(plain(formatMoney('1284.5', { locale: 'de', currency: 'EUR' }))).toBe('1.284,50 €');
    expect(formatMoney('25', { locale: 'en', currency: 'EUR', trimWhole: true })).toBe('€25');
    expect(formatMoney('25.5', { locale: 'en', currency: 'EUR', trimWhole: true })).toBe('€25.50');
  });
  it('cuts towards zero', () => {
    expect(formatMoney('0.999', { locale: 'en', currency: 'EUR' })).toBe('€0.99');
    expect(formatMoney('-0.999', { locale: 'en', currency: 'EUR' })).toBe('−€0.99');
  });
  it('writes crypto with up to eight decimals and its code', () => {
    expect(formatMoney('0.1200000000', { locale: 'en', currency: 'BTC' })).toBe('0.12 BTC');
    expect(formatMoney('0.123456789', { locale: 'en', currency: 'USDT' })).toBe('0.12345678 USDT');
  });
  it('keeps every digit of amounts beyond the range of floats', () => {
    expect(formatMoney('9007199254740993.27', { locale: 'en', currency: 'EUR' })).toBe(
      '€9,007,199,254,740,993.27',
    );
  });
  it('writes a sign when requested', () => {
    expect(formatMoney('5', { locale: 'en', currency: 'EUR', sign: 'always' })).toBe('+€5.00');
    expect(formatMoney('0', { locale: 'en', currency: 'EUR', sign: 'always' })).toBe('€0.00');
  });
  it('rejects anything that is not an amount', () => {
    expect(() => formatMoney('five', { locale: 'en', currency: 'EUR' })).toThrow(RangeError);
  });
  it('writes ranges and figures', () => {
    expect(formatMoneyRange('10', '5000', { locale: 'en', currency: 'EUR' })).toBe('€10 – €5,000');
    expect(formatFigure('96.219', 'de')).toBe('96,21');
  });
});

describe('currencies', () => {
  it('know their sign and decimals', () => {
    expect([currencySymbol('EUR', 'en'), currencySymbol('TRY', 'tr'), currencySymbol('USDT', 'en')]).toEqual([
      '€',
      '₺',
      'USDT',
    ]);
    expect([decimalPlaces('EUR'), decimalPlaces('btc')]).toEqual([2, 8]);
  });
});

describe('isSymbolAfter', () => {
  it('follows the locale, and is true for codes that are not signs', () => {
    expect(isSymbolAfter('EUR', 'en')).toBe(false);
    expect(isSymbolAfter('EUR', 'de')).toBe(true);
    expect(isSymbolAfter('BTC', 'en')).toBe(true);
  });
});
