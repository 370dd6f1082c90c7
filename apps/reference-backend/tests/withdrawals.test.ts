import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelBonus, cancelWithdrawal, getSavedCards, getWithdrawals } from '@casino-kit/api-contract';
import { approveIdentity, confirmEmail } from '../src/identity/support.js';
import { players } from '../src/identity/tables.js';
import { processDuePayouts } from '../src/withdrawals/process-due-payouts.js';
import { withdrawals } from '../src/withdrawals/tables.js';
import { giveBonus } from './support/bonuses.js';
import { changeSettings, control } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { connect, next } from './support/sockets.js';
import { deposit, newKey, newPlayer, type TestBackend, type TestPlayer } from './support/test-backend.js';
import {
  bank,
  fetchMoney,
  fetchWithdrawalOverview,
  playerWhoMayWithdraw,
  setName,
  wager,
  withdraw,
} from './support/withdrawing.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
beforeEach(() => shift(0));

const minute = 60_000;
const shift = (ms: number) => [backend, other].forEach(({ clock }) => clock.shiftTo(ms));
const fetchWithdrawals = async ({ token }: TestPlayer, pending?: boolean) =>
  (
    await backend.call(getWithdrawals, {
      token,
      ...(pending !== undefined && { query: { pending: String(pending) } }),
    })
  ).body.data.withdrawals;
const cancel = ({ token }: TestPlayer, withdrawalId: string) =>
  backend.call(cancelWithdrawal, { token, params: { withdrawalId } });
const decide = (id: string, decision: string, form: Record<string, string> = {}) =>
  control(backend, `withdrawals/${id}/${decision}`, form);
const unmet = async (player: TestPlayer) => {
  const { conditions, available } = await fetchWithdrawalOverview(backend, player);
  return { open: conditions.filter(({ met }) => !met).map(({ key }) => key), available };
};

describe('the overview', () => {
  it('shows step by step what is missing, with figures', async () => {
    const player = await newPlayer(backend);
    expect(await fetchWithdrawalOverview(backend, player)).toMatchObject({
      currencyCode: 'EUR',
      available: '0.00',
      balance: '0.00',
      pending: '0.00',
      conditions: [
        { key: 'deposit', met: false, done: '0', total: '1' },
        { key: 'email', met: false },
        { key: 'bonus', met: true, forfeits: null },
        { key: 'wagering', met: true, done: '0.00', total: '0.00' },
      ],
      automatic: { available: '500.00', used: '0.00', limit: '500.00', period: 'day' },
    });
    await deposit(backend, player, { amount: '80' });
    await wager(backend, player, '30.40');
    const { conditions, balance } = await fetchWithdrawalOverview(backend, player);
    expect(conditions.find(({ key }) => key === 'wagering')).toMatchObject({
      met: false,
      done: '30.40',
      total: '80.00',
    });
    expect(balance).toBe('80.00');
    await wager(backend, player, '49.60');
    expect(await unmet(player)).toEqual({ open: ['email'], available: '0.00' });
    await confirmEmail(backend.services.database, player.id);
    expect(await unmet(player)).toEqual({ open: [], available: '80.00' });
    const email = (await fetchWithdrawalOverview(backend, player)).conditions.find(
      ({ key }) => key === 'email',
    );
    expect(email?.subject).toMatch(/^\w{2}•••\w@player\.example$/);
  });

  it('requires an approved identity when the brand does, as a list or as switches', async () => {
    const player = await playerWhoMayWithdraw(backend);
    for (const withdrawalConditions of [['identity'], { identity: true }]) {
      await changeSettings(backend, { withdrawalConditions });
      expect((await unmet(player)).open).toEqual(['identity']);
      expect((await withdraw(backend, player)).body.code).toBe('IDENTITY_NOT_VERIFIED');
    }
    await approveIdentity(backend.services.database, player.id);
    expect((await unmet(player)).open).toEqual([]);
    await changeSettings(backend, { withdrawalConditions: { identity: false } });
    expect((await fetchWithdrawalOverview(backend, player)).conditions.map(({ key }) => key)).not.toContain(
      'identity',
    );
    await changeSettings(backend, { withdrawalConditions: null });
  });

  it('ignores stakes before a deposit', async () => {
    const player = await playerWhoMayWithdraw(backend, '50');
    await wager(backend, player, '50');
    await deposit(backend, player, { amount: '20' });
    const wagering = (await fetchWithdrawalOverview(backend, player)).conditions.find(
      ({ key }) => key === 'wagering',
    );
    expect(wagering).toMatchObject({ met: false, done: '0.00', total: '20.00' });
  });
});

