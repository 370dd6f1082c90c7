import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from './arithmetic.js';
import { parseAmount } from './parse.js';

describe('parseAmount', () => {
  it.each([
    ['50', 'en', '50'],
    ['1,234.5', 'en', '1234.5'],
    ['1.234,5', 'de', '1234.5'],
    ['12,5', 'de', '12.5'],
    ['12.5', 'de', '12.5'],
    ['.5', 'en', '0.5'],
    ['007', 'en', '7'],
    [' 25 ', 'en', '25'],
    ['1 234,50', 'fr', '1234.50'],
    ['٢٥٫٥', 'ar-EG', '25.5'],
    ['25.', 'en', '25'],
    ['25,50', 'en', '25.50'],
    ['25,5', 'ja', '25.5'],
    ['1,234', 'en', '1234'],
    ['1.234', 'de', '1234'],
    ['0.500', 'de', '0.500'],
    ['0,12345678', 'de', '0.12345678'],
    ['1.234,50', 'en', '1234.50'],
    ['1,234.50', 'de', '1234.50'],
    ['1,234,567', 'de', '1234567'],
    ['12,34,567.5', 'hi', '1234567.5'],
    ["1'234.50", 'en', '1234.50'],
    ['٢٥', 'en', '25'],
    ['٢٥٫٥٠', 'en', '25.50'],
    ['١٬٢٣٤٫٥٠', 'ar-u-nu-latn', '1234.50'],
    ['۲۵٫۵۰', 'fa', '25.50'],
    ['۲۵', 'de', '25'],
    ['२५.५', 'hi', '25.5'],
    ['２５．５', 'ja', '25.5'],
  ])('reads %s in %s', (input, locale, amount) => expect(parseAmount(input, locale)).toBe(amount));

  it.each([
    '',
    'abc',
    '-5',
    '1,2,3',
    '1.2.3',
    '5€',
    '1e5',
    '0,500',
    '1234,567',
    '12,345,6',
    '1.5.',
    '25,',
    '.',
    '2 5',
    '25 50',
    '1,234 567',
  ])('rejects %j', (input) => expect(parseAmount(input, 'en')).toBeNull());

  it.each([
    ['€40', 'en', 'EUR', '40'],
    ['40 €', 'en', 'EUR', '40'],
    ['40€', 'de', 'EUR', '40'],
    ['eur 40', 'en', 'EUR', '40'],
    ['€1,234.50', 'en', 'EUR', '1234.50'],
    ['٤٠ €', 'ar-u-nu-latn', 'EUR', '40'],
    ['R$ 60', 'en', 'BRL', '60'],
    ['0.12 BTC', 'en', 'BTC', '0.12'],
    ['￥500', 'ja', 'JPY', '500'],
  ])('reads %s in %s with %s', (input, locale, currency, amount) =>
    expect(parseAmount(input, locale, currency)).toBe(amount),
  );

  it.each(['$40', '€', '€€40', '€40€', '€-40', '40 euros'])('rejects %j in euros', (input) =>
    expect(parseAmount(input, 'en', 'EUR')).toBeNull(),
  );

  it('returns a plain decimal string or null for any typed text', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0129.,٫٬ ٢۵€-e'") });
    fc.assert(
      fc.property(typed, fc.constantFrom('en', 'de', 'fr', 'fa', 'hi'), (input, locale) => {
        const read = parseAmount(input, locale, 'EUR');
        expect(read === null || /^(0|[1-9]\d*)(\.\d+)?$/.test(read)).toBe(true);
      }),
    );
  });

  it('reads back the output of Intl', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom('en', 'de', 'fr', 'pl', 'tr', 'de-CH', 'ar-EG', 'hi'),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          const read = parseAmount(written, locale);
          expect(read).not.toBeNull();
          expect(compare(read!, (cents / 100).toFixed(2))).toBe(0);
        },
      ),
    );
  });
});
