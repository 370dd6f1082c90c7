import { add, compare, negate, subtract } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundResult } from './round-result.js';

describe('roundResult', () => {
  it.each([
    ['-25.71', 'EUR', '-26'],
    ['-25.50', 'EUR', '-26'],
    ['22.36', 'EUR', '22'],
    ['10.00', 'EUR', '10'],
    ['-1234.60', 'EUR', '-1235'],
    ['9.99', 'EUR', '9.99'],
    ['-1.65', 'EUR', '-1.65'],
    ['0.005', 'EUR', '0.01'],
    ['0', 'EUR', '0.00'],
    ['-0.0001806', 'BTC', '-0.000181'],
    ['0.000099999', 'BTC', '0.0001'],
    ['-18.06', 'USDT', '-18'],
  ])('rounds %s %s to %s', (amount, currency, rounded) => {
    expect(compare(roundResult(amount, currency), rounded)).toBe(0);
  });

  const results = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
  it('rounds a loss as it rounds the same win', () => {
    fc.assert(
      fc.property(results, (amount) => {
        expect(compare(add(roundResult(amount, 'EUR'), roundResult(negate(amount), 'EUR')), '0')).toBe(0);
      }),
    );
  });
  it('keeps the order of results, and never moves one by more than half a unit', () => {
    fc.assert(
      fc.property(results, results, (a, b) => {
        const [low, high] = compare(a, b) > 0 ? [b, a] : [a, b];
        expect(compare(roundResult(low, 'EUR'), roundResult(high, 'EUR'))).toBeLessThanOrEqual(0);
        expect(Math.abs(Number(subtract(roundResult(a, 'EUR'), a)))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
