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
  ])('reads %s in %s', (input, locale, amount) => expect(parseAmount(input, locale)).toBe(amount));

  it.each(['', 'abc', '-5', '1,2,3', '1.2.3', '5€', '1e5'])('refuses %j', (input) =>
    expect(parseAmount(input, 'en')).toBeNull(),
  );

  it('reads back what Intl wrote', () => {
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
