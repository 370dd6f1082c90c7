import { describe, expect, it } from 'vitest';
import { makePaymentMethod } from '../testing/fixtures.js';
import { alternativeMethod, isCardPayment, namedMethod } from './alternative-method.js';

const card = makePaymentMethod({ id: '1', name: 'Cards', isCardForm: true });
const redirect = makePaymentMethod({ id: '2', name: 'Carouseller', isCardForm: false });
const bank = makePaymentMethod({ id: '3', name: 'bank', isCardForm: false });
const all = [bank, redirect, card];

describe('alternativeMethod', () => {
  const names = ['visa', 'master', 'mastercard', 'card', 'cards', ' VISA '];
  it.each(names)('returns the card form after %j, if that is another method', (met) => {
    const own = makePaymentMethod({ id: '4', name: met, isCardForm: false });
    expect(alternativeMethod(met, [own, ...all])).toBe(card);
    expect(alternativeMethod(met, all, bank.id)).toBe(card);
  });
  it.each(names)('returns the next method after %j, if the card form was rejected', (met) => {
    expect(alternativeMethod(met, [card, redirect, bank])).toBe(redirect);
    expect(alternativeMethod(met, [redirect, card, bank])).toBe(bank);
    expect(alternativeMethod(met, [bank, redirect, card])).toBe(bank);
    expect(alternativeMethod(met, [card])).toBeNull();
  });
  it.each(['skrill', 'visacard', '', null, undefined])('returns carouseller after %j', (met) =>
    expect(alternativeMethod(met, all)).toBe(redirect),
  );
  it.each(['carouseller', ' Carouseller ', '2'])('returns the next method after %j', (met) =>
    expect(alternativeMethod(met, all)).toBe(card),
  );
  it('looks up the rejected method by its id before its name', () => {
    expect(alternativeMethod('unknown', all, redirect.id)).toBe(card);
  });
  it('returns null when the player does not see it', () => {
    expect(alternativeMethod('visa', [bank])).toBeNull();
    expect(alternativeMethod('skrill', [bank, card])).toBeNull();
  });
});

describe('isCardPayment', () => {
  it.each(['visa', ' CARD ', '1'])('recognizes the name %j', (met) =>
    expect(isCardPayment(met, all)).toBe(true),
  );
  it.each(['skrill', 'bank', '', null])('does not recognize %j', (met) =>
    expect(isCardPayment(met, all)).toBe(false),
  );
});

describe('namedMethod', () => {
  it('finds a method by name or id, and the card form by a card name', () => {
    expect(namedMethod(' Bank ', all)).toBe(bank);
    expect(namedMethod('2', all)).toBe(redirect);
    expect(namedMethod('mastercard', all)).toBe(card);
  });
  it('returns null for an unknown or missing name', () => {
    expect(namedMethod('call us now', all)).toBeNull();
    expect(namedMethod('visa', [bank])).toBeNull();
    expect(namedMethod(null, all)).toBeNull();
  });
});
