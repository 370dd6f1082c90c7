import { readPhone } from '@casino-kit/api-contract/phone-number';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { makePayer, makePaymentMethod, makeStep } from '../testing/fixtures.js';
import { depositLimits, leastAmount } from './deposit-limits.js';
import { findHandler, methodKind } from './deposit-method-kind.js';
import { getNextStep, getPreviousStep } from './form-steps.js';
import { payerFieldsToAsk } from './payer-fields.js';
import { payerSchema } from './payer-schema.js';
import { checkUpiCode, readUpiRequest } from './upi-request.js';

const other = { isCardForm: false, name: 'Bank transfer', paymentMethod: 'bank' };

describe('depositLimits', () => {
  it('returns the provider’s range, and 5 to 100000 lira if it names none, except for the card', () => {
    const open = { minAmount: null, maxAmount: null };
    const limits = (method: Parameters<typeof makePaymentMethod>[0], currency: string, min?: string) =>
      depositLimits(makePaymentMethod(method), currency, min);
    expect(limits({ ...other, ...open }, 'try')).toEqual({ min: '5', max: '100000', aboveMin: false });
    expect(limits({ ...other, ...open, minAmount: '50' }, 'TRY')).toMatchObject({ min: '50', max: '100000' });
    expect(limits({ ...open }, 'TRY')).toMatchObject({ min: null, max: null });
    expect(limits({ ...other, ...open }, 'EUR')).toMatchObject({ min: null, max: null });
    expect(depositLimits(null, 'TRY')).toEqual({ min: null, max: null });
  });
  it('requires more than the minimum for crypto, the higher of the method’s and the network’s', () => {
    const crypto = makePaymentMethod({ isCardForm: false, paymentMethod: 'crypto', minAmount: '20' });
    expect(depositLimits(crypto, 'EUR', '30')).toMatchObject({ min: '30', aboveMin: true });
    expect(depositLimits(crypto, 'EUR', '10')).toMatchObject({ min: '20', aboveMin: true });
    expect(depositLimits(makePaymentMethod(), 'BTC')).toMatchObject({ aboveMin: true });
  });
  it('uses the lowest minimum of the networks until one is chosen, as the tile does', () => {
    const network = (id: string, minAmount: string | null) => ({
      id,
      name: id,
      asset: 'X',
      minAmount,
      confirmations: 3,
    });
    const crypto = (...networks: ReturnType<typeof network>[]) =>
      makePaymentMethod({ isCardForm: false, paymentMethod: 'crypto', minAmount: '5', networks });
    const lira = crypto(network('erc20', '1500'), network('btc', '1000'));
    expect(depositLimits(lira, 'TRY').min).toBe('1000');
    expect(leastAmount(lira)).toBe('1000');
    expect(depositLimits(lira, 'TRY', '1500').min).toBe('1500');
    expect(leastAmount(crypto(network('erc20', '1500'), network('btc', null)))).toBe('5');
    expect(leastAmount(makePaymentMethod({ minAmount: null }))).toBeNull();
  });
});

describe('methodKind', () => {
  it('returns card for a card form, otherwise paymentMethod, otherwise the name', () => {
    expect(methodKind(makePaymentMethod({ paymentMethod: 'x' }))).toBe('card');
    expect(methodKind(makePaymentMethod(other))).toBe('bank');
    expect(methodKind(makePaymentMethod({ isCardForm: false, name: ' Skrill ', paymentMethod: ' ' }))).toBe(
      'skrill',
    );
  });
  it.each([
    ['bank', 'bank'],
    ['Bank', 'bank'],
    ['BANK-SEPA', 'bank'],
    ['bank_transfer', 'bank'],
    ['upi-qr', 'upi-qr'],
    ['UPI-collect', 'upi'],
    ['bankcard', null],
    ['-bank', null],
    ['skrill', null],
  ])('handles %s with %s: by the whole kind, otherwise by the part before a hyphen', (kind, expected) => {
    const handlers = [{ kinds: ['card'] }, { kinds: ['upi'] }, { kinds: ['upi-qr'] }, { kinds: ['bank'] }];
    const found = findHandler(handlers, makePaymentMethod({ ...other, paymentMethod: kind }));
    expect(found?.kinds[0] ?? null).toBe(expected);
  });
});

