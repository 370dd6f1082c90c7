import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmLimitChoice, type PlayLimits } from '@casino-kit/api-contract';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { order } from './support/payments.js';
import { changeLimit, limit, limitIn, fetchLimits } from './support/protecting.js';
import { fund, richPlayer, setClocks } from './support/rakeback.js';
import { deposit, newPlayer, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const at = (instant: string) => setClocks([backend, other], instant);
beforeEach(() => at('2026-11-26T12:00:00Z'));
beforeEach(() => changeSettings(backend, { policy: { requiredBalanceLimit: true } }));
afterEach(() => changeSettings(backend, { policy: null }));

const setTo = (player: TestPlayer, amount: string) => limit(backend, player, 'balance', null, amount);
const rejection = { limit: '100.00', currencyCode: 'EUR', kind: 'balance' };
const isListed = ({ limits }: PlayLimits) => limits.some(({ kind }) => kind === 'balance');

describe('a highest balance (requiredBalanceLimit)', () => {
  it('comes before deposits, and stays', async () => {
    const player = await newPlayer(backend);
    expect(await fetchLimits(backend, player)).toMatchObject({
      choiceRequired: true,
      requiredLimits: [{ kind: 'balance', period: null }],
    });
    expect((await deposit(backend, player)).body.code).toBe('LIMIT_CHOICE_REQUIRED');
    const { token } = player;
    const early = await backend.call(confirmLimitChoice, { token, body: {} });
    expect(early.body.code).toBe('LIMIT_CHOICE_REQUIRED');
    await setTo(player, '500');
    expect((await fetchLimits(backend, player)).choiceRequired).toBe(false);
    expect((await deposit(backend, player)).status).toBe(200);
    const removed = await changeLimit(backend, player, 'balance', null, null);
    expect([removed.status, removed.body.code]).toEqual([409, 'LIMIT_CHOICE_REQUIRED']);
  });

  it('is reached exactly by a deposit, and not exceeded by a cent', async () => {
    const player = await newPlayer(backend);
    await setTo(player, '100');
    expect((await deposit(backend, player, { amount: '60' })).status).toBe(200);
    const { status, body } = await deposit(backend, player, { amount: '40.01' });
    expect([status, body.code]).toEqual([409, 'PAYMENT_LIMIT_THRESHOLD']);
    expect(body.params).toEqual({ ...rejection, left: '40.00' });
    expect((await deposit(backend, player, { amount: '40' })).status).toBe(200);
    expect(limitIn(await fetchLimits(backend, player), 'balance', null).used).toBe('100.00');
  });

  it('counts a deposit in progress, and not after it failed', async () => {
    const player = await newPlayer(backend);
    await setTo(player, '100');
    const pending = await deposit(backend, player, { amount: '80', number: '4000000000000077' });
    expect(pending.body.data.status).toBe('pending');
    expect((await deposit(backend, player, { amount: '30' })).body.params).toMatchObject({ left: '20.00' });
    await order(backend, pending.body.data.depositId, 'cancel');
    expect((await deposit(backend, player, { amount: '30' })).status).toBe(200);
  });

  it('cannot be exceeded by deposits at the same time, on any node', async () => {
    const player = await newPlayer(backend);
    await setTo(player, '100');
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        deposit(index % 2 === 0 ? backend : other, player, { amount: '40' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(responses.filter(({ body }) => body.code === 'PAYMENT_LIMIT_THRESHOLD')).toHaveLength(4);
    expect(limitIn(await fetchLimits(backend, player), 'balance', null).used).toBe('80.00');
  });

  it('may be exceeded by winnings: only a deposit is refused then', async () => {
    const player = await richPlayer(backend);
    await setTo(player, '100');
    await fund(backend, player, '250');
    expect(Number(limitIn(await fetchLimits(backend, player), 'balance', null).used)).toBeGreaterThan(100);
    expect((await deposit(backend, player, { amount: '20' })).body.params).toMatchObject({
      ...rejection,
      left: '0.00',
    });
  });

  it('is lowered at once and raised after the delay', async () => {
    await changeSettings(backend, {
      policy: { requiredBalanceLimit: true, limitLooseningDelayHours: 24 },
    });
    const player = await newPlayer(backend);
    await setTo(player, '100');
    expect((await setTo(player, '50')).amount).toBe('50.00');
    const raised = await setTo(player, '80');
    expect([raised.amount, raised.pending?.amount]).toEqual(['50.00', '80.00']);
    at('2026-11-27T12:00:01Z');
    expect((await deposit(backend, player, { amount: '80' })).status).toBe(200);
  });

  it.each([0, 2])('has no period: %i is rejected', async (period) => {
    const player = await newPlayer(backend);
    const { status, body } = await changeLimit(backend, player, 'balance', null, '10', { period });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('without the switch', () => {
  it('is neither listed nor accepted', async () => {
    await changeSettings(backend, { policy: null });
    const player = await newPlayer(backend);
    expect(isListed(await fetchLimits(backend, player))).toBe(false);
    const { status, body } = await changeLimit(backend, player, 'balance', null, '10');
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('still counts where the player has set one', async () => {
    const player = await newPlayer(backend);
    await setTo(player, '100');
    await changeSettings(backend, { policy: null });
    expect(isListed(await fetchLimits(backend, player))).toBe(true);
    expect((await deposit(backend, player, { amount: '101' })).body.params).toMatchObject(rejection);
    expect((await changeLimit(backend, player, 'balance', null, null)).status).toBe(200);
  });
});
