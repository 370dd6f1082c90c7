import { describe, expect, it } from 'vitest';
import { amountWithCode, paidAmount } from './claim-response.js';

describe('paidAmount', () => {
  it.each([
    ['6.35', '6.35'],
    [' 6.35 ', '6.35'],
    ['0', '0'],
    ['-0.00', '-0.00'],
    [0, '0'],
    [6.35, '6.35'],
    [1e-8, '0.00000001'],
  ])('accepts %j', (amount, paid) => {
    expect(paidAmount(amount)).toBe(paid);
  });
  it.each([null, undefined, '', 'much', '6,35', '1e3', '-0.01', -1, NaN, Infinity, {}, true])(
    'rejects %j',
    (amount) => {
      expect(paidAmount(amount)).toBeNull();
    },
  );
});

describe('an amount with its currency code', () => {
  it('has two decimals, up to eight for crypto, and is never rounded up', () => {
    expect(amountWithCode('6.359', 'EUR', 'en')).toBe('6.35 EUR');
    expect(amountWithCode('1234', 'EUR', 'de')).toBe('1.234,00 EUR');
    expect(amountWithCode('0.10000000', 'BTC', 'en')).toBe('0.1 BTC');
  });
});
