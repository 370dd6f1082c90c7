import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Activity, getActivity } from '@casino-kit/api-contract';
import { processDuePayouts } from '../src/withdrawals/process-due-payouts.js';
import { giveBonus, verifiedPlayer } from './support/bonuses.js';
import { claim, fetchDays, fund, playFor, setClocks } from './support/rakeback.js';
import { confirmSession } from './support/securing.js';
import {
  deposit,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { wager, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(() => at('2026-11-26T12:00:00Z'));

const request = ({ token }: TestPlayer, from: string, to: string, timeZone = 'UTC') =>
  backend.call(getActivity, { token, query: { from, to, timeZone } });
const fetchActivity = async (...args: Parameters<typeof request>): Promise<Activity> => {
  const { status, body } = await request(...args);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

describe('the activity of a player', () => {
  it('is empty, without dates, before anything happened', async () => {
    expect(await fetchActivity(await newPlayer(backend), '2026-11-01', '2026-11-30')).toEqual({
      currencyCode: 'EUR',
      days: [],
      byKind: [],
      longestMinutes: 0,
      lifetime: { deposited: '0.00', withdrawn: '0.00' },
    });
  });

  it('adds up each date: deposits, withdrawals, stakes, wins, rewards and minutes', async () => {
    const player = await verifiedPlayer(backend);
    await deposit(backend, player, { amount: '200' });
    await deposit(backend, player, { amount: '70', number: '4000000000000002' });
    await wager(backend, player, '200');
    // Three minutes of play, a pause of half an hour, one more round.
    for (const time of ['12:00:00', '12:02:00', '12:03:00', '12:33:00']) {
      at(`2026-11-26T${time}Z`);
      await playFor(backend, player, '10');
    }
    at('2026-11-26T13:00:00Z');
    const win = await playFor(backend, player, '2', { wins: true });
    await confirmSession(backend, player);
    await withdraw(backend, player, { amount: '50' });
    at('2026-11-27T12:00:00Z');
    await processDuePayouts(backend.services);
    const [day] = (await fetchDays(backend, player)).filter(
      ({ canClaimDate }) => canClaimDate === '2026-11-27',
    );
    const claimed = await claim(backend, player, { bonusId: day?.bonusId ?? '', claimDate: '2026-11-27' });
    expect(claimed.status).toBe(200);
    const { days, byKind, longestMinutes, lifetime } = await fetchActivity(
      player,
      '2026-11-20',
      '2026-11-30',
    );
    const none = { deposited: '0.00', staked: '0.00', won: '0.00', rounds: 0, deposits: 0, minutes: 0 };
    expect(days).toEqual([
      {
        date: '2026-11-26',
        deposited: '200.00',
        withdrawn: '50.00',
        staked: '42.00',
        won: Number(win.payout).toFixed(2),
        rewards: '0.00',
        rounds: 5,
        deposits: 1,
        withdrawals: 1,
        minutes: 3,
      },
      { ...none, date: '2026-11-27', withdrawn: '0.00', rewards: claimed.body.data.amount, withdrawals: 0 },
    ]);
    expect(byKind).toEqual([
      { kind: 'slots', rounds: 5, staked: '42.00', won: Number(win.payout).toFixed(2), minutes: 3 },
    ]);
    expect(longestMinutes).toBe(3);
    expect(lifetime).toEqual({ deposited: '200.00', withdrawn: '50.00' });
    expect((await fetchActivity(player, '2026-11-28', '2026-11-30')).lifetime).toEqual(lifetime);
  });

  it('belongs to the dates of the zone, over days of 23 and 25 hours', async () => {
    const player = await newPlayer(backend);
    await fund(backend, player, '100');
    for (const instant of [
      '2026-10-24T21:59:00Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:00Z',
      '2026-10-25T23:00:00Z',
    ]) {
      at(instant);
      await playFor(backend, player, '1');
    }
    at('2026-11-01T12:00:00Z');
    const { token } = player;
    const datesIn = async (timeZone: string) =>
      (await fetchActivity({ ...player, token }, '2026-10-20', '2026-10-31', timeZone)).days.map(
        ({ date, rounds }) => [date, rounds],
      );
    expect(await datesIn('Europe/Berlin')).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 2],
      ['2026-10-26', 1],
    ]);
    expect(await datesIn('UTC')).toEqual([
      ['2026-10-24', 2],
      ['2026-10-25', 2],
    ]);
    expect((await fetchActivity(player, '2026-10-25', '2026-10-25', 'Europe/Berlin')).days).toHaveLength(1);
  });

  it('counts cash alone, and bonus money once it became cash', async () => {
    const player = await verifiedPlayer(backend);
    await fund(backend, player, '3');
    await giveBonus(backend, player, { cashAmount: '10', wageringMultiplier: '0.5', maxWin: '10' });
    await playFor(backend, player, '5');
    const [day] = (await fetchActivity(player, '2026-11-26', '2026-11-26')).days;
    expect(day).toMatchObject({ staked: '3.00', won: '0.00', rewards: '8.00', rounds: 1 });
  });

  it('leaves voided rounds out, and converts other currencies', async () => {
    const player = await newPlayer(backend);
    await fund(backend, player, '100');
    await fund(backend, player, '1000', 'NOK');
    const { roundId } = await playFor(backend, player, '5');
    await playFor(backend, player, '50', { currencyCode: 'NOK' });
    await backend.fetchControl(`/control/rounds/${roundId}/void`, { method: 'POST' });
    const { days, currencyCode } = await fetchActivity(player, '2026-11-26', '2026-11-26');
    expect([currencyCode, days[0]?.staked, days[0]?.rounds]).toEqual(['EUR', '5.00', 1]);
  });

  it('is that of the player alone', async () => {
    const player = await newPlayer(backend);
    const stranger = await newPlayer(backend);
    await deposit(backend, stranger);
    expect((await fetchActivity(player, '2026-11-26', '2026-11-26')).days).toEqual([]);
  });

  it('covers at most 400 dates, in order, in a zone that exists', async () => {
    const player = await newPlayer(backend);
    expect((await fetchActivity(player, '2025-10-23', '2026-11-26')).days).toEqual([]);
    for (const [from, to, timeZone, field] of [
      ['2025-10-22', '2026-11-26', 'UTC', 'to'],
      ['2026-11-27', '2026-11-26', 'UTC', 'to'],
      ['0000-01-01', '2026-11-26', 'UTC', 'from'],
      ['2026-02-30', '2026-03-01', 'UTC', 'from'],
      ['2026-11-26', 'today', 'UTC', 'to'],
      ['2026-11-26', '2026-11-26', 'Moon/Tranquility', 'timeZone'],
    ] as const) {
      const { status, body } = await request(player, from, to, timeZone);
      expect([from, status, Object.keys(body.fields ?? {})]).toEqual([from, 400, [field]]);
    }
  });
});
