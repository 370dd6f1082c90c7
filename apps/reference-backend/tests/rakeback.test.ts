import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarAward,
  getRakebackDays,
  getRakebackStatements,
  getTransactions,
  getUserDetails,
  launchGame,
  playRound,
  type RakebackStatement,
} from '@casino-kit/api-contract';
import { addDueAwards } from '../src/rakeback/add-due-awards.js';
import { cashbackAwards, rakebackDays } from '../src/rakeback/tables.js';
import { startNodes } from './support/nodes.js';
import {
  brokenStatement,
  fetchDays,
  fund,
  playFor,
  richPlayer,
  setClocks,
  fetchStatements,
} from './support/rakeback.js';
import {
  newKey,
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
const clockAt = (instant: string) => setClocks([backend, other], instant);
beforeEach(() => clockAt('2026-11-22T10:10:00Z'));

const fetchDay = async (player: TestPlayer, claimDate: string) =>
  (await fetchDays(backend, player)).find(({ canClaimDate }) => canClaimDate === claimDate);
const fetchAward = async (player: TestPlayer) =>
  (await backend.call(getCalendarAward, { token: player.token, query: { user: String(player.id) } })).body
    .data.userCalendarData;
const requireFirst = (statements: readonly RakebackStatement[]) => {
  const [first] = statements;
  if (first === undefined) throw new Error('a statement was expected');
  return first;
};

describe('rakeback', () => {
  it('accrues from rounds for real money and can be claimed on the day after', async () => {
    const player = await richPlayer(backend);
    expect(await fetchDays(backend, player)).toEqual([]);
    await playFor(backend, player, '200');
    const won = await playFor(other, player, '10', { wins: true });
    const ngr = 200 + 10 - Number(won.payout);
    const running = requireFirst(await fetchStatements(backend, player));
    expect(running).toMatchObject({
      playDate: '2026-11-22',
      claimDate: '2026-11-23',
      timeZone: 'UTC',
      currencyCode: 'EUR',
      rounds: 2,
      wagered: '210.00',
      won: won.payout,
      bonusCost: '0.00',
      ngr: ngr.toFixed(2),
      rate: '0.05',
      cashback: [],
      hash: null,
    });
    expect(Number(running.rakeback)).toBeCloseTo(Math.floor(ngr * 5 + 1e-9) / 100, 2);
    expect(await fetchDays(backend, player)).toEqual([
      { canClaimDate: '2026-11-23', bonusId: null, amount: running.rakeback, paidAt: null },
    ]);
    clockAt('2026-11-23T00:00:00Z');
    const day = await fetchDay(player, '2026-11-23');
    expect(day).toMatchObject({ paidAt: null, bonusId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(
      await fetchDays(backend, player, { bonusId: day?.bonusId ?? '', user: String(player.id) }),
    ).toEqual([day]);
  });

  it('counts the rounds of the game, to the cent', async () => {
    const player = await richPlayer(backend);
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'real', locale: 'en' },
    });
    let [wagered, won] = [0, 0];
    for (let round = 0; round < 5; round += 1) {
      const { data } = (
        await backend.call(playRound, {
          token: launched.body.data.url.split('launch=')[1],
          headers: { 'idempotency-key': newKey() },
          body: { stake: '0.20' },
        })
      ).body;
      wagered += 20;
      won += Math.round(Number(data.payout) * 100);
    }
    expect(requireFirst(await fetchStatements(backend, player))).toMatchObject({
      rounds: 5,
      wagered: (wagered / 100).toFixed(2),
      won: (won / 100).toFixed(2),
      ngr: ((wagered - won) / 100).toFixed(2),
    });
  });

  it('does not accrue from demo rounds', async () => {
    const player = await richPlayer(backend);
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: 'pearl-diver' },
      body: { mode: 'demo', locale: 'en' },
    });
    const played = await backend.call(playRound, {
      token: launched.body.data.url.split('launch=')[1],
      headers: { 'idempotency-key': newKey() },
      body: { stake: '1.00' },
    });
    expect(played.status).toBe(200);
    expect(await fetchStatements(backend, player)).toEqual([]);
    expect(await fetchAward(player)).toMatchObject({ ngr: '0.00' });
  });

  it('is zero for a day on which the player won, and such a day is not returned', async () => {
    const player = await richPlayer(backend);
    await playFor(backend, player, '10', { wins: true });
    expect(await fetchDays(backend, player)).toEqual([]);
    expect(requireFirst(await fetchStatements(backend, player))).toMatchObject({
      rakeback: '0.00',
      amount: '0.00',
    });
  });

  it('is counted per currency, and the calendar shows that of the active wallet', async () => {
    const player = await richPlayer(backend);
    await fund(backend, player, '1', 'BTC');
    await playFor(backend, player, '100');
    await playFor(backend, player, '0.1', { currencyCode: 'BTC' });
    clockAt('2026-11-23T09:00:00Z');
    expect(await fetchDays(backend, player)).toMatchObject([{ canClaimDate: '2026-11-23', amount: '15.00' }]);
    const statements = await fetchStatements(backend, player);
    expect(statements.map(({ currencyCode, amount }) => [currencyCode, amount])).toEqual([
      ['BTC', '0.01500000'],
      ['EUR', '15.00'],
    ]);
    expect(brokenStatement(statements)).toBeUndefined();
  });

  it('counts the rounds of many concurrent requests, on two nodes', async () => {
    const player = await richPlayer(backend);
    const nodes = [backend, other];
    await Promise.all(
      Array.from({ length: 20 }, (_, round) => playFor(nodes[round % 2] ?? backend, player, '1')),
    );
    expect(requireFirst(await fetchStatements(backend, player))).toMatchObject({
      rounds: 20,
      wagered: '20.00',
    });
    expect(await fetchAward(player)).toEqual({ ngr: '20.00', payout: '2.00', percent: '0.1' });
  });

  it('counts with rate 0 where none applies', async () => {
    const without = await startTestBackend({ variables: { RAKEBACK_RATE: '0', CASHBACK_PERCENT: '0' } });
    setClocks([without], '2026-11-22T10:10:00Z');
    const player = await richPlayer(without);
    await playFor(without, player, '100');
    setClocks([without], '2026-11-24T10:10:00Z');
    expect(await fetchDays(without, player)).toEqual([]);
    expect(requireFirst(await fetchStatements(without, player))).toMatchObject({
      rounds: 1,
      ngr: '100.00',
      rate: '0',
      amount: '0.00',
      hash: expect.any(String),
    });
  });
});

