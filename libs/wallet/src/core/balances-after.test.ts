import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add } from '@casino-kit/money';
import { balancesAfter, isOfAnotherCurrency } from './balances-after.js';

const amount = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((minor) => {
  const digits = minor.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
});
const wallet = { amount: '10.00', nonCashAmount: '2.50', totalAmount: '12.50' };

describe('balancesAfter', () => {
  it('takes the three balances of wallet:balance as they are', () => {
    fc.assert(
      fc.property(amount, amount, amount, (cash, nonCash, total) => {
        expect(balancesAfter({ name: 'wallet:balance', data: { cash, nonCash, total } }, wallet)).toEqual({
          cash,
          nonCash,
          total,
        });
      }),
    );
  });

  it('keeps the bonus part where balance leaves it out, and adds the total up exactly', () => {
    fc.assert(
      fc.property(amount, amount, (cash, nonCash) => {
        const after = balancesAfter(
          { name: 'balance', data: { amount: cash } },
          { ...wallet, nonCashAmount: nonCash },
        );
        expect(after).toEqual({ cash, nonCash, total: add(cash, nonCash) });
      }),
    );
  });

  it('takes what balance says over what was known', () => {
    expect(
      balancesAfter(
        { name: 'balance', data: { amount: '0.1', nonCashAmount: '0.2', totalAmount: '0.3' } },
        wallet,
      ),
    ).toEqual({ cash: '0.1', nonCash: '0.2', total: '0.3' });
  });

  it('counts an unknown bonus part as nothing', () => {
    expect(balancesAfter({ name: 'balance', data: { amount: '0.10' } }, null)).toEqual({
      cash: '0.10',
      nonCash: '0',
      total: '0.1',
    });
  });
});

describe('isOfAnotherCurrency', () => {
  it.each([
    ['EUR', 'EUR', false],
    ['eur', 'EUR', false],
    ['BTC', 'EUR', true],
    [undefined, 'EUR', false],
  ])('an event of %s for a player of %s', (currencyCode, known, expected) =>
    expect(isOfAnotherCurrency({ name: 'balance', data: { amount: '1', currencyCode } }, known)).toBe(
      expected,
    ),
  );
});