describe('a request', () => {
  it('locks its amount and returns its state', async () => {
    const player = await playerWhoMayWithdraw(backend, '300');
    const { status, body } = await withdraw(backend, player, { ...bank, amount: '120.5' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'confirmed',
      amount: '120.50',
      currencyCode: 'EUR',
      method: 'bank',
      methodTitle: 'Bank transfer',
      destination: 'NL91 •••• 4300',
      cancellable: true,
      automatic: true,
    });
    expect(body.data.withdrawalId).toMatch(/^W(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(body.data.stages.map(({ stage, at }) => [stage, at !== null])).toEqual([
      ['requested', true],
      ['checked', true],
      ['sent', false],
      ['arrived', false],
    ]);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '179.50', locked: 120.5 });
    expect(await fetchWithdrawalOverview(backend, player)).toMatchObject({
      available: '179.50',
      balance: '179.50',
      pending: '120.50',
      automatic: { available: '379.50', used: '120.50' },
    });
    const [row] = await backend.services.database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.playerId, player.id));
    expect(row?.details).toMatchObject({ accountNumber: 'NL91ABNA0417164300', fullName: 'Marlon Statia' });
  });

  it('happens once per key, one after the other or all at once', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const key = newKey();
    const nodes = [backend, other];
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        withdraw(nodes[index % 2] ?? backend, player, { amount: '40', key }),
      ),
    );
    expect(new Set(responses.map(({ body }) => body.data.withdrawalId)).size).toBe(1);
    expect((await withdraw(backend, player, { amount: '40', key })).body).toEqual(responses[0]?.body);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '260.00', locked: 40 });
    const conflict = await withdraw(backend, player, { amount: '41', key });
    expect(conflict).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    // The request keeps its currency when another wallet is active by then.
    await backend.services.database
      .update(players)
      .set({ currencyCode: 'USD' })
      .where(eq(players.id, player.id));
    expect((await withdraw(backend, player, { amount: '40', key })).status).toBe(200);
  });

  it('never pays more than the balance, however many requests come at once', async () => {
    const player = await playerWhoMayWithdraw(backend, '100');
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        withdraw(index % 2 ? backend : other, player, { amount: '30' }),
      ),
    );
    const taken = responses.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(3);
    const rejected = responses.find(({ status }) => status !== 200);
    expect(rejected).toMatchObject({
      status: 409,
      body: { code: 'INSUFFICIENT_BALANCE', params: { max: '10.00' } },
    });
    expect(await fetchMoney(backend, player)).toEqual({ balance: '10.00', locked: 90 });
  });

  it.each([
    ['0', 'AMOUNT_BELOW_ZERO', undefined],
    ['-5', 'AMOUNT_BELOW_ZERO', undefined],
    ['9.99', 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '10', max: '5000' }],
    ['5000.01', 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '10', max: '5000' }],
    ['20.005', 'VALIDATION', undefined],
    ['50.13', 'WITHDRAWAL_FAILED', undefined],
  ])('of %s is rejected: %s', async (amount, code, params) => {
    const player = await playerWhoMayWithdraw(backend);
    const { body } = await withdraw(backend, player, { amount });
    expect(body.code).toBe(code);
    expect(body.params).toEqual(params);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '300.00', locked: 0 });
  });

  it('is rejected for the first unmet condition', async () => {
    const player = await newPlayer(backend);
    const rejection = async () => {
      const { status, body } = await withdraw(backend, player, { amount: '20' });
      expect(status).toBe(409);
      return body.code;
    };
    expect(await rejection()).toBe('NO_DEPOSIT');
    await deposit(backend, player, { amount: '50' });
    expect(await rejection()).toBe('EMAIL_NOT_VERIFIED');
    await confirmEmail(backend.services.database, player.id);
    const gift = await giveBonus(backend, player, { cashAmount: '15', wageringMultiplier: '10' });
    expect(await rejection()).toBe('ACTIVE_BONUS');
    const condition = (await fetchWithdrawalOverview(backend, player)).conditions.find(
      ({ key }) => key === 'bonus',
    );
    expect(condition).toMatchObject({ met: false, forfeits: '15.00' });
    await backend.call(cancelBonus, { token: player.token, params: { userBonusId: gift.userBonusId } });
    expect(await rejection()).toBe('PENDING_DEPOSIT_WAGER');
    await wager(backend, player, '50');
    expect((await withdraw(backend, player, { amount: '20' })).status).toBe(200);
  });

  it('pays out to a saved card, of the player alone', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await deposit(backend, player, { amount: '50', keepCard: true });
    await wager(backend, player, '50');
    await backend.provider.deliver();
    const { cards } = (await backend.call(getSavedCards, { token: player.token })).body.data;
    expect(cards).toMatchObject([{ brand: 'Visa', last4: '4242' }]);
    const change = {
      paymentMethodId: 'card',
      details: { cardId: cards[0]?.cardId ?? '' },
      amount: '120',
    };
    const { status, body } = await withdraw(backend, player, change);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'confirmed',
      amount: '120.00',
      method: 'card',
      destination: 'Visa •••• 4242',
    });
    expect(await fetchMoney(backend, player)).toEqual({ balance: '230.00', locked: 120 });
    expect(await fetchWithdrawals(player)).toMatchObject([
      { withdrawalId: body.data.withdrawalId, method: 'card' },
    ]);
    const stranger = await playerWhoMayWithdraw(backend);
    expect((await withdraw(backend, stranger, change)).body.fields).toEqual({
      cardId: 'form.card.required',
    });
  });

  it('validates the details of its form and reports errors by field', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const fields = async (paymentMethodId: string, details: Record<string, string>) => {
      const { status, body } = await withdraw(backend, player, { paymentMethodId, details });
      expect(status).toBe(400);
      return body.fields;
    };
    expect(await fields('bank', { ...bank.details, bankCode: 'X', email: 'no' })).toEqual({
      bankCode: 'form.bankCode.invalid',
      email: 'form.email.invalid',
    });
    expect(await fields('bank', {})).toMatchObject({ fullName: 'form.validation.required' });
    expect(await fields('crypto', { network: 'btc', walletAddress: '0x12' })).toEqual({
      walletAddress: 'form.walletAddress.invalid',
    });
    const address = 'a'.repeat(30);
    expect(await fields('crypto', { network: 'doge', walletAddress: address })).toEqual({
      network: 'form.network.required',
    });
    expect(await fields('card', { cardId: 'unknown' })).toEqual({ cardId: 'form.card.required' });
  });

  it('is for methods that pay out, in this country and currency', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const send = async (change: object) => (await withdraw(backend, player, change)).body;
    for (const paymentMethodId of ['cheque', 'carouseller', 'cpf', 'upi'])
      expect((await send({ paymentMethodId })).fields).toHaveProperty('paymentMethodId');
    expect((await send({ currencyCode: 'USD' })).code).toBe('PAYMENT_SERVICE_ERROR');
    await backend.services.database
      .update(players)
      .set({ countryCode: 'IN' })
      .where(eq(players.id, player.id));
    expect((await send({ paymentMethodId: 'skrill' })).fields).toHaveProperty('paymentMethodId');
  });
});

