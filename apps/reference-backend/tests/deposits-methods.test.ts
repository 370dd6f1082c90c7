import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelDeposit, getPayments, getPendingDeposits } from '@casino-kit/api-contract';
import { isWalletAddress } from '@casino-kit/api-contract/field-rules';
import { checksum } from '../src/payment-provider/kinds/pix.js';
import { begunBy, decideOnPage, depositBy, fetchMoney, order, seen } from './support/payments.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterEach(() => backend.clock.shiftTo(0));

const minute = 60_000;
const indian = { countryCode: 'IN', currencyCode: 'INR' };
const brazilian = { countryCode: 'BR', currencyCode: 'BRL' };
const nothing = { balance: '0.00', count: 0 };
const paidIn = { balance: '50.00', count: 1 };
/** Returns whole minutes from now until an instant. */
const minutesLeft = (until: string | null | undefined) =>
  Math.round((new Date(until ?? '').getTime() - backend.clock.now().getTime()) / minute);
const deliver = () => backend.provider.deliver();
const cancel = async ({ token }: TestPlayer, depositId: string) =>
  (await backend.call(cancelDeposit, { token, params: { depositId }, body: {} })).body.data;

describe('payment methods', () => {
  it('have ranges in the requested currency', async () => {
    const range = async (currencyCode: string, id: string) => {
      const query = { currencyCode, countryCode: 'CW' };
      const { payments } = (await backend.call(getPayments, { query })).body.data;
      const method = payments.find((found) => found.id === id);
      return [method?.minAmount, method?.maxAmount];
    };
    expect(await range('EUR', 'card')).toEqual(['10', '5000']);
    expect(await range('inr', 'upi')).toEqual(['300', '100000']);
    expect(await range('TRY', 'skrill')).toEqual(['5', '100000']);
    expect(await range('TRY', 'card')).toEqual(['500', '250000']);
  });
});

