import { compare } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountAt } from './count-up.js';
import { linePath } from './line-path.js';

describe('linePath', () => {
  it('passes through the centers of its cells from the left', () => {
    expect(linePath([1, 0, 2])).toBe('M50 150L150 50L250 250');
  });
});

describe('amountAt', () => {
  it('ends on the exact amount and never runs ahead of it', () => {
    expect(amountAt('3.56', 1)).toBe('3.56');
    expect(amountAt('3.56', 0)).toBe('0');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (cents, at) => {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
          expect(compare(amountAt(amount, at), amount)).not.toBe(1);
        },
      ),
    );
  });
});