describe('the check', () => {
  it('is automatic within the daily limit, manual above it', async () => {
    const player = await playerWhoMayWithdraw(backend, '1500');
    const first = await withdraw(backend, player, { amount: '400' });
    const second = await withdraw(backend, player, { amount: '100.01' });
    const third = await withdraw(backend, player, { amount: '100' });
    expect([first, second, third].map(({ body }) => [body.data.status, body.data.automatic])).toEqual([
      ['confirmed', true],
      ['requested', false],
      ['confirmed', true],
    ]);
    expect((await fetchWithdrawalOverview(backend, player)).automatic).toMatchObject({
      available: '0.00',
      used: '500.00',
    });
    await cancel(player, third.body.data.withdrawalId);
    expect((await fetchWithdrawalOverview(backend, player)).automatic).toMatchObject({ available: '100.00' });
    shift(24 * 60 * minute);
    expect((await fetchWithdrawalOverview(backend, player)).automatic).toMatchObject({ available: '500.00' });
  });

  it('by the operator approves, or rejects with a reason and refunds the money', async () => {
    const player = await playerWhoMayWithdraw(backend, '2000');
    const [yes, no] = [
      (await withdraw(backend, player, { amount: '600' })).body.data.withdrawalId,
      (await withdraw(backend, player, { amount: '700' })).body.data.withdrawalId,
    ];
    const page = await (await backend.fetchControl('/control')).text();
    expect(page).toContain(yes);
    expect(page).toContain('marlon@example.com');
    await decide(yes, 'approve');
    await decide(no, 'reject', { reason: 'The account is in another name.' });
    expect(await fetchWithdrawals(player)).toMatchObject([
      { withdrawalId: no, status: 'rejected', reason: 'The account is in another name.', cancellable: false },
      { withdrawalId: yes, status: 'confirmed', automatic: false },
    ]);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '1400.00', locked: 600 });
    // A decision is final.
    await decide(no, 'approve');
    await decide(no, 'reject', { reason: 'Again.' });
    expect((await fetchWithdrawals(player))[0]).toMatchObject({
      status: 'rejected',
      reason: 'The account is in another name.',
    });
    const unknown = await backend.fetchControl('/control/withdrawals/W-0/approve', { method: 'POST' });
    expect(unknown.status).toBe(404);
    const without = await backend.fetchControl(`/control/withdrawals/${yes}/reject`, { method: 'POST' });
    expect(without.status).toBe(400);
  });
});

