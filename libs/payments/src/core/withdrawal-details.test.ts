import { withdrawalForms } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  cardToPay,
  detailsSchema,
  getPayeeNotice,
  detailsToSend,
  fieldsOfForm,
  initialFields,
  groupByFour,
  isOptional,
  rejectedFields,
  type WithdrawalFields,
} from './withdrawal-details.js';

const player = { firstName: ' Marlon ', lastName: 'Statia', email: 'marlon@casino.example' };
const filled: WithdrawalFields = {
  ...initialFields(player),
  accountNumber: 'nl91 abna 0417 1643 00',
  bankCode: 'abnanl2a',
  bankName: '',
  upiId: 'marlon@okbank',
  network: 'trc20',
  walletAddress: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
  cardId: 'card-1',
};
const sent = (form: (typeof withdrawalForms)[number], fields: WithdrawalFields = filled) => {
  const { success, output } = safeParse(detailsSchema(form), fields);
  return success ? detailsToSend(output) : null;
};

describe('the initial fields', () => {
  it('are the name and the address of the account', () => {
    expect(initialFields(player)).toMatchObject({
      fullName: 'Marlon Statia',
      email: 'marlon@casino.example',
      accountNumber: '',
    });
    expect(initialFields({ ...player, lastName: ' ' }).fullName).toBe('');
  });
  it('show no placeholder for an account without an address', () => {
    expect(initialFields({ ...player, email: '7@empty.email' }).email).toBe('');
  });
});

describe('the notice about the payee', () => {
  it.each([
    ['bank', 'MARLON STATIA', 'Marlon Statia', null],
    ['bank', 'Max Muster', 'Marlon Statia', 'differs'],
    ['netbanking', 'Max Muster', '', 'unknown'],
    ['bank', ' ', '', null],
    ['skrill', 'Max Muster', 'Marlon Statia', null],
    [null, 'Max Muster', '', null],
  ] as const)(
    'of a withdrawal by %s to "%s" from the account of "%s" is %s',
    (form, fullName, holder, notice) => {
      expect(getPayeeNotice(form, { fullName }, holder)).toBe(notice);
    },
  );
});

describe('the details that are sent', () => {
  it('are the fields of the current form alone, without empty ones', () => {
    expect(sent('bank')).toEqual({
      fullName: 'Marlon Statia',
      accountNumber: 'NL91ABNA0417164300',
      bankCode: 'ABNANL2A',
      email: 'marlon@casino.example',
    });
    expect(sent('upi')).toEqual({ upiId: 'marlon@okbank' });
    expect(sent('crypto')).toEqual({
      network: 'trc20',
      walletAddress: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    });
    expect(sent('skrill')).toEqual({ email: 'marlon@casino.example' });
    expect(sent('card')).toEqual({ cardId: 'card-1' });
  });
  it('are null while a field is invalid', () => {
    expect(sent('netbanking')).toBeNull();
    expect(sent('crypto', { ...filled, network: 'btc' })).toBeNull();
    expect(sent('bank', { ...filled, bankCode: '1234567' })).toBeNull();
  });
  it('are covered by the schema of each form, and required exactly where it requires them', () => {
    for (const form of withdrawalForms)
      for (const field of fieldsOfForm[form]) {
        const { success } = safeParse(detailsSchema(form), {
          ...filled,
          bankName: 'ABN AMRO',
          [field]: '',
        });
        expect({ form, field, success }).toEqual({ form, field, success: isOptional(form, field) });
      }
  });
});

describe('the card to pay out to', () => {
  const cards = [
    { cardId: 'a', brand: 'visa', last4: '4242' },
    { cardId: 'b', brand: 'visa', last4: '1111' },
  ];
  it('is the chosen one while it is saved, otherwise the one used last', () => {
    expect(cardToPay(cards, 'b')).toBe('b');
    expect(cardToPay(cards, 'gone')).toBe('a');
    expect(cardToPay([], 'b')).toBe('');
  });
});

describe('groupByFour', () => {
  it('formats a number in groups for comparing', () => {
    expect(groupByFour('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
    expect(groupByFour('')).toBe('');
  });
  it('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(groupByFour(text).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const group of groupByFour(text).split(' ')) expect([...group].length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('field errors of the server', () => {
  it('are shown at the field of the form, named with or without its path', () => {
    expect(rejectedFields('bank', { 'details.accountNumber': 'a', bankCode: 'b', amount: 'c' })).toEqual({
      fields: { accountNumber: 'a', bankCode: 'b', amount: 'c' },
      others: false,
    });
  });
  it('are shown at the form when it does not have the field', () => {
    expect(rejectedFields('upi', { 'details.accountNumber': 'a', toString: 'b' })).toEqual({
      fields: {},
      others: true,
    });
  });
});
