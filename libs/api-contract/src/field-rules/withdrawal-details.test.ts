import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  accountNumberSchema,
  bankCodeSchema,
  isWalletAddress,
  upiIdSchema,
  withdrawalDetailsSchemas,
} from './withdrawal-details.js';

const getMessage = (schema: v.GenericSchema, input: unknown) => {
  const read = v.safeParse(schema, input);
  return read.success ? null : read.issues[0].message;
};

describe('a UPI id', () => {
  it.each(['name@provider', ' marlon.s-1@okbank '])('accepts %j', (id) => {
    expect(getMessage(upiIdSchema, id)).toBeNull();
  });
  it.each([
    ['', 'form.upiId.required'],
    ['name', 'form.upiId.invalid'],
    ['name@mail.example', 'form.upiId.invalid'],
    ['@provider', 'form.upiId.invalid'],
  ])('rejects %j with %s', (id, message) => {
    expect(getMessage(upiIdSchema, id)).toBe(message);
  });
});

describe('a bank code', () => {
  it('accepts only 8 to 15 letters and digits', () => {
    const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcxyz');
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 1, maxLength: 24 }), (code) => {
        expect(getMessage(bankCodeSchema, code)).toBe(
          code.length >= 8 && code.length <= 15 ? null : 'form.bankCode.invalid',
        );
      }),
    );
  });
  it('converts a bank code to capitals', () => {
    expect(v.parse(bankCodeSchema, ' hdfc0001234 ')).toBe('HDFC0001234');
  });
});

describe('an account number', () => {
  it.each([
    [' nl91 abna 0417 1643 00 ', 'NL91ABNA0417164300'],
    ['0123-456 789', '0123456789'],
    ['12345678X', '12345678X'],
  ])('reads %j as %s', (typed, account) => {
    expect(v.parse(accountNumberSchema, typed)).toBe(account);
  });
  it.each([
    ['', 'form.accountNumber.required'],
    ['123', 'form.accountNumber.invalid'],
    ['12 ABNA 0417', 'form.accountNumber.invalid'],
    ['1'.repeat(35), 'form.accountNumber.invalid'],
    ['NL91ABNA0417164301', 'form.iban.invalid'],
    ['NL91ABNA041716430', 'form.iban.invalid'],
    ['XX91ABNA0417164300', 'form.iban.invalid'],
  ])('rejects %j with %s', (typed, message) => {
    expect(getMessage(accountNumberSchema, typed)).toBe(message);
  });
  it('rejects an IBAN after one character was changed or two neighbours were swapped', () => {
    const iban = 'NL91ABNA0417164300';
    const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
    fc.assert(
      fc.property(fc.nat({ max: iban.length - 2 }), character, fc.boolean(), (at, other, swap) => {
        const pair = iban.slice(at, at + 2);
        const slip = swap ? pair.charAt(1) + pair.charAt(0) : other + pair.charAt(1);
        fc.pre(slip !== pair);
        expect(getMessage(accountNumberSchema, iban.slice(0, at) + slip + iban.slice(at + 2))).not.toBeNull();
      }),
    );
  });
});

describe('a wallet address', () => {
  it.each([
    ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['trc20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['erc20', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['ton', 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'],
  ])('accepts an address of %s', (network, address) => {
    expect(isWalletAddress(network, address)).toBe(true);
  });
  it('reports an address of another network at its field', () => {
    const read = v.safeParse(withdrawalDetailsSchemas.crypto, {
      network: 'btc',
      walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    });
    expect(v.flatten(read.issues ?? ([] as never)).nested).toEqual({
      walletAddress: ['form.walletAddress.invalid'],
    });
  });
});

describe('bank details', () => {
  const whole = {
    fullName: 'Marlon Statia',
    accountNumber: 'NL91 ABNA 0417 1643 00',
    email: 'marlon@casino.example',
    bankCode: 'ABNANL2A',
  };
  it('accepts an account number as it is printed', () => {
    expect(v.parse(withdrawalDetailsSchemas.bank, whole)).toMatchObject({
      accountNumber: 'NL91ABNA0417164300',
      branch: '',
    });
  });
  it('requires the name of the bank only for netbanking', () => {
    expect(getMessage(withdrawalDetailsSchemas.netbanking, { ...whole, bankName: ' ' })).toBe(
      'form.bankName.required',
    );
  });
  it('reports every field that is missing', () => {
    const read = v.safeParse(withdrawalDetailsSchemas.bank, {
      fullName: '',
      accountNumber: '',
      email: '',
      bankCode: '',
    });
    expect(Object.keys(v.flatten(read.issues ?? ([] as never)).nested ?? {}).sort()).toEqual([
      'accountNumber',
      'bankCode',
      'email',
      'fullName',
    ]);
  });
});