describe('crypto', () => {
  const begin = async () => {
    const player = await newPlayer(backend);
    return { player, deposit: await begunBy(backend, player, 'crypto', { network: 'trc20' }) };
  };

  it.each(['btc', 'trc20', 'erc20', 'ltc'])('returns an address of %s and what to send', async (network) => {
    const deposit = await begunBy(backend, await newPlayer(backend), 'crypto', { network });
    expect(deposit).toMatchObject({
      status: 'pending',
      method: 'crypto',
      paymentMethodId: 'crypto',
      methodTitle: 'Crypto',
      next: { type: 'crypto', network, confirmations: 0 },
    });
    const next = deposit.next?.type === 'crypto' ? deposit.next : undefined;
    expect(isWalletAddress(network, next?.address ?? '')).toBe(true);
    expect(next?.uri).toContain(`:${next?.address}?amount=${next?.cryptoAmount}`);
    expect(Number(next?.cryptoAmount)).toBeGreaterThan(0);
  });

  it('counts confirmations by the clock and posts at the last', async () => {
    const { player, deposit } = await begin();
    expect(await order(backend, deposit.depositId, 'seen')).toMatchObject({
      status: 'pending',
      next: { confirmations: 0, required: 3, expiresAt: null },
    });
    backend.clock.shiftTo(45_000);
    await deliver();
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({ next: { confirmations: 2 } });
    expect(await fetchMoney(backend, player)).toEqual(nothing);
    expect(await cancel(player, deposit.depositId)).toMatchObject({ status: 'pending' });
    backend.clock.shiftTo(65_000);
    await deliver();
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({ status: 'completed', next: null });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('counts those of the control page, too', async () => {
    const { player, deposit } = await begin();
    for (const confirmations of [0, 1, 2])
      expect(await order(backend, deposit.depositId, 'seen')).toMatchObject({ next: { confirmations } });
    expect(await order(backend, deposit.depositId, 'seen')).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('completes an expired deposit when the coins come late, once', async () => {
    const { player, deposit } = await begin();
    backend.clock.shiftTo(61 * minute);
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({
      status: 'cancelled',
      errorCode: 'PAYMENT_EXPIRED',
    });
    for (const _ of [1, 2])
      expect(await order(backend, deposit.depositId, 'confirm')).toMatchObject({
        status: 'completed',
        errorCode: null,
        balanceAfter: '50.00',
      });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('needs a network of the method and its minimum', async () => {
    const player = await newPlayer(backend);
    expect((await depositBy(backend, player, 'crypto')).body.fields).toEqual({
      network: 'form.network.required',
    });
    expect((await depositBy(backend, player, 'crypto', { network: 'doge' })).body.fields).toEqual({
      network: 'form.network.required',
    });
    const little = await depositBy(backend, player, 'crypto', { network: 'erc20', amount: '25' });
    expect(little.body).toMatchObject({
      code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
      params: { min: '30', max: '50000' },
    });
  });
});

describe('UPI', () => {
  const begin = async () => {
    const player = await newPlayer(backend, indian);
    const form = { amount: '500', currencyCode: 'INR' };
    return { player, deposit: await begunBy(backend, player, 'upi', form) };
  };

  it('requests a payment by app within ten minutes', async () => {
    const { player, deposit } = await begin();
    const next = deposit.next?.type === 'upi' ? deposit.next : undefined;
    const query = new URL(next?.uri ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ am: '500.00', cu: 'INR', pn: 'Casino Kit' });
    expect(minutesLeft(next?.expiresAt)).toBe(10);
    expect(await order(backend, deposit.depositId, 'confirm')).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual({ balance: '500.00', count: 1 });
  });

  it.each([
    ['decline', 'declined', 'TRANSACTION_FAILED'],
    ['fail', 'failed', 'PROVIDER_ERROR'],
    ['cancel', 'cancelled', 'PAYMENT_ABANDONED'],
    ['expire', 'cancelled', 'PAYMENT_EXPIRED'],
  ] as const)('that comes to %s is %s', async (outcome, status, errorCode) => {
    const { player, deposit } = await begin();
    expect(await order(backend, deposit.depositId, outcome)).toMatchObject({ status, errorCode, next: null });
    expect(await fetchMoney(backend, player)).toEqual(nothing);
  });

  it('expires after its time, in the list of what is in progress, too', async () => {
    const { player, deposit } = await begin();
    const pending = async () =>
      (await backend.call(getPendingDeposits, { token: player.token })).body.data.deposits;
    expect(await pending()).toMatchObject([{ depositId: deposit.depositId, next: { type: 'upi' } }]);
    backend.clock.shiftTo(11 * minute);
    expect(await pending()).toEqual([]);
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({ errorCode: 'PAYMENT_EXPIRED' });
  });
});

describe('Pix', () => {
  const begin = async (cpf = '529.982.247-25') => {
    const player = await newPlayer(backend, brazilian);
    const form = { amount: '100', currencyCode: 'BRL', cpf };
    return { player, deposit: await depositBy(backend, player, 'cpf', form) };
  };

  it('returns a code that is valid for half an hour', async () => {
    const { player, deposit } = await begin();
    const { data } = deposit.body;
    const next = data.next?.type === 'pix' ? data.next : undefined;
    const code = next?.code ?? '';
    expect(code).toContain('5406100.00');
    expect(code.slice(-4)).toBe(checksum(code.slice(0, -4)));
    expect(minutesLeft(next?.expiresAt)).toBe(30);
    await order(backend, data.depositId, 'confirm');
    expect(await fetchMoney(backend, player)).toEqual({ balance: '100.00', count: 1 });
  });

  it('has the checksum of its standard', () => {
    expect(checksum('123456789')).toBe('29B1');
  });

  it('requires a valid CPF', async () => {
    expect((await begin('529.982.247-26')).deposit.body).toMatchObject({
      code: 'VALIDATION',
      fields: { cpf: 'form.cpf.invalid' },
    });
  });
});

describe('bank transfer', () => {
  it('names account and reference, and arrives at any time', async () => {
    const player = await newPlayer(backend);
    const deposit = await begunBy(backend, player, 'bank');
    expect(deposit.next).toMatchObject({
      type: 'bank',
      reference: expect.stringMatching(/^CK-[A-Z2-9]{10}$/),
    });
    backend.clock.shiftTo(3 * 24 * 60 * minute);
    expect(await order(backend, deposit.depositId, 'confirm')).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });
});

describe('a hidden method', () => {
  it('accepts no deposit, and pays out if it is shown for withdrawals', async () => {
    const player = await newPlayer(backend, indian);
    const form = { amount: '1000', currencyCode: 'INR' };
    const { status, body } = await depositBy(backend, player, 'netbanking', form);
    expect([status, body.code, body.fields]).toEqual([
      400,
      'VALIDATION',
      { paymentMethodId: 'form.validation.invalid.format' },
    ]);
    const overview = await backend.call(getPayments, { query: { currencyCode: 'INR', countryCode: 'IN' } });
    expect(overview.body.data.payments.find(({ id }) => id === 'netbanking')).toMatchObject({
      hidden: true,
      withdrawalExist: true,
    });
  });
});

describe.each([
  ['skrill', { skrillEmail: 'payer@example.com' }, {}],
  ['carouseller', {}, {}],
] as const)('%s', (method, form, person) => {
  const begin = async () => {
    const player = await newPlayer(backend, person);
    const returnPath = '/casino/slots?sort=name&modal=deposit';
    return { player, deposit: await begunBy(backend, player, method, { ...form, returnPath }) };
  };

  it.each([
    ['confirm', 'deposit-success', 'completed', null],
    ['decline', 'deposit-decline', 'declined', 'TRANSACTION_FAILED'],
    ['fail', 'deposit-failed', 'failed', 'PROVIDER_ERROR'],
    ['cancel', 'deposit-cancel', 'cancelled', 'PAYMENT_ABANDONED'],
    ['later', 'deposit-pending', 'pending', null],
  ])('%s on its page leads to %s', async (decision, modal, status, errorCode) => {
    const { player, deposit } = await begin();
    expect(deposit).toMatchObject({ status: 'pending', next: { type: 'redirect' }, method });
    const back = await decideOnPage(backend, deposit, decision);
    expect(back.pathname).toBe('/casino/slots');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      sort: 'name',
      modal,
      met: method,
      deposit: deposit.depositId,
    });
    await deliver();
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({ status, errorCode });
    expect((await fetchMoney(backend, player)).count).toBe(status === 'completed' ? 1 : 0);
    // A second decision changes nothing.
    expect((await decideOnPage(backend, deposit, 'confirm')).href).toBe(back.href);
  });
});

describe('the page of a payment', () => {
  const begin = async () => {
    const player = await newPlayer(backend);
    const deposit = await begunBy(backend, player, 'carouseller');
    return { player, deposit, url: new URL(deposit.next?.type === 'redirect' ? deposit.next.url : '') };
  };
  const read = async (url: URL, accept = 'en') => {
    const response = await backend.fetch(url.pathname + url.search, {
      headers: { 'accept-language': accept },
    });
    return { status: response.status, html: await response.text() };
  };

  it('uses the requested language and leads back without a decision', async () => {
    const { url, deposit } = await begin();
    const { html } = await read(url);
    expect(html).toContain('Pay now');
    expect(html).toContain(`modal=deposit-return&amp;met=carouseller&amp;deposit=${deposit.depositId}`);
    expect((await read(url, 'de')).html).toContain('Jetzt bezahlen');
    expect((await read(new URL(`${url}&locale=ar`))).html).toContain('dir="rtl"');
    expect(await read(new URL('/payment-provider/pay?payment=x', url))).toMatchObject({
      status: 404,
      html: expect.stringContaining('There is no such payment.'),
    });
  });

  it('is closed after half an hour', async () => {
    const { player, url, deposit } = await begin();
    backend.clock.shiftTo(31 * minute);
    expect((await read(url)).html).toContain('This payment is closed.');
    expect((await decideOnPage(backend, deposit, 'confirm')).searchParams.get('modal')).toBe(
      'deposit-cancel',
    );
    expect(await seen(backend, player, deposit.depositId)).toMatchObject({ errorCode: 'PAYMENT_EXPIRED' });
  });

  it('waits with the payer for a bank that takes its time', async () => {
    const { player, url, deposit } = await begin();
    await decideOnPage(backend, deposit, 'later');
    expect((await read(url)).html).toContain('Your bank is still confirming this payment.');
    expect(await cancel(player, deposit.depositId)).toMatchObject({ status: 'pending' });
    backend.clock.shiftTo(2 * minute);
    await deliver();
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });
});

describe('a deposit that the player cancels', () => {
  it('is cancelled, and still completed when the money was on its way', async () => {
    const player = await newPlayer(backend);
    const { depositId } = await begunBy(backend, player, 'bank');
    expect(await cancel(player, depositId)).toMatchObject({
      status: 'cancelled',
      errorCode: 'PAYMENT_ABANDONED',
      next: null,
    });
    expect(await cancel(player, depositId)).toMatchObject({ status: 'cancelled' });
    await order(backend, depositId, 'confirm');
    expect(await cancel(player, depositId)).toMatchObject({ status: 'completed' });
    expect(await fetchMoney(backend, player)).toEqual(paidIn);
  });

  it('is either cancelled or has its money, whichever comes first', async () => {
    for (let race = 0; race < 5; race += 1) {
      const player = await newPlayer(backend);
      const deposit = await begunBy(backend, player, 'carouseller');
      const [response, back] = await Promise.all([
        cancel(player, deposit.depositId),
        decideOnPage(backend, deposit, 'confirm'),
        deliver(),
      ]);
      await deliver();
      const { status } = await seen(backend, player, deposit.depositId);
      expect(status).toBe(response.status);
      expect(back.searchParams.get('modal')).toBe(
        status === 'completed' ? 'deposit-success' : 'deposit-cancel',
      );
      expect(await fetchMoney(backend, player)).toEqual(status === 'completed' ? paidIn : nothing);
    }
  });

  it('can be cancelled only by its player', async () => {
    const { depositId } = await begunBy(backend, await newPlayer(backend), 'bank');
    const { token } = await newPlayer(backend);
    const rejected = await backend.call(cancelDeposit, { token, params: { depositId }, body: {} });
    expect(rejected).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