describe('a voided round', () => {
  const voided = (id: string) => backend.fetchControl(`/control/rounds/${id}/void`, { method: 'POST' });
  const fetchBalance = async ({ token }: TestPlayer) =>
    (await backend.call(getUserDetails, { token })).body.data.userWallet!.amount;

  it('is taken off its day while that is open, once', async () => {
    const player = await richPlayer(backend, '1000');
    await playFor(backend, player, '50');
    const { roundId } = await playFor(backend, player, '100');
    const responses = await Promise.all([voided(roundId), voided(roundId), voided(roundId)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await fetchBalance(player)).toBe('950.00');
    expect(requireFirst(await fetchStatements(backend, player))).toMatchObject({
      rounds: 1,
      wagered: '50.00',
      ngr: '50.00',
      rakeback: '2.50',
    });
    expect((await fetchAward(player)).ngr).toBe('50.00');
    const { token } = player;
    const cancelled = await backend.call(getTransactions, {
      token,
      query: { pageNo: '1', limit: '10', kind: 'casino', status: 'cancelled' },
    });
    expect(cancelled.body.data.transactions).toMatchObject({ count: 1, rows: [{ amount: '100.00' }] });
  });

  it('is taken off the current day when its own is closed, which stays as it is', async () => {
    const player = await richPlayer(backend, '1000');
    const won = await playFor(backend, player, '10', { wins: true });
    const { roundId } = await playFor(backend, player, '100');
    clockAt('2026-11-24T12:10:00Z');
    const [closed] = await fetchStatements(backend, player);
    await playFor(backend, player, '30');
    expect((await voided(roundId)).status).toBe(200);
    expect((await voided(won.roundId)).status).toBe(200);
    const statements = await fetchStatements(backend, player);
    expect(statements[0]).toEqual(closed);
    const ngr = 30 - 100 - 10 + Number(won.payout);
    expect(statements.at(-1)).toMatchObject({ rounds: -1, ngr: ngr.toFixed(2), rakeback: '0.00' });
    expect(await fetchBalance(player)).toBe('970.00');
    expect(brokenStatement(statements)).toBeUndefined();
  });

  it('must still have its payout', async () => {
    const player = await richPlayer(backend, '1');
    const { roundId, payout } = await playFor(backend, player, '1', { wins: true });
    await playFor(backend, player, payout);
    expect((await voided(roundId)).status).toBe(409);
    expect((await voided('unknown')).status).toBe(404);
    expect(requireFirst(await fetchStatements(backend, player))).toMatchObject({ rounds: 2 });
  });
});

describe('the player’s zone', () => {
  const playDates = async (player: TestPlayer) =>
    (await fetchStatements(backend, player)).map(({ playDate, timeZone, rounds }) => [
      playDate,
      timeZone,
      rounds,
    ]);

  it('is the last one that a request named, and decides the day of a round', async () => {
    const player = await richPlayer(backend);
    await fetchDays(backend, player, { timeZone: 'Europe/Berlin' });
    clockAt('2026-11-22T22:59:00Z');
    await playFor(backend, player, '1');
    clockAt('2026-11-22T23:01:00Z');
    await playFor(backend, player, '1');
    expect(await playDates(player)).toEqual([
      ['2026-11-22', 'Europe/Berlin', 1],
      ['2026-11-23', 'Europe/Berlin', 1],
    ]);
  });

  it('changes only for later rounds: none counts twice, no day comes again', async () => {
    const player = await richPlayer(backend);
    clockAt('2026-11-22T22:00:00Z');
    await fetchDays(backend, player, { timeZone: 'Asia/Tokyo' });
    await playFor(backend, player, '1');
    // The day before in Honolulu: the open day goes on.
    await fetchDays(backend, player, { timeZone: 'Pacific/Honolulu' });
    await playFor(backend, player, '1');
    expect(await playDates(player)).toEqual([['2026-11-23', 'Pacific/Honolulu', 2]]);
    // Midnight of the 24th in Tokyo does not matter to a player in Honolulu; their own does.
    clockAt('2026-11-23T15:30:00Z');
    await playFor(backend, player, '1');
    clockAt('2026-11-24T10:30:00Z');
    await playFor(backend, player, '1');
    expect(await playDates(player)).toEqual([
      ['2026-11-23', 'Pacific/Honolulu', 3],
      ['2026-11-24', 'Pacific/Honolulu', 1],
    ]);
  });

  it('across the date line: a day that is closed in the east accepts nothing from the west', async () => {
    const player = await richPlayer(backend);
    clockAt('2026-11-22T09:30:00Z');
    await fetchDays(backend, player, { timeZone: 'Pacific/Kiritimati' });
    await playFor(backend, player, '1');
    clockAt('2026-11-22T10:30:00Z');
    await fetchDays(backend, player, { timeZone: 'Pacific/Pago_Pago' });
    const closed = requireFirst(await fetchStatements(backend, player));
    expect(closed).toMatchObject({ playDate: '2026-11-22', hash: expect.any(String) });
    await playFor(backend, player, '1');
    const after = await fetchStatements(backend, player);
    expect(after[0]).toEqual(closed);
    expect(after[1]).toMatchObject({ playDate: '2026-11-23', rounds: 1 });
  });

  it('has long and short days when the clocks change', async () => {
    const player = await richPlayer(backend);
    // 25 hours in Berlin: from 22:00 UTC on the 24th to 23:00 UTC on the 25th.
    for (const at of [
      '2026-10-24T22:00:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ]) {
      clockAt(at);
      await fetchDays(backend, player, { timeZone: 'Europe/Berlin' });
      await playFor(backend, player, '1');
    }
    expect(await playDates(player)).toEqual([
      ['2026-10-25', 'Europe/Berlin', 3],
      ['2026-10-26', 'Europe/Berlin', 1],
    ]);
  });

  it('must be valid', async () => {
    const player = await newPlayer(backend);
    const response = await backend.call(getRakebackDays, {
      token: player.token,
      query: { timeZone: 'Mars/Olympus' },
    });
    expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(response.body.fields).toEqual({ timeZone: 'form.validation.invalid.format' });
  });
});

describe('cashback', () => {
  it('runs with the half hour of the epoch', async () => {
    const player = await richPlayer(backend);
    expect(await fetchAward(player)).toEqual({ ngr: '0.00', payout: '0.00', percent: '0.1' });
    await playFor(backend, player, '50.15');
    expect(await fetchAward(player)).toEqual({ ngr: '50.15', payout: '5.01', percent: '0.1' });
    const won = await playFor(backend, player, '100', { wins: true });
    const ngr = 150.15 - Number(won.payout);
    expect((await fetchAward(player)).ngr).toBe(ngr.toFixed(2));
    clockAt('2026-11-22T10:30:00Z');
    expect((await fetchAward(player)).ngr).toBe('0.00');
  });

  it('is added to the day on which the half hour ended, exactly once, in any order', async () => {
    const player = await richPlayer(backend);
    await playFor(backend, player, '100');
    clockAt('2026-11-22T10:30:00Z');
    const rates = backend.services.configuration.rates;
    await Promise.all(
      [backend, other].flatMap((node) => [
        addDueAwards(node.services.database, rates, node.clock.now()),
        fetchDays(node, player),
        node.call(getCalendarAward, { token: player.token, query: { user: String(player.id) } }),
        fetchStatements(node, player),
      ]),
    );
    const statement = requireFirst(await fetchStatements(backend, player));
    expect(statement.cashback).toEqual([
      { until: '2026-11-22T10:30:00.000Z', ngr: '100.00', percent: '0.1', payout: '10.00' },
    ]);
    expect(statement).toMatchObject({ rakeback: '5.00', amount: '15.00', rounds: 1 });
    expect(await fetchDay(player, '2026-11-23')).toMatchObject({ amount: '15.00' });
  });

  it('of the last half hour of a day belongs to the next one, even when no one reads the days', async () => {
    const player = await richPlayer(backend);
    clockAt('2026-11-22T23:45:00Z');
    await playFor(backend, player, '100');
    clockAt('2026-11-26T12:00:00Z');
    const statements = await fetchStatements(backend, player);
    expect(statements).toMatchObject([
      { playDate: '2026-11-22', rounds: 1, rakeback: '5.00', cashback: [], amount: '5.00' },
      { playDate: '2026-11-23', rounds: 0, rakeback: '0.00', amount: '10.00' },
    ]);
    expect(brokenStatement(statements)).toBeUndefined();
    expect(statements.every(({ hash }) => hash !== null)).toBe(true);
  });

  it('is added by an interval job while no one requests it', async () => {
    const player = await richPlayer(backend);
    await playFor(backend, player, '100');
    clockAt('2026-11-22T11:00:00Z');
    const { database, configuration } = backend.services;
    await addDueAwards(database, configuration.rates, backend.clock.now());
    const [award] = await database
      .select()
      .from(cashbackAwards)
      .where(sql`${cashbackAwards.playerId} = ${player.id}`);
    expect(award).toMatchObject({ dayId: expect.any(String) });
    expect(Number(award?.payout)).toBe(10);
  });

  it('is visible only to the logged-in player', async () => {
    const [player, stranger] = [await newPlayer(backend), await newPlayer(backend)];
    for (const endpoint of [getCalendarAward, getRakebackDays]) {
      const query = { user: String(stranger.id) };
      expect(await backend.call(endpoint, { token: player.token, query })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await backend.call(endpoint, { query })).toMatchObject({ status: 401 });
    }
    const dates = { from: '2026-11-01', to: '2026-11-30' };
    expect(await backend.call(getRakebackStatements, { query: dates })).toMatchObject({ status: 401 });
  });
});

describe('statements', () => {
  async function playedDays(days: number): Promise<TestPlayer> {
    const player = await richPlayer(backend);
    for (let day = 1; day <= days; day += 1) {
      clockAt(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`);
      await playFor(backend, player, '20');
      await playFor(backend, player, '3.50', { wins: true });
    }
    return player;
  }

  it('are chained, and the one of the running day has no hash yet', async () => {
    const player = await playedDays(5);
    const statements = await fetchStatements(other, player);
    expect(statements).toHaveLength(5);
    expect(brokenStatement(statements)).toBeUndefined();
    expect(statements.map(({ hash }) => hash === null)).toEqual([false, false, false, false, true]);
    expect(statements[4]?.previousHash).toBe(statements[3]?.hash);
    const some = await fetchStatements(backend, player, { from: '2026-11-03', to: '2026-11-04' });
    expect(some).toEqual(statements.slice(1, 3));
  });

  it('reveal later changes', async () => {
    const statements = await fetchStatements(backend, await playedDays(4));
    const changed = (index: number, change: Partial<RakebackStatement>) =>
      statements.map((statement, at) => (at === index ? { ...statement, ...change } : statement));
    expect(brokenStatement(changed(0, { won: '0.00' }))?.claimDate).toBe(statements[0]?.claimDate);
    expect(brokenStatement(changed(1, { amount: '99.00' }))?.claimDate).toBe(statements[1]?.claimDate);
    expect(brokenStatement(changed(1, { cashback: [] }))?.claimDate).toBe(statements[1]?.claimDate);
    expect(brokenStatement(statements.slice(1))?.claimDate).toBe(statements[1]?.claimDate);
  });

  it('are closed once, however many requests come at once on two nodes, and never change', async () => {
    const player = await playedDays(3);
    clockAt('2026-11-20T12:00:00Z');
    const seen = await Promise.all(
      Array.from({ length: 8 }, (_, index) => fetchStatements(index % 2 === 0 ? backend : other, player)),
    );
    for (const statements of seen) expect(statements).toEqual(seen[0]);
    await playFor(backend, player, '10');
    expect((await fetchStatements(backend, player)).slice(0, seen[0]?.length)).toEqual(seen[0]);
    await expect(
      backend.services.database
        .update(rakebackDays)
        .set({ won: '0' })
        .where(sql`${rakebackDays.playerId} = ${player.id} and ${rakebackDays.hash} is not null`),
    ).rejects.toThrow();
  });
});
