import { describe, expect, it } from 'vitest';
import { convert, sumIn } from './euro-figures.js';

describe('convert', () => {
  it.each([
    ['12.345', 'EUR', 'EUR', '12.345'],
    ['100', 'NOK', 'EUR', '10.00000000'],
    ['10', 'EUR', 'NOK', '100.00000000'],
    ['50', 'TRY', 'INR', '100.00000000'],
    ['0.000016', 'BTC', 'EUR', '1.00000000'],
    ['1', 'TRY', 'BRL', '0.12000000'],
    ['-5', 'NOK', 'USD', '-0.50000000'],
  ])('returns %s %s in %s: %s', (amount, from, to, converted) => {
    expect(convert(amount, from, to)).toBe(converted);
  });
});

it('adds amounts of several currencies up in one', () => {
  const amounts = [
    { currencyCode: 'EUR', amount: '1.5' },
    { currencyCode: 'NOK', amount: '15' },
  ];
  expect([sumIn(amounts, 'EUR'), sumIn([], 'EUR')]).toEqual(['3', '0']);
});