describe('a payee who may not be the account holder', () => {
  const toMax = { ...bank, details: { ...bank.details, fullName: 'Max Muster' }, amount: '120' };

  it('waits for review within the automatic limit, uses none of it, and is paid once approved', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const { data } = (await withdraw(backend, player, toMax)).body;
    expect(data).toMatchObject({ status: 'requested', automatic: false });
    expect((await fetchWithdrawalOverview(backend, player)).automatic).toMatchObject({ used: '0.00' });
    expect(await (await backend.fetchControl('/control')).text()).toContain(
      'Compare the payee: the account is of Marlon Statia.',
    );
    shift(20 * 24 * 60 * minute);
    expect(await fetchWithdrawals(player)).toMatchObject([{ status: 'requested' }]);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '180.00', locked: 120 });
    await decide(data.withdrawalId, 'approve');
    shift(25 * 24 * 60 * minute);
    expect(await fetchWithdrawals(player)).toMatchObject([{ status: 'completed', automatic: false }]);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '180.00', locked: 0 });
  });

  it('is not paid because the profile takes the name of the payee afterwards', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await withdraw(backend, player, toMax);
    await setName(backend, player, { firstName: 'Max', lastName: 'Muster' });
    shift(20 * 24 * 60 * minute);
    expect(await fetchWithdrawals(player)).toMatchObject([{ status: 'requested' }]);
    expect(await (await backend.fetchControl('/control')).text()).toContain(
      'the account is of Marlon Statia.',
    );
  });

  it('waits for review when the account has no whole name to compare', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await setName(backend, player, { firstName: 'Max', lastName: '' });
    expect((await withdraw(backend, player, toMax)).body.data.status).toBe('requested');
  });

  it('is recognised as the account holder in another case, order and spelling', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await setName(backend, player, { firstName: 'Jürgen', lastName: 'Groß-Müller' });
    const details = { ...bank.details, fullName: 'GROSS MUELLER JUERGEN' };
    expect((await withdraw(backend, player, { ...bank, details })).body.data.status).toBe('confirmed');
  });
});