describe('the payer’s details', () => {
  const all = { allowDepWithoutAddress: false, onDepositShowAllField: true };
  const usual = { allowDepWithoutAddress: false, onDepositShowAllField: false };
  const player = (fields: Parameters<typeof makePayer>[0] & {} = {}) => makePayer(fields).getUser;
  it('are requested when they are missing', () => {
    expect(payerFieldsToAsk(player(), usual)).toEqual([]);
    expect(payerFieldsToAsk(player({ getUser: { phone: '12345', address: ' ' } }), usual)).toEqual([
      'phone',
      'address',
    ]);
    expect(payerFieldsToAsk(player({ getUser: { phone: '123456', city: '', zipCode: '' } }), usual)).toEqual([
      'city',
      'zipCode',
    ]);
    expect(
      payerFieldsToAsk(player({ getUser: { address: '', city: '' } }), {
        ...usual,
        allowDepWithoutAddress: true,
      }),
    ).toEqual([]);
  });
  it('are all requested when the brand says so, except locked ones', () => {
    expect(payerFieldsToAsk(player(), all)).toEqual(['address', 'city', 'zipCode']);
    expect(
      payerFieldsToAsk(player({ getUser: { firstName: '', dateOfBirth: null, kycStatus: 'APPROVED' } }), all),
    ).toEqual(['firstName', 'dateOfBirth', 'city', 'zipCode']);
  });
  it('are validated when they are requested, by text keys', () => {
    const empty = {
      firstName: '',
      lastName: '',
      dateOfBirth: '',
      phoneCode: '599',
      phone: '',
      address: '',
      city: '',
      zipCode: '',
    };
    const messages = (fields: Parameters<typeof payerSchema>[0], typed: Partial<typeof empty> = {}) =>
      (
        safeParse(payerSchema(fields, { today: '2026-11-20', minimumAge: 18, readPhone }), {
          ...empty,
          ...typed,
        }).issues ?? []
      ).map(({ message }) => message);
    expect(messages([])).toEqual([]);
    expect(messages(['phone', 'address', 'zipCode'])).toEqual([
      'payments.payer.address.required',
      'payments.payer.zipCode.required',
      'form.phone.required',
    ]);
    expect(messages(['phone'], { phone: '12' })).toEqual(['form.phone.tooShort']);
    expect(messages(['phone'], { phone: '95161234' })).toEqual([]);
    expect(messages(['city'], { city: 'x'.repeat(256) })).toEqual(['form.text.tooLong']);
  });
});

describe('checkUpiCode and readUpiRequest', () => {
  const { uri } = makeStep('upi');
  it('read the payee, the amount and the reference', () => {
    expect(readUpiRequest(uri)).toEqual({
      payee: 'casino@icici',
      amount: '500.00',
      reference: 'D-7K2F-0419',
    });
    expect(readUpiRequest('https://evil.example?pa=x')).toBeNull();
    expect(readUpiRequest('upi://pay?am=5')).toBeNull();
  });
  it('distinguish the same request, another request, and none', () => {
    expect(checkUpiCode(`  ${uri.replace('upi:', 'UPI:')} `, uri)).toBe('same');
    expect(checkUpiCode(uri.replace('0419', '0001'), uri)).toBe('UPI_QR_EXPIRED');
    expect(checkUpiCode('WIFI:S:home;;', uri)).toBe('UPI_QR_UNREADABLE');
    expect(checkUpiCode(null, uri)).toBe('UPI_QR_UNREADABLE');
  });
});

describe('the steps of version 2', () => {
  it('are amount, method and, if there is anything to fill in, details', () => {
    expect([
      getNextStep('amount', false),
      getNextStep('method', false),
      getNextStep('method', true),
      getNextStep('details', true),
    ]).toEqual(['method', null, 'details', null]);
    expect([getPreviousStep('amount'), getPreviousStep('method'), getPreviousStep('details')]).toEqual([
      null,
      'amount',
      'method',
    ]);
  });
});
