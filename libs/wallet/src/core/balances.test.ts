import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add } from '@casino-kit/money';
import { isOfAnotherCurrency, toBalances } from './balances.js';

const amount = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((minor) => {
  const digits = minor.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
});

describe('toBalances', () => {
  it('keeps the total that the server sent', () => {
    fc.assert(
      fc.property(amount, amount, amount, (cash, nonCashAmount, totalAmount) => {
        const wallet = { amount: cash, nonCashAmount, totalAmount };
        expect(toBalances(wallet)).toEqual(wallet);
      }),
    );
  });
  it('computes the total exactly if the server omits it', () => {
    fc.assert(
      fc.property(amount, amount, (cash, nonCashAmount) => {
        expect(toBalances({ amount: cash, nonCashAmount, totalAmount: null }).totalAmount).toBe(
          add(cash, nonCashAmount),
        );
      }),
    );
  });
});

describe('isOfAnotherCurrency', () => {
  it.each([
    ['EUR', 'EUR', false],
    ['eur', 'EUR', false],
    ['BTC', 'EUR', true],
    [null, 'EUR', false],
  ])('compares the currency of an event, %s, with the player’s, %s', (currencyCode, known, expected) =>
    expect(isOfAnotherCurrency({ cash: '1', nonCash: null, total: null, currencyCode }, known)).toBe(
      expected,
    ),
  );
});