describe('the progress of a withdrawal', () => {
  it('follows the clock, and is paid out once', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const { withdrawalId } = (await withdraw(backend, player, { ...bank, amount: '200' })).body.data;
    shift(4 * minute);
    expect((await fetchWithdrawals(player))[0]?.status).toBe('confirmed');
    shift(6 * minute);
    const [sent] = await fetchWithdrawals(player);
    expect(sent).toMatchObject({ withdrawalId, status: 'processing', cancellable: false });
    expect(sent?.stages[2]?.at).not.toBeNull();
    expect(sent?.stages[3]?.expectedAt).not.toBeNull();
    expect(await fetchMoney(backend, player)).toEqual({ balance: '100.00', locked: 200 });
    shift(25 * 60 * minute);
    // The worker of every node and the player come at the same time.
    await Promise.all([
      processDuePayouts(backend.services),
      processDuePayouts(other.services),
      fetchWithdrawalOverview(backend, player),
      fetchWithdrawals(player),
    ]);
    expect(await fetchWithdrawals(player)).toMatchObject([{ status: 'completed' }]);
    expect(await fetchWithdrawals(player, true)).toEqual([]);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '100.00', locked: 0 });
  });

  it('reaches the end at once when the clock has jumped over every stage', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await withdraw(backend, player);
    shift(20 * 24 * 60 * minute);
    expect(await fetchWithdrawals(player)).toMatchObject([
      { status: 'completed', stages: [{}, {}, { expectedAt: null }, { expectedAt: null }] },
    ]);
  });

  it('ends with a refund when the provider rejects it', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await withdraw(backend, player, { amount: '50.19' });
    shift(60 * minute);
    expect(await fetchWithdrawals(player)).toMatchObject([{ status: 'failed', errorCode: 'PROVIDER_ERROR' }]);
    expect(await fetchMoney(backend, player)).toEqual({ balance: '300.00', locked: 0 });
  });

  it('ends with a refund when the operator makes it fail', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const { withdrawalId } = (await withdraw(backend, player, bank)).body.data;
    shift(6 * minute);
    await fetchWithdrawals(player);
    await decide(withdrawalId, 'fail');
    expect(await fetchWithdrawals(player)).toMatchObject([{ status: 'failed' }]);
    await decide(withdrawalId, 'fail');
    expect(await fetchMoney(backend, player)).toEqual({ balance: '300.00', locked: 0 });
  });
});

describe('cancelling', () => {
  it('refunds the money without a fee, and responds the same twice', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const { withdrawalId } = (await withdraw(backend, player)).body.data;
    const responses = await Promise.all([cancel(player, withdrawalId), cancel(player, withdrawalId)]);
    for (const { status, body } of [...responses, await cancel(player, withdrawalId)]) {
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ withdrawalId, status: 'cancelled', cancellable: false });
    }
    expect(await fetchMoney(backend, player)).toEqual({ balance: '300.00', locked: 0 });
    expect(await fetchWithdrawals(player, true)).toEqual([]);
  });

  it('is for withdrawals that have not been sent, by their own player', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const { withdrawalId } = (await withdraw(backend, player, bank)).body.data;
    const stranger = await newPlayer(backend);
    expect((await cancel(stranger, withdrawalId)).status).toBe(404);
    expect((await cancel(player, 'W-0000-0000-0000')).status).toBe(404);
    // Due by the clock, though no one has read it yet.
    shift(6 * minute);
    expect(await cancel(player, withdrawalId)).toMatchObject({
      status: 409,
      body: { code: 'WITHDRAWAL_NOT_CANCELLABLE' },
    });
    expect(await fetchMoney(backend, player)).toEqual({ balance: '200.00', locked: 100 });
  });

  it.each([{ preset: 'ukgc' as const }, { playerCancelledWithdrawals: false }])(
    'is not available to players with the policy %j',
    async (policy) => {
      const player = await playerWhoMayWithdraw(backend);
      await changeSettings(backend, { policy });
      const { data } = (await withdraw(backend, player)).body;
      expect(data.cancellable).toBe(false);
      expect((await cancel(player, data.withdrawalId)).body.code).toBe('WITHDRAWAL_NOT_CANCELLABLE');
      await changeSettings(backend, { policy: null });
    },
  );
});

describe('sockets', () => {
  it('receive every step and the balances, on every node', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const socket = await connect(other.url, player.token);
    const requested = Promise.all([
      next(socket, 'withdrawal'),
      next(socket, 'wallet:balance'),
      next(socket, 'balance'),
    ]);
    const { withdrawalId } = (await withdraw(backend, player, { amount: '110' })).body.data;
    const [event, wallet, balance] = await requested;
    expect(event).toEqual({ withdrawalId, status: 'confirmed' });
    expect(wallet).toEqual({ cash: '190.00', nonCash: '0.00', total: '190.00', currencyCode: 'EUR' });
    expect(balance).toMatchObject({ amount: '190.00' });
    const back = Promise.all([next(socket, 'withdrawal'), next(socket, 'balance')]);
    await cancel(player, withdrawalId);
    expect(await back).toMatchObject([{ withdrawalId, status: 'cancelled' }, { amount: '300.00' }]);
    socket.close();
  });
});
