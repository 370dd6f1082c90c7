import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmount, isNegative, isPositive, isZero, truncate } from './amount.js';
import { add, compare, multiply, negate, proportion, share, subtract, sum } from './arithmetic.js';

/** Integer minor units and their decimal string: the independent arithmetic that the library is held against. */
const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const fromCents = (value: bigint): string => {
  const positive = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${positive / 100n}.${String(positive % 100n).padStart(2, '0')}`;
};

describe('arithmetic', () => {
  it('agrees with integer cents', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(compare(add(fromCents(a), fromCents(b)), fromCents(a + b))).toBe(0);
        expect(compare(subtract(fromCents(a), fromCents(b)), fromCents(a - b))).toBe(0);
        expect(compare(fromCents(a), fromCents(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
  it('adds amounts that floats cannot', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(multiply('1.15', '100')).toBe('115');
    expect(sum(['0.1', '0.1', '0.1'])).toBe('0.3');
    expect(sum([])).toBe('0');
  });
  it('never writes minus zero', () => {
    expect(negate('0')).toBe('0');
    expect(subtract('1', '1.00')).toBe('0');
    expect(truncate('-0.001', 2)).toBe('0.00');
  });
  it('knows signs', () => {
    expect([
      isPositive('0.01'),
      isPositive('0'),
      isNegative('-0.01'),
      isNegative('0.00'),
      isZero('0.00'),
    ]).toEqual([true, false, true, false, true]);
  });
  it('rejects anything that is not an amount', () => {
    for (const value of ['', '1e3', '1,5', ' 1', 'NaN']) {
      expect(isAmount(value)).toBe(false);
      expect(() => add(value, '1')).toThrow(RangeError);
    }
  });
});

describe('truncate', () => {
  it('keeps the digits with any leading or trailing zeros, and never returns negative zero', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.stringMatching(/^\d{1,20}$/),
        fc.stringMatching(/^\d{1,12}$/),
        fc.integer({ min: 0, max: 10 }),
        (minus, whole, decimals, places) => {
          const cut = truncate(`${minus ? '-' : ''}${whole}.${decimals}`, places);
          const scale = 10n ** BigInt(places);
          const stored =
            BigInt(whole) * scale + BigInt(`0${decimals.slice(0, places)}`.padEnd(places + 1, '0'));
          const [units = '', rest = ''] = cut.replace('-', '').split('.');
          expect(BigInt(`${units}${rest}`)).toBe(stored);
          expect(rest).toHaveLength(places);
          expect(cut.startsWith('-')).toBe(minus && stored > 0n);
        },
      ),
    );
  });
  it('never shows more than there is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (thousandths) => {
        const amount = `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`;
        expect(compare(truncate(amount, 2), amount)).toBeLessThanOrEqual(0);
        expect(compare(subtract(amount, truncate(amount, 2)), '0.01')).toBe(-1);
      }),
    );
    expect(truncate('-1.239', 2)).toBe('-1.23');
  });
});

describe('share', () => {
  it('stays between 0 and 1', () => {
    expect(share('612', '1400')).toBeCloseTo(0.437, 3);
    expect([share('5', '0'), share('9', '3'), share('-1', '3')]).toEqual([0, 1, 0]);
  });
});

describe('proportion', () => {
  it('is the part of an amount, cut to the requested decimals', () => {
    expect(proportion('10', '2', '3', 2)).toBe('6.66');
    expect(proportion('-10', '2', '3', 2)).toBe('-6.66');
    expect(proportion('0.10', '1', '1', 2)).toBe('0.10');
    expect(proportion('5', '0', '3', 8)).toBe('0.00000000');
    expect(() => proportion('1', '1', '0', 2)).toThrow(RangeError);
  });
  it('agrees with whole-number division', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(cents, cents, fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount, part, whole) => {
        const exact = (amount * part) / whole;
        const written = `${exact / 100n}.${String(exact % 100n).padStart(2, '0')}`;
        expect(proportion(fromCents(amount), fromCents(part), fromCents(whole), 2)).toBe(written);
      }),
    );
  });
});
