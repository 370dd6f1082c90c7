import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cancelWithdrawal,
  createExclusion,
  getPlayMarkers,
  type PlayMarkers,
  setLimit,
  setRealityCheck,
  setSessionTimeLimit,
} from '@casino-kit/api-contract';
import { players } from '../src/identity/tables.js';
import { fund, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { depositBy, order, seen } from './support/payments.js';
import {
  deposit,
  newKey,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { playerWhoMayWithdraw, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(() => at('2026-11-26T12:00:00Z'));

const fetchPlayMarkers = async ({ token }: TestPlayer, timeZone = 'UTC'): Promise<PlayMarkers> => {
  const { status, body } = await backend.call(getPlayMarkers, { token, query: { timeZone } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
/** The clock runs on: the seconds of an instant are any. */
const from = (minute: string): unknown => expect.stringContaining(`${minute}:`);
const html = async () => (await backend.fetchControl('/control')).text();
const openedOn = ({ id }: TestPlayer, day: string) =>
  backend.services.database
    .update(players)
    .set({ createdAt: new Date(`${day}T00:00:00Z`) })
    .where(eq(players.id, id));
const declined = '4000000000000002';

describe('the markers of a player', () => {
  it('are none before anything happened, and need a login', async () => {
    expect(await fetchPlayMarkers(await newPlayer(backend))).toEqual({ currencyCode: 'EUR', markers: [] });
    expect((await backend.call(getPlayMarkers)).status).toBe(401);
  });

  it('name three deposits in a day, each after losing, and no other player', async () => {
    const player = await newPlayer(backend);
    for (const hour of ['08', '09', '10']) {
      at(`2026-11-26T${hour}:00:00Z`);
      await fund(backend, player, '10');
      await playFor(backend, player, '5');
      at(`2026-11-26T${hour}:30:00Z`);
      expect((await deposit(backend, player, { amount: '20' })).status).toBe(200);
    }
    at('2026-11-26T12:00:00Z');
    expect((await fetchPlayMarkers(player)).markers).toEqual([
      { kind: 'chasing-losses', since: from('2026-11-26T08:30'), count: 3, amount: '60.00' },
    ]);
    expect((await fetchPlayMarkers(await newPlayer(backend))).markers).toEqual([]);
    at('2026-12-03T10:30:01Z');
    expect((await fetchPlayMarkers(player)).markers).toEqual([]);
  });

  it('do not name deposits after a win', async () => {
    const player = await richPlayer(backend, '100');
    for (const hour of ['08', '09', '10']) {
      at(`2026-11-26T${hour}:00:00Z`);
      await playFor(backend, player, '5', { wins: true });
      at(`2026-11-26T${hour}:30:00Z`);
      await deposit(backend, player, { amount: '20' });
    }
    expect((await fetchPlayMarkers(player)).markers).toEqual([]);
  });

  it('name declined deposits', async () => {
    const player = await newPlayer(backend);
    for (let count = 0; count < 3; count += 1)
      await deposit(backend, player, { amount: '20', number: declined });
    expect((await fetchPlayMarkers(player)).markers).toEqual([
      { kind: 'declined-deposits', since: from('2026-11-26T12:00'), count: 3 },
    ]);
  });

  it('name cancelled withdrawals', async () => {
    const player = await playerWhoMayWithdraw(backend);
    for (let count = 0; count < 2; count += 1) {
      const { withdrawalId } = (await withdraw(backend, player, { amount: '50' })).body.data;
      const { status } = await backend.call(cancelWithdrawal, {
        token: player.token,
        params: { withdrawalId },
      });
      expect(status).toBe(200);
    }
    expect((await fetchPlayMarkers(player)).markers).toEqual([
      { kind: 'cancelled-withdrawals', since: from('2026-11-26T12:00'), count: 2, amount: '100.00' },
    ]);
  });

  it('name play at night in the zone of the request, and in that of the limits for an unknown one', async () => {
    const player = await richPlayer(backend);
    for (const day of ['22', '23', '24']) {
      at(`2026-11-${day}T00:20:00Z`);
      await playFor(backend, player, '1');
    }
    at('2026-11-26T12:00:00Z');
    expect((await fetchPlayMarkers(player)).markers).toEqual([]);
    expect((await fetchPlayMarkers(player, 'Nowhere/Never')).markers).toEqual([]);
    expect((await fetchPlayMarkers(player, 'Europe/Berlin')).markers).toEqual([
      { kind: 'night-play', since: '2026-11-22T00:15:00.000Z', nights: 3 },
    ]);
  });

  it('name deposits by four different cards or other methods, and not by three', async () => {
    const player = await newPlayer(backend);
    const completed = async ({ body: { data } }: Awaited<ReturnType<typeof deposit>>) => {
      if (data.status !== 'completed') await order(backend, data.depositId, 'confirm');
      expect((await seen(backend, player, data.depositId)).status).toBe('completed');
    };
    for (const number of ['4242424242424242', '4242424242424242', '4111111111111111', '5555555555554444'])
      await completed(await deposit(backend, player, { number, amount: '20' }));
    await deposit(backend, player, { number: declined, amount: '20' });
    expect((await fetchPlayMarkers(player)).markers).toEqual([]);
    await completed(await depositBy(backend, player, 'skrill', { skrillEmail: 'anna@skrill.example' }));
    expect((await fetchPlayMarkers(player)).markers).toEqual([
      { kind: 'many-methods', since: from('2026-11-26T12:00'), count: 4 },
    ]);
    expect(await html()).toContain('deposits by 4 different cards or other methods in 7 days');
    at('2026-12-03T12:30:00Z');
    expect((await fetchPlayMarkers(player)).markers).toEqual([]);
  });

  it('name limits loosened and breaks, three in 30 days, and no limit that is lowered', async () => {
    const player = await newPlayer(backend);
    const { token } = player;
    const limit = async (amount: string | null) => {
      const body = { kind: 'deposit', period: 0, amount, currencyCode: 'EUR' } as const;
      expect((await backend.call(setLimit, { token, body })).status).toBe(200);
    };
    const session = async (value: number) => {
      const { status } = await backend.call(setSessionTimeLimit, { token, body: { value, unit: 'days' } });
      expect(status).toBe(200);
    };
    for (const amount of ['100', '90', '80']) await limit(amount);
    for (const days of [5, 4]) await session(days);
    await limit('120');
    await session(6);
    expect((await fetchPlayMarkers(player)).markers).toEqual([]);
    // The same again is no other one, and a reality check is no limit.
    await limit('120');
    for (const minutes of [15, 30])
      expect((await backend.call(setRealityCheck, { token, body: { minutes } })).status).toBe(200);
    expect((await fetchPlayMarkers(player)).markers).toEqual([]);
    const { status } = await backend.call(createExclusion, {
      token,
      headers: { 'idempotency-key': newKey() },
      body: { kind: 'break', period: 'P1D' },
    });
    expect(status).toBe(200);
    at('2026-11-28T12:00:00Z');
    expect((await fetchPlayMarkers(player)).markers).toEqual([
      { kind: 'tools-used', since: from('2026-11-26T12:00'), count: 3 },
    ]);
  });

  it('count the removal of a limit', async () => {
    const player = await newPlayer(backend);
    const { token } = player;
    for (const period of [0, 1, 2])
      for (const amount of ['100', null]) {
        expect((await fetchPlayMarkers(player)).markers).toEqual([]);
        const body = { kind: 'deposit', period, amount, currencyCode: 'EUR' } as const;
        expect((await backend.call(setLimit, { token, body })).status).toBe(200);
      }
    expect((await fetchPlayMarkers(player)).markers).toMatchObject([{ kind: 'tools-used', count: 3 }]);
    await deposit(backend, player, { amount: '20' });
    expect(await html()).toContain('limits loosened, or breaks taken, 3 times in 30 days');
  });

  it('name rising deposits and longer sessions against the weeks before', async () => {
    const player = await richPlayer(backend);
    await openedOn(player, '2026-11-01');
    const play = async (day: string, from: number, quarters: number) => {
      for (let quarter = 0; quarter <= quarters; quarter += 1) {
        const minutes = from * 60 + quarter * 15;
        at(
          `2026-11-${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00Z`,
        );
        await playFor(backend, player, '1');
      }
    };
    at('2026-11-10T12:00:00Z');
    await deposit(backend, player, { amount: '50' });
    await play('10', 12, 4);
    at('2026-11-24T12:00:00Z');
    await deposit(backend, player, { amount: '120' });
    await play('24', 12, 9);
    at('2026-11-26T12:00:00Z');
    expect((await fetchPlayMarkers(player)).markers).toEqual([
      {
        kind: 'rising-deposits',
        since: from('2026-11-19T12:00'),
        amount: '120.00',
        weeklyBefore: '25.00',
      },
      { kind: 'longer-sessions', since: from('2026-11-19T12:00'), minutes: 135, minutesBefore: 60 },
    ]);
    expect(await html()).toContain('net deposits of 7 days 120.00 EUR, before 25.00 a week');
  });
});

describe('the operator', () => {
  it('sees the players with markers among those who were active, and no others', async () => {
    const [marked, other] = [await newPlayer(backend), await newPlayer(backend)];
    for (let count = 0; count < 3; count += 1)
      await deposit(backend, marked, { amount: '20', number: declined });
    await deposit(backend, other, { amount: '20' });
    const page = await html();
    const section = page.slice(page.indexOf('Signals of harm'), page.indexOf('Net deposits of 30 days'));
    expect(section).toMatch(
      new RegExp(
        `<td>${marked.id}</td><td>2026-11-26T12:[^<]*</td><td>3 deposits declined within a day</td>`,
      ),
    );
    expect(section).not.toContain(`<td>${other.id}</td>`);
  });
});
