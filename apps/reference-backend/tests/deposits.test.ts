import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createDeposit,
  getDeposit,
  getPayments,
  getUserDetails,
  threeDsWebhook,
} from '@casino-kit/api-contract';
import { deposits } from '../src/payments/tables.js';
import { sweepDeposits } from '../src/payments/sweep.js';
import {
  cardToken,
  deposit,
  newKey,
  newPlayer,
  shell,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const challengeCard = '4000000000003220';
const details = async ({ token }: TestPlayer) => {
  const { data } = (await backend.call(getUserDetails, { token })).body;
  return { balance: data.userWallet!.amount, count: data.depositCount };
};
const nothing = { balance: '0.00', count: 0 };
const fetchDepositStatus = async (player: TestPlayer, depositId: string) =>
  (await backend.call(getDeposit, { token: player.token, params: { depositId } })).body.data.status;

/** Creates a deposit that waits for the bank, with the ids of its challenge. */
async function challenged(options: { returnPath?: string; headers?: Record<string, string> } = {}) {
  const player = await newPlayer(backend);
  const { data } = (await deposit(backend, player, { number: challengeCard, ...options })).body;
  const url = new URL(data.threeDs?.url ?? '');
  const names = { PaReq: url.searchParams.get('PaReq') ?? '', MD: url.searchParams.get('MD') ?? '' };
  return { player, id: data.depositId, data, url, names };
}
/** Makes a cardholder's decision on the bank's page; returns where the browser is sent. */
async function decide(names: { PaReq: string; MD: string }, decision: string) {
  const response = await backend.fetch('/payment-provider/3ds', {
    method: 'POST',
    body: new URLSearchParams({ ...names, decision }),
  });
  return { status: response.status, to: response.headers.get('location') ?? '' };
}
const webhook = (names: { PaReq: string; MD: string }, token?: string) =>
  backend.call(threeDsWebhook, { token, body: names });

describe('the card method', () => {
  it('returns the address of its fields and its range', async () => {
    const { data } = (await backend.call(getPayments, { query: { currencyCode: 'EUR', countryCode: 'CW' } }))
      .body;
    expect(data.payments.find(({ id }) => id === 'card')).toMatchObject({
      id: 'card',
      name: 'Visa / Mastercard',
      isCardForm: true,
      minAmount: '10',
      maxAmount: '5000',
      hostedFieldsUrl: 'http://backend.test/payment-provider/card-fields',
    });
  });
});

describe('a deposit', () => {
  it('by a card that is approved at once is in the wallet', async () => {
    const player = await newPlayer(backend);
    const { body } = await deposit(backend, player, { amount: '50.5' });
    expect(body.data).toMatchObject({
      status: 'completed',
      amount: '50.50',
      balanceAfter: '50.50',
      method: 'card',
      card: { brand: 'Visa', last4: '4242' },
      threeDs: null,
    });
    expect(await details(player)).toEqual({ balance: '50.50', count: 1 });
  });

  it.each([
    ['4000000000000002', 'declined', 'CARD_DECLINED'],
    ['4000000000009995', 'declined', 'INSUFFICIENT_FUNDS_ON_CARD'],
    ['4000000000000069', 'declined', 'CARD_EXPIRED'],
    ['4000000000000119', 'failed', 'PROVIDER_ERROR'],
    ['4000000000000077', 'pending', null],
  ])('by card %s is %s', async (number, status, errorCode) => {
    const player = await newPlayer(backend);
    const { body } = await deposit(backend, player, { number });
    expect(body.data).toMatchObject({ status, errorCode });
    expect(await details(player)).toEqual(nothing);
  });

  it.each([
    ['0', 'AMOUNT_BELOW_ZERO'],
    ['-5', 'AMOUNT_BELOW_ZERO'],
    ['9.99', 'PAYMENT_PROVIDER_LIMIT_THRESHOLD'],
    ['5000.01', 'PAYMENT_PROVIDER_LIMIT_THRESHOLD'],
    ['10.001', 'VALIDATION'],
  ])('of %s is rejected: %s', async (amount, code) => {
    const player = await newPlayer(backend);
    const rejected = await deposit(backend, player, { amount });
    expect(rejected).toMatchObject({ status: 400, body: { code } });
    if (code === 'PAYMENT_PROVIDER_LIMIT_THRESHOLD')
      expect(rejected.body.params).toEqual({ min: '10', max: '5000' });
  });

  it('requires a known method, the account’s currency, a token and a key', async () => {
    const { token } = await newPlayer(backend);
    const send = async (change: object, headers: Record<string, string> = { 'idempotency-key': newKey() }) =>
      (
        await backend.call(createDeposit, {
          token,
          headers,
          body: {
            paymentMethodId: 'card',
            amount: '20',
            currencyCode: 'EUR',
            cardToken: await cardToken(backend),
            ...change,
          },
        })
      ).body;
    expect((await send({ paymentMethodId: 'cheque' })).fields).toHaveProperty('paymentMethodId');
    expect((await send({ currencyCode: 'USD' })).code).toBe('PAYMENT_SERVICE_ERROR');
    expect((await send({ cardToken: 'card_unknown' })).fields).toHaveProperty('cardToken');
    expect((await send({}, {})).code).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it('happens once for a key, whether it is repeated later or at the same time', async () => {
    const player = await newPlayer(backend);
    const key = newKey();
    const body = {
      paymentMethodId: 'card',
      amount: '25',
      currencyCode: 'EUR',
      cardToken: await cardToken(backend),
    };
    const send = (change: object = {}) =>
      backend.call(createDeposit, {
        token: player.token,
        headers: { 'idempotency-key': key },
        body: { ...body, ...change },
      });
    const responses = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(responses[0]!.body.data.status).toBe('completed');
    expect((await send()).body).toEqual(responses[0]!.body);
    expect(await send({ amount: '26' })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(await details(player)).toEqual({ balance: '25.00', count: 1 });
  });

  it('that was rejected stays rejected for its key, whatever comes later', async () => {
    const player = await newPlayer(backend);
    const key = newKey();
    const send = (amount: string, under = key) =>
      backend.call(createDeposit, {
        token: player.token,
        headers: { 'idempotency-key': under },
        body: { paymentMethodId: 'skrill', skrillEmail: 'a@b.example', amount, currencyCode: 'EUR' },
      });
    const [first, twin] = await Promise.all([send('9.99'), send('9.99')]);
    expect(first).toMatchObject({ status: 400, body: { code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD' } });
    expect(twin.body).toEqual(first.body);
    expect((await send('9.99')).body).toEqual(first.body);
    expect(await send('20')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    expect(await send('20', newKey())).toMatchObject({ status: 200 });
  });

  it('is found by its reference too, by its player alone', async () => {
    const player = await newPlayer(backend);
    const { depositId, reference } = (await deposit(backend, player, { amount: '25' })).body.data;
    const ask = ({ token }: TestPlayer) =>
      backend.call(getDeposit, { token, params: { depositId: reference ?? '' } });
    expect((await ask(player)).body.data).toMatchObject({ depositId, amount: '25.00' });
    expect(await ask(await newPlayer(backend))).toMatchObject({ status: 404 });
  });

  it('accepts a card token once', async () => {
    const player = await newPlayer(backend);
    const body = {
      paymentMethodId: 'card',
      amount: '25',
      currencyCode: 'EUR',
      cardToken: await cardToken(backend),
    };
    const send = () =>
      backend.call(createDeposit, { token: player.token, headers: { 'idempotency-key': newKey() }, body });
    expect((await send()).body.data.status).toBe('completed');
    expect((await send()).body.data).toMatchObject({ status: 'failed', errorCode: 'TRANSACTION_FAILED' });
    expect(await details(player)).toEqual({ balance: '25.00', count: 1 });
  });

  it('is visible only to its player', async () => {
    const { id } = await challenged();
    const other = await newPlayer(backend);
    const peek = await backend.call(getDeposit, { token: other.token, params: { depositId: id } });
    expect(peek).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('that never reached the provider is closed after an hour', async () => {
    const { player, id } = await challenged();
    const lost = newKey();
    const { database } = backend.services;
    const [row] = await database.select().from(deposits).where(eq(deposits.id, id));
    await database.insert(deposits).values({
      ...row!,
      id: lost,
      status: 'pending',
      paReq: null,
      threeDsUrl: null,
      expiresAt: null,
      chargeVersion: 0,
    });
    await sweepDeposits(backend.services);
    expect(await fetchDepositStatus(player, lost)).toBe('pending');
    backend.clock.shiftTo(61 * 60_000);
    await sweepDeposits(backend.services);
    backend.clock.shiftTo(0);
    expect(await fetchDepositStatus(player, lost)).toBe('failed');
    // The provider knows the other one: its challenge was left alone for too long.
    expect(await fetchDepositStatus(player, id)).toBe('cancelled');
  });
});

describe('3-D Secure', () => {
  it('sends the player to the bank and posts once after they confirm', async () => {
    const { player, id, data, url, names } = await challenged({
      returnPath: '/casino/slots?sort=name&modal=deposit',
    });
    expect(data).toMatchObject({ status: 'challenge', balanceAfter: null });
    expect(url.pathname).toBe('/payment-provider/3ds');
    expect(await details(player)).toEqual(nothing);

    const { status, to } = await decide(names, 'confirm');
    expect(status).toBe(303);
    const back = new URL(to);
    expect(back.origin + back.pathname).toBe(`${shell}/casino/slots`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      sort: 'name',
      modal: 'deposit-3ds-success',
      met: 'card',
      ...names,
    });

    const responses = await Promise.all([
      webhook(names, player.token),
      webhook(names, player.token),
      backend.provider.deliver(),
    ]);
    expect(responses[0].body.data).toMatchObject({
      depositId: id,
      status: 'completed',
      balanceAfter: '50.00',
    });
    expect(responses[1].body.data).toMatchObject({ depositId: id, status: 'completed' });
    expect(await details(player)).toEqual({ balance: '50.00', count: 1 });
  });

  it('posts by the notification of the provider when the tab is closed', async () => {
    const { player, id, names } = await challenged();
    await decide(names, 'confirm');
    expect(await fetchDepositStatus(player, id)).toBe('challenge');
    await backend.provider.deliver();
    expect(await fetchDepositStatus(player, id)).toBe('completed');
    await backend.provider.deliver();
    expect((await webhook(names, player.token)).body.data).toMatchObject({ status: 'completed' });
    expect(await details(player)).toEqual({ balance: '50.00', count: 1 });
  });

  it('shows a guest nothing of the deposit it settles', async () => {
    const { player, names } = await challenged();
    await decide(names, 'confirm');
    expect((await webhook(names)).body).toEqual({ success: true, data: null });
    expect((await webhook(names, (await newPlayer(backend)).token)).body.data).toBeNull();
    expect(await details(player)).toEqual({ balance: '50.00', count: 1 });
    expect((await webhook({ PaReq: names.PaReq, MD: 'wrong' })).status).toBe(404);
  });

  it('posts nothing before the bank has confirmed', async () => {
    const { player, names } = await challenged();
    expect((await webhook(names, player.token)).body.data).toMatchObject({ status: 'challenge' });
    expect(await details(player)).toEqual(nothing);
  });

  it.each([
    ['decline', 'deposit-failed', 'declined', 'THREE_DS_FAILED'],
    ['cancel', 'deposit-cancel', 'cancelled', 'THREE_DS_ABANDONED'],
  ])('%s leads to %s', async (decision, modal, status, errorCode) => {
    const { player, id, names } = await challenged();
    const { to } = await decide(names, decision);
    expect(Object.fromEntries(new URL(to).searchParams)).toEqual({ modal, met: 'card', deposit: id });
    await backend.provider.deliver();
    const seen = await backend.call(getDeposit, { token: player.token, params: { depositId: id } });
    expect(seen.body.data).toMatchObject({ status, errorCode });
    expect((await decide(names, 'confirm')).to).toBe(to);
    await webhook(names, player.token);
    expect(await details(player)).toEqual(nothing);
  });

  it('expires after half an hour', async () => {
    const { names } = await challenged();
    backend.clock.shiftTo(31 * 60_000);
    const { to } = await decide(names, 'confirm');
    backend.clock.shiftTo(0);
    expect(new URL(to).searchParams.get('modal')).toBe('deposit-cancel');
  });

  it('leads back to the shell and nowhere else', async () => {
    for (const returnPath of [
      '//evil.test/x',
      '/\\evil.test',
      'https://evil.test/',
      'javascript:alert(1)',
      'casino',
    ]) {
      const { names } = await challenged({ returnPath });
      const back = new URL((await decide(names, 'decline')).to);
      expect(back.origin + back.pathname).toBe(`${shell}/`);
    }
    const { names } = await challenged({ headers: { origin: 'http://other-shell.test' } });
    expect(new URL((await decide(names, 'decline')).to).origin).toBe('http://other-shell.test');
  });

  it('uses the language of the client, else of the browser', async () => {
    const { url } = await challenged();
    const page = async (search: string, accept: string) => {
      const response = await backend.fetch(url.pathname + search, { headers: { 'accept-language': accept } });
      return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
    };
    const german = await page(url.search, 'de-DE,en;q=0.5');
    expect(german.html).toContain('Zahlung bestätigen');
    expect(german.html).toContain('•••• 3220');
    expect(german.policy).toContain(`frame-ancestors ${shell} http://other-shell.test`);
    expect((await page(`${url.search}&locale=ar`, 'de')).html).toContain('dir="rtl"');
    expect((await page('?PaReq=x&MD=y', 'xx')).html).toContain('There is no such payment.');
  });
});

describe('card numbers', () => {
  it('are in neither log nor database', async () => {
    const canary = '6011000990139424';
    const player = await newPlayer(backend);
    await deposit(backend, player, { number: canary });
    await backend.fetch('/payment-provider/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: [canary], expiry: canary, cvc: canary, name: canary }),
    });
    expect(backend.logged()).toContain('/payment-provider/tokens');
    expect(backend.logged()).not.toContain(canary);
    const { database } = backend.services;
    const names = await database.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    const { rows: tables } = names as unknown as { rows: { table_name: string }[] };
    expect(tables.length).toBeGreaterThan(10);
    for (const { table_name } of tables) {
      const found = await database.execute(
        sql`select count(*)::int as n from ${sql.identifier(table_name)} t where t::text like ${`%${canary}%`} or t::text like ${`%${canary.slice(0, 12)}%`}`,
      );
      expect((found as unknown as { rows: { n: number }[] }).rows[0]?.n, table_name).toBe(0);
    }
  });

  it('are rejected by field when they are invalid, without being repeated', async () => {
    const send = async (card: object) => {
      const response = await backend.fetch('/payment-provider/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: '4242424242424241', expiry: '13/30', cvc: '12', name: ' ', ...card }),
      });
      return response.text();
    };
    expect(JSON.parse(await send({}))).toMatchObject({
      code: 'VALIDATION',
      fields: { number: 'numberInvalid', expiry: 'expiryInvalid', cvc: 'cvcInvalid', name: 'nameRequired' },
    });
    expect(await send({ number: 4242424242424242 })).not.toContain('4242');
  });
});

describe('provider pages', () => {
  it('load in a frame of the shell, with their own files', async () => {
    const page = await backend.fetch('/payment-provider/card-fields');
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${shell}`);
    const html = await page.text();
    for (const [, path] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const file = await backend.fetch(path ?? '');
      expect(file.status, path).toBe(200);
      expect((await file.text()).length, path).toBeGreaterThan(500);
    }
    const fonts = await (await backend.fetch('/payment-provider/pages/card-fields.css')).text();
    for (const family of ['Inter', 'Nunito Sans', 'Rubik', 'Vazirmatn'])
      expect(fonts).toContain(`font-family: '${family} Variable'`);
    const font = await backend.fetch('/payment-provider/pages/inter-latin-wght-normal.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect((await backend.fetch('/payment-provider/pages/inter-..-wght-normal.woff2')).status).toBe(404);
    expect(await (await backend.fetch('/payment-provider/test-cards')).text()).toContain(
      '4000 0000 0000 3220',
    );
    expect((await backend.fetch('/payment-provider/pages/provider.ts')).status).toBe(404);
  });
});
