import { describe, expect, it } from 'vitest';
import { getMethodTitle, paymentMethodsIn } from './method-catalogue.js';

const methodsIn = (language?: string) => paymentMethodsIn('EUR', 'http://backend.test', [], language);
const titles = (language?: string) =>
  Object.fromEntries(methodsIn(language).map(({ id, title }) => [id, title]));

describe('payment methods', () => {
  it('have titles in the language of the wire code, in English for any other', () => {
    expect(titles('de')).toMatchObject({
      bank: 'Banküberweisung',
      crypto: 'Krypto',
      carouseller: 'Online-Banking',
    });
    expect(titles('ar')).toMatchObject({ bank: 'تحويل بنكي', crypto: 'عملات رقمية', skrill: 'Skrill' });
    expect(titles('en')).toMatchObject({ bank: 'Bank transfer', carouseller: 'Online banking' });
    for (const unknown of ['xx', 'toString', '', undefined]) expect(titles(unknown)).toEqual(titles('en'));
  });
  it('have a description of their own in every language', () => {
    for (const { id } of methodsIn()) {
      const messages = ['en', 'de', 'ar'].map(
        (language) => methodsIn(language).find((method) => method.id === id)?.description,
      );
      expect(new Set(messages.filter(Boolean)).size).toBe(3);
    }
  });
  it('keep their names, which identify the alternative method', () => {
    const names = (language: string) => methodsIn(language).map(({ name }) => name);
    expect(names('ar')).toEqual(names('en'));
    expect(names('de')).toContain('carouseller');
  });
  it('have a title for the history as long as they exist', () => {
    expect(getMethodTitle('bank', 'de')).toBe('Banküberweisung');
    expect(getMethodTitle('bank')).toBe('Bank transfer');
    expect(getMethodTitle('voucher', 'de')).toBeUndefined();
    expect(getMethodTitle(null)).toBeUndefined();
  });
});

describe('the range of crypto', () => {
  it.each([
    ['EUR', '20', '50000'],
    ['BTC', '0.00032', '0.8'],
    ['USDT', '20', '50000'],
  ])('in %s is from %s to %s', (currencyCode, minAmount, maxAmount) => {
    const method = paymentMethodsIn(currencyCode, '').find(({ id }) => id === 'crypto');
    expect(method).toMatchObject({ minAmount, maxAmount });
    expect(method?.allowedCurrencies).toContain(currencyCode);
    const card = paymentMethodsIn(currencyCode, '').find(({ id }) => id === 'card');
    expect(card?.allowedCurrencies.includes(currencyCode)).toBe(currencyCode === 'EUR');
  });
});
