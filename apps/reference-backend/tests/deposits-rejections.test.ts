import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkCoupon, depositErrorCodes, getPayments, updateUserDetails } from '@casino-kit/api-contract';
import { bonuses } from '../src/bonuses/tables.js';
import { confirmEmail } from '../src/identity/support.js';
import { toErrorCode } from '../src/payment-provider/outcomes.js';
import { testAmounts, testCards, testTaxpayers } from '../src/payment-provider/test-triggers.js';
import { changeSettings, control } from './support/control.js';
import { begunBy, depositBy, fetchMoney, order, orderFaults } from './support/payments.js';
import {
  cardToken,
  deposit,
  newPlayer,
  startTestBackend,
  type TestBackend,
  withoutPhone,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterEach(async () => {
  await changeSettings(backend, {
    allowDepWithoutAddress: null,
    verifyEmailStatusOnLogin: null,
    excludedCountryCodeList: null,
  });
});

const nothing = { balance: '0.00', count: 0 };
const rejections = testAmounts.map(({ amount, rejection }) => [toErrorCode(rejection), amount] as const);

describe('the provider rejects', () => {
  it('with every code of the catalogue', () => {
    expect(rejections.map(([code]) => code)).toEqual(expect.arrayContaining([...depositErrorCodes]));
  });

  it.each(rejections)('with %s for the amount %s, by any method', async (errorCode, amount) => {
    const player = await newPlayer(backend);
    const status = expect.stringMatching(/^(declined|failed)$/);
    for (const method of ['bank', 'carouseller'])
      expect(await begunBy(backend, player, method, { amount })).toMatchObject({
        status,
        errorCode,
        next: null,
      });
    const byCard = await deposit(backend, player, { amount });
    expect(byCard.body.data).toMatchObject({ status, errorCode });
    expect(await fetchMoney(backend, player)).toEqual(nothing);
  });

  it.each(testCards.filter(({ outcome }) => !['approved', 'challenge', 'pending'].includes(outcome)))(
    'the card $number: $outcome',
    async ({ number, outcome }) => {
      const { body } = await deposit(backend, await newPlayer(backend), { number });
      expect(body.data.errorCode).toBe(toErrorCode(outcome as Parameters<typeof toErrorCode>[0]));
      expect(body.data.errorParams).toEqual(
        outcome === 'payment_provider_limit_threshold' ? { min: '20', max: '500' } : null,
      );
    },
  );

  it.each(rejections)('with %s by name', async (errorCode) => {
    const player = await newPlayer(backend);
    const skrillEmail = `${errorCode.toLowerCase().replaceAll('_', '.')}@example.com`;
    expect(await begunBy(backend, player, 'skrill', { skrillEmail })).toMatchObject({ errorCode });
    const token = await cardToken(backend, undefined, errorCode.replaceAll('_', ' '));
    expect(await begunBy(backend, player, 'card', { cardToken: token })).toMatchObject({ errorCode });
  });

  it.each(testTaxpayers)('the CPF $cpf: $rejection', async ({ cpf, rejection }) => {
    const player = await newPlayer(backend, { countryCode: 'BR', currencyCode: 'BRL' });
    const form = { amount: '100', currencyCode: 'BRL', cpf };
    expect(await begunBy(backend, player, 'cpf', form)).toMatchObject({ errorCode: toErrorCode(rejection) });
  });

  it('the outcome set on the control page, by any method', async () => {
    const player = await newPlayer(backend);
    await control(backend, 'outcome', { outcome: 'unified_error' });
    expect(await begunBy(backend, player, 'bank')).toMatchObject({ errorCode: 'UNIFIED_ERROR' });
    await control(backend, 'outcome', { outcome: 'challenge' });
    expect(await begunBy(backend, player, 'bank')).toMatchObject({
      status: 'pending',
      next: { type: 'bank' },
    });
  });
});

describe('the casino rejects', () => {
  it.each([
    ['card', '9.99', { min: '10', max: '5000' }],
    ['bank', '24.99', { min: '25', max: '20000' }],
    ['skrill', '5000.01', { min: '10', max: '5000' }],
  ])('an amount that %s does not accept: %s', async (method, amount, params) => {
    const player = await newPlayer(backend);
    const form = { amount, skrillEmail: 'payer@example.com', cardToken: 'x' };
    expect((await depositBy(backend, player, method, form)).body).toMatchObject({
      code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
      params,
    });
  });

  it('an account without a phone, until it has one', async () => {
    const player = await newPlayer(backend, withoutPhone);
    const { token } = player;
    expect(await depositBy(backend, player, 'bank')).toMatchObject({
      status: 409,
      body: { code: 'PHONE_ERROR', fields: { phone: 'form.phone.required' } },
    });
    await backend.call(updateUserDetails, { token, body: { phoneCode: '599', phone: '95164444' } });
    expect(await begunBy(backend, player, 'bank')).toMatchObject({ status: 'pending' });
  });

  it('an account without an address when the brand requires one', async () => {
    const player = await newPlayer(backend);
    await changeSettings(backend, { allowDepWithoutAddress: false });
    expect((await depositBy(backend, player, 'bank')).body).toMatchObject({
      code: 'VALIDATION',
      fields: {
        address: 'form.validation.required',
        city: 'form.validation.required',
        zipCode: 'form.validation.required',
      },
    });
    const body = { address: 'Pietermaai 1', city: 'Willemstad', zipCode: '0000' };
    await backend.call(updateUserDetails, { token: player.token, body });
    expect(await begunBy(backend, player, 'bank')).toMatchObject({ status: 'pending' });
  });

  it('an unverified address when the brand requires a verified one', async () => {
    const player = await newPlayer(backend);
    await changeSettings(backend, { verifyEmailStatusOnLogin: true });
    expect(await depositBy(backend, player, 'bank')).toMatchObject({
      status: 409,
      body: { code: 'REQUIRED_EMAIL_VERIFICATION' },
    });
    await control(backend, `players/${player.id}/verify-email`);
    expect(await begunBy(backend, player, 'bank')).toMatchObject({ status: 'pending' });
  });

  it('excluded countries of account and visitor, and those a method is closed to', async () => {
    const german = await newPlayer(backend, { countryCode: 'DE' });
    const blocked = { status: 409, body: { code: 'DEPOSIT_COUNTRY_BLOCK' } };
    for (const country of ['DE', 'CW']) {
      await changeSettings(backend, { excludedCountryCodeList: [country] });
      expect(await depositBy(backend, german, 'bank')).toMatchObject(blocked);
    }
    await changeSettings(backend, { excludedCountryCodeList: null });
    const indian = await newPlayer(backend, { countryCode: 'IN', currencyCode: 'INR' });
    const skrill = { amount: '1000', currencyCode: 'INR', skrillEmail: 'payer@example.com' };
    expect(await depositBy(backend, indian, 'skrill', skrill)).toMatchObject(blocked);
    const rupees = await newPlayer(backend, { countryCode: 'DE', currencyCode: 'INR' });
    expect(await depositBy(backend, rupees, 'upi', { amount: '500', currencyCode: 'INR' })).toMatchObject(
      blocked,
    );
  });

  it('currencies other than the account’s or the method’s', async () => {
    const player = await newPlayer(backend, { countryCode: 'IN' });
    expect((await depositBy(backend, player, 'bank', { currencyCode: 'USD' })).body.code).toBe(
      'PAYMENT_SERVICE_ERROR',
    );
    expect((await depositBy(backend, player, 'upi')).body.code).toBe('PAYMENT_SERVICE_ERROR');
  });

  it('methods that the provider has paused', async () => {
    const player = await newPlayer(backend);
    await orderFaults(backend, { paused: ['bank'] });
    const query = { currencyCode: 'EUR', countryCode: 'CW' };
    const { payments } = (await backend.call(getPayments, { query })).body.data;
    expect(payments.filter(({ paused }) => paused).map(({ id }) => id)).toEqual(['bank']);
    expect((await depositBy(backend, player, 'bank')).body.code).toBe('PROVIDER_ERROR');
    await control(backend, 'faults', { paused: '' });
    expect(await begunBy(backend, player, 'bank')).toMatchObject({ status: 'pending' });
  });

  it('more than the daily limit, two at once included', async () => {
    const player = await newPlayer(backend);
    const form = { amount: '40000', network: 'btc' };
    const responses = await Promise.all([1, 2, 3].map(() => depositBy(backend, player, 'crypto', form)));
    const rejected = responses.filter(({ status }) => status === 409);
    expect(rejected).toMatchObject([{ body: { code: 'PAYMENT_LIMIT_THRESHOLD' } }]);
    const [first] = responses.filter(({ status }) => status === 200);
    await order(backend, first?.body.data.depositId ?? '', 'cancel');
    expect(await begunBy(backend, player, 'crypto', form)).toMatchObject({ status: 'pending' });
  });

  it('unknown bonuses and coupons', async () => {
    const player = await newPlayer(backend);
    expect((await depositBy(backend, player, 'bank', { bonusId: 'none' })).body.fields).toHaveProperty(
      'bonusId',
    );
    expect((await depositBy(backend, player, 'bank', { couponCode: 'HARBOUR' })).body.code).toBe(
      'COUPON_NOT_APPLIED',
    );
    const requested = await backend.call(checkCoupon, {
      token: player.token,
      body: { couponCode: 'HARBOUR', currencyCode: 'EUR' },
    });
    expect(requested).toMatchObject({ status: 400, body: { code: 'COUPON_NOT_APPLIED' } });
    const now = backend.clock.now().getTime();
    await backend.services.database.insert(bonuses).values({
      id: 'welcome',
      type: 'deposit',
      name: 'Welcome',
      offer: { wagerProgress: '0', minimumDeposit: '20', deadline: null } as never,
      startsAt: new Date(now - 60_000),
      endsAt: new Date(now + 60_000),
    });
    expect((await depositBy(backend, player, 'bank', { bonusId: 'welcome' })).body.code).toBe(
      'REQUIRED_EMAIL_VERIFICATION',
    );
    await confirmEmail(backend.services.database, player.id);
    expect(await begunBy(backend, player, 'bank', { bonusId: 'welcome' })).toMatchObject({
      status: 'pending',
    });
  });
});
