import { compare, multiply } from '@casino-kit/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedAmount } from './counted-amount.js';

it('is exact at both ends', () => {
  expect(countedAmount('1284.50', '1284.30', 0)).toBe('1284.50');
  expect(countedAmount('1284.50', '1284.30', 1)).toBe('1284.30');
  expect(countedAmount('0.00000001', '0.00000002', 1.2)).toBe('0.00000002');
});
it('stays between them, up and down, and never turns back', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => multiply(String(cents), '0.01'));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(amount, amount, share, share, (from, to, one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      const [first, second] = [countedAmount(from, to, early), countedAmount(from, to, late)];
      const order = compare(to, from);
      expect(compare(first, from)).not.toBe(-order || 2);
      expect(compare(to, second)).not.toBe(-order || 2);
      expect(compare(second, first)).not.toBe(-order || 2);
    }),
  );
});
