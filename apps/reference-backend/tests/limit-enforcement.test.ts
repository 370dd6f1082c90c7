import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseWallet, getLimits } from '@casino-kit/api-contract';
import { startSession } from '../src/identity/sessions.js';
import { giveBonus, openTable, verifiedPlayer } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { order } from './support/payments.js';
import { changeLimit, limit, limitIn, fetchLimits } from './support/protecting.js';
import { fund, playFor, richPlayer, setClocks } from './support/rakeback.js';
import {
  deposit,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const at = (instant: string) => setClocks([backend, other], instant);
/** A Thursday. */
beforeEach(() => at('2026-11-26T12:00:00Z'));
afterEach(() => changeSettings(backend, { policy: null, useMultiWallet: null }));

/** Returns the rejection of a round, or null when it was played. */
const attemptRound = (player: TestPlayer, stake: string, how: Parameters<typeof playFor>[3] = {}) =>
  playFor(backend, player, stake, how).then(
    () => null,
    ({ code, status, params }: { code: string; status: number; params?: Record<string, string> }) => ({
      code,
      status,
      params,
    }),
  );

describe('a deposit', () => {
  it('may be exactly what is left of the lowest limit, and not a cent more', async () => {
    const player = await newPlayer(backend);
    await limit(backend, player, 'deposit', 'monthly', '500');
    await limit(backend, player, 'deposit', 'weekly', '100');
    expect((await deposit(backend, player, { amount: '60' })).status).toBe(200);
    const { status, body } = await deposit(backend, player, { amount: '40.01' });
    expect([status, body.code]).toEqual([409, 'PAYMENT_LIMIT_THRESHOLD']);
    expect(body.params).toEqual({
      limit: '100.00',
      left: '40.00',
      currencyCode: 'EUR',
      period: 'weekly',
      until: '2026-11-30T00:00:00.000Z',
    });
    expect((await deposit(backend, player, { amount: '40' })).status).toBe(200);
    expect(limitIn(await fetchLimits(backend, player), 'deposit', 'weekly').used).toBe('100.00');
  });

  it('counts while it is in progress, not after it failed, and again when its money arrives late', async () => {
    const player = await newPlayer(backend);
    await limit(backend, player, 'deposit', 'daily', '100');
    const pending = await deposit(backend, player, { amount: '80', number: '4000000000000077' });
    expect(pending.body.data.status).toBe('pending');
    expect((await deposit(backend, player, { amount: '30' })).body.params).toMatchObject({ left: '20.00' });
    await order(backend, pending.body.data.depositId, 'cancel');
    expect((await deposit(backend, player, { amount: '30' })).status).toBe(200);
    await order(backend, pending.body.data.depositId, 'confirm');
    expect(limitIn(await fetchLimits(backend, player), 'deposit', 'daily').used).toBe('110.00');
    expect((await deposit(backend, player, { amount: '10' })).body.params).toMatchObject({ left: '0.00' });
  });

  it('cannot exceed a limit together with others, on any node', async () => {
    const player = await newPlayer(backend);
    await limit(backend, player, 'deposit', 'daily', '100');
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        deposit(index % 2 === 0 ? backend : other, player, { amount: '40' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(responses.filter(({ body }) => body.code === 'PAYMENT_LIMIT_THRESHOLD')).toHaveLength(4);
  });

  it('is stopped by a limit that is lowered at the same time, or came before it', async () => {
    const player = await newPlayer(backend);
    const [changed, paid] = await Promise.all([
      changeLimit(other, player, 'deposit', 'daily', '10'),
      deposit(backend, player, { amount: '50' }),
    ]);
    expect(changed.status).toBe(200);
    const { used } = limitIn(await fetchLimits(backend, player), 'deposit', 'daily');
    expect(used).toBe(paid.status === 200 ? '50.00' : '0.00');
    expect((await deposit(backend, player, { amount: '50' })).status).toBe(409);
  });

  it('counts from midnight in the zone of the player, on days of 23 and 25 hours', async () => {
    const player = await newPlayer(backend);
    await fetchLimits(backend, player, 'Europe/Berlin');
    await limit(backend, player, 'deposit', 'daily', '50');
    const paid = async (instant: string) => {
      at(instant);
      // The session of half a year ago has expired.
      const { token } = await startSession(backend.services.database, player.id, backend.clock.now());
      return (await deposit(backend, { ...player, token }, { amount: '50' })).status;
    };
    // Clocks go forward on 29 March 2027 at 2:00: that day ends at 22:00 UTC.
    expect(await paid('2027-03-27T23:00:00Z')).toBe(200);
    expect(await paid('2027-03-28T21:59:00Z')).toBe(409);
    expect(await paid('2027-03-28T22:00:30Z')).toBe(200);
    // They go back on 31 October 2027: that day ends at 23:00 UTC.
    expect(await paid('2027-10-30T22:00:30Z')).toBe(200);
    expect(await paid('2027-10-31T22:59:00Z')).toBe(409);
    expect(await paid('2027-10-31T23:00:30Z')).toBe(200);
  });

  it('gets no second day from another zone', async () => {
    const player = await newPlayer(backend);
    await limit(backend, player, 'deposit', 'daily', '50');
    expect((await deposit(backend, player, { amount: '50' })).status).toBe(200);
    // It is the 27th in Tokyo three hours later, but the day of UTC runs on.
    at('2026-11-26T16:00:00Z');
    await fetchLimits(backend, player, 'Asia/Tokyo');
    expect((await deposit(backend, player, { amount: '50' })).status).toBe(409);
    at('2026-11-27T00:00:30Z');
    expect((await deposit(backend, player, { amount: '50' })).status).toBe(200);
    // The day that began then lasts until the next midnight in Tokyo that is at least 24 hours away.
    at('2026-11-28T14:59:00Z');
    const { body } = await deposit(backend, player, { amount: '50' });
    expect(body.params?.['until']).toBe('2026-11-28T15:00:00.000Z');
  });

  it('counts in the currency of the limits whatever the wallet', async () => {
    await changeSettings(backend, { useMultiWallet: true });
    const player = await newPlayer(backend);
    await limit(backend, player, 'deposit', 'daily', '100');
    await backend.call(chooseWallet, { token: player.token, body: { currencyCode: 'NOK' } });
    const inKroner = (amount: string) =>
      deposit(backend, player, { amount, currencyCode: 'NOK' } as { amount: string });
    expect((await inKroner('900')).status).toBe(200);
    const { body } = await inKroner('101');
    expect(body.params).toMatchObject({ limit: '100.00', left: '10.00', currencyCode: 'EUR' });
    expect((await backend.call(getLimits, { token: player.token })).body.data.currencyCode).toBe('EUR');
  });
});

describe('a stake', () => {
  it.each([
    ['max-bet', null, 'maxBetLimit'],
    ['bet', 'daily', 'dailyBetLimit'],
    ['bet', 'weekly', 'weeklyBetLimit'],
    ['bet', 'monthly', 'monthlyBetLimit'],
    ['loss', 'daily', 'dailyLossLimit'],
    ['loss', 'weekly', 'weeklyLossLimit'],
    ['loss', 'monthly', 'monthlyLossLimit'],
  ] as const)('may be exactly what the limit %s %s leaves; more is %s', async (kind, period, code) => {
    const player = await richPlayer(backend);
    await limit(backend, player, kind, period, '10');
    if (period !== null) await playFor(backend, player, '6');
    const left = period === null ? '10' : '4';
    expect(await attemptRound(player, `${left}.1`)).toMatchObject({
      code,
      status: 409,
      params: { limit: '10.00', left: `${left}.00`, currencyCode: 'EUR' },
    });
    expect(await attemptRound(player, left)).toBeNull();
    if (period !== null) expect(await attemptRound(player, '0.1')).toMatchObject({ code });
  });

  it('is restricted for every player by the operator’s highest stake', async () => {
    const strict = await startTestBackend({ variables: { GLOBAL_MAX_BET: '5' } });
    const player = await richPlayer(strict);
    await playFor(strict, player, '5');
    await expect(playFor(strict, player, '5.1')).rejects.toMatchObject({
      code: 'MAX_BET_LIMIT_REACHED',
      params: { limit: '5.00', left: '5.00' },
    });
  });

  it('is rejected by HTTP before anything is drawn, and nothing moves', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '50' });
    await limit(backend, player, 'max-bet', null, '0.4');
    const table = await openTable(backend, player);
    expect((await table.play({ stake: '0.40' })).status).toBe(200);
    const before = (await table.open()).body.data.balance;
    const { status, body } = await table.play({ stake: '0.60' });
    expect([status, body.code]).toEqual([409, 'maxBetLimit']);
    expect((await table.open()).body.data.balance).toBe(before);
  });

  it('of a bonus buy is its price', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'max-bet', null, '1');
    const table = await openTable(backend, player, 'pearl-diver');
    const { bonusBuy } = (await table.open()).body.data;
    expect(bonusBuy).not.toBeNull();
    const { body } = await table.play({ stake: '0.20', bonusBuy: true });
    expect(body.code).toBe('maxBetLimit');
  });

  it('is not counted twice when the same request is sent again', async () => {
    const player = await richPlayer(backend);
    const table = await openTable(backend, player);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => table.play({ stake: '1.00' }, 'one-key')),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(limitIn(await fetchLimits(backend, player), 'bet', 'daily').used).toBe('1.00');
  });

  it('cannot exceed a limit together with others, on any node', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'bet', 'daily', '10');
    const played = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => playFor(index % 2 === 0 ? backend : other, player, '4')),
    );
    expect(played.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(limitIn(await fetchLimits(backend, player), 'bet', 'daily').used).toBe('8.00');
  });

  it('may be lost again after a win: the loss is what was staked less what was won', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'loss', 'daily', '5');
    await playFor(backend, player, '5');
    expect(await attemptRound(player, '1')).toMatchObject({ code: 'dailyLossLimit' });
    await limit(backend, player, 'loss', 'daily', '9');
    for (let wins = 0; wins < 3; wins += 1) await playFor(backend, player, '4', { wins: true });
    expect(Number(limitIn(await fetchLimits(backend, player), 'loss', 'daily').used)).toBeLessThan(5);
  });

  it('is rejected once the winnings of the month have reached their limit', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'winnings', 'monthly', '1');
    for (let wins = 0; wins < 2; wins += 1)
      await playFor(backend, player, '10', { wins: true }).catch(() => null);
    expect(await attemptRound(player, '1')).toMatchObject({
      code: 'monthlyWinningsLimit',
      params: { limit: '1.00', left: '0.00', until: '2026-12-01T00:00:00.000Z' },
    });
    at('2026-12-01T00:00:30Z');
    expect(await attemptRound(player, '1')).toBeNull();
  });

  it('counts in a new day, week and month when the one before is over', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'bet', 'daily', '5');
    await limit(backend, player, 'bet', 'weekly', '8');
    await playFor(backend, player, '5');
    at('2026-11-27T00:00:30Z');
    expect(await attemptRound(player, '5')).toMatchObject({
      code: 'weeklyBetLimit',
      params: { left: '3.00' },
    });
    await playFor(backend, player, '3');
    at('2026-11-30T00:00:30Z');
    expect(await attemptRound(player, '5')).toBeNull();
    expect(limitIn(await fetchLimits(backend, player), 'bet', 'monthly').used).toBe('13.00');
  });

  it('no longer counts when its round was voided, and does not free a later period', async () => {
    const player = await richPlayer(backend);
    const round = await playFor(backend, player, '6');
    at('2026-11-27T08:00:00Z');
    await playFor(backend, player, '2');
    const { status } = await backend.fetchControl(`/control/rounds/${round.roundId}/void`, {
      method: 'POST',
    });
    expect(status).toBe(200);
    const limits = await fetchLimits(backend, player);
    expect(limitIn(limits, 'bet', 'daily').used).toBe('2.00');
    expect(limitIn(limits, 'bet', 'weekly').used).toBe('2.00');
    expect(limitIn(limits, 'loss', 'monthly').used).toBe('2.00');
  });

  it('counts in the currency of the limits whatever the wallet', async () => {
    const player = await richPlayer(backend);
    await limit(backend, player, 'bet', 'daily', '10');
    await fund(backend, player, '1000', 'NOK');
    expect(await attemptRound(player, '80', { currencyCode: 'NOK' })).toBeNull();
    expect(await attemptRound(player, '30', { currencyCode: 'NOK' })).toMatchObject({
      params: { left: '2.00', currencyCode: 'EUR' },
    });
    expect(await attemptRound(player, '2')).toBeNull();
  });

  it('under a bonus counts for bets as a whole, for losses in cash, and has its own largest bet', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '3');
    await giveBonus(backend, player, { cashAmount: '50', wageringMultiplier: '30' });
    await limit(backend, player, 'bonus-max-bet', null, '5');
    expect(await attemptRound(player, '6')).toMatchObject({ code: 'BONUS_MAX_BET', params: { max: '5.00' } });
    await limit(backend, player, 'loss', 'daily', '3');
    // Three euro are cash, two are bonus money.
    expect(await attemptRound(player, '5')).toBeNull();
    const limits = await fetchLimits(backend, player);
    expect(limitIn(limits, 'bet', 'daily').used).toBe('5.00');
    expect(limitIn(limits, 'loss', 'daily').used).toBe('3.00');
    // Cash is used up: what is lost now is bonus money.
    expect(await attemptRound(player, '4')).toBeNull();
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'daily').used).toBe('3.00');
  });

  it('is none when it is a free spin', async () => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, {
      type: 'freespins',
      freeSpinsQuantity: 5,
      freeSpinValue: '0.20',
      games: [{ slug: 'pearl-diver', name: 'Pearl Diver' }],
      wageringMultiplier: '30',
    });
    await limit(backend, player, 'bet', 'daily', '0');
    await limit(backend, player, 'max-bet', null, '0');
    const table = await openTable(backend, player);
    expect((await table.play({ stake: '0.20', freeSpin: true })).status).toBe(200);
    expect(limitIn(await fetchLimits(backend, player), 'bet', 'daily').used).toBe('0.00');
  });

  it('of play money is none', async () => {
    const player = await newPlayer(backend);
    await limit(backend, player, 'bet', 'daily', '0');
    const table = await openTable(backend, player, 'pearl-diver', 'demo');
    expect((await table.play({ stake: '1.00' })).status).toBe(200);
  });
});
