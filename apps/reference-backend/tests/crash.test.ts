import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CrashBet, getTransactions, getUserDetails, logout } from '@casino-kit/api-contract';
import {
  combineClientSeeds,
  crashDurationMs,
  drawCrashPoint,
  formatCrashMultiplier,
  hashServerSeed,
  msToMultiplier,
  multiplierAt,
  parseVerifierFragment,
} from '@casino-kit/reference-games';
import { originalPayout } from '../src/originals/play-original.js';
import { forgetCrashRounds } from '../src/crash/forget-rounds.js';
import { startLatestMs } from '../src/crash/timeline.js';
import { rounds } from '../src/rounds/tables.js';
import { at, crashNow, nextRound, sit, storedBet, storedRound, type TestRound } from './support/crash.js';
import { exclude, limit, limitIn, fetchLimits } from './support/protecting.js';
import { postedTimes, richPlayer } from './support/rakeback.js';
import { newKey, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const between = (least: number, most: number) => (point: number) => point >= least && point <= most;
const high = between(1_000, 90_000);
const next = (...rest: Parameters<typeof nextRound> extends [unknown, ...infer R] ? R : never) =>
  nextRound([backend], ...rest);
const move = (round: TestRound, ms: number) => at(round, ms, backend);
const fetchBalance = async ({ token }: TestPlayer) =>
  Number((await backend.call(getUserDetails, { token })).body.data.userWallet!.amount);
const readRecords = (id: string) => backend.services.database.select().from(rounds).where(eq(rounds.id, id));
/** How often the stake and the payout of a bet were posted. */
const posted = ({ betId }: CrashBet) =>
  Promise.all(
    ['stake', 'payout', 'stake:returned'].map((kind) => postedTimes(backend, `round:${betId}:${kind}`)),
  );

/** Checks that a bet was cashed out at the curve's multiplier so many ms after the start. */
function expectCashedOut(bet: CrashBet, ms: number) {
  expect(bet).toMatchObject({ state: 'cashed-out', multiplier: formatCrashMultiplier(multiplierAt(ms)) });
  expect(Number(bet.payout)).toBe(Number(originalPayout(bet.stake, bet.multiplier ?? '', 'EUR')));
}

describe('a round of crash', () => {
  it('takes bets, runs and ends, and can be drawn again by everyone', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next(high, ['lucky']);
    const opened = await seat.open();
    expect(opened).toMatchObject({
      ...{ mode: 'real', returnToPlayer: '99.00', maxMultiplier: '1000.00', balance: '50.00' },
      round: { roundId: round.roundId, phase: 'betting', endedAt: null, crashPoint: null, players: 0 },
      ...{ bet: null, cashOuts: [] },
    });
    expect(opened.round.seeds).toMatchObject({ serverSeed: null, clientSeeds: null });
    expect(Date.parse(opened.round.bettingEndsAt)).toBe(round.row.startsAt.getTime());
    const bet = await seat.bet(round, { stake: '2.00', clientSeed: 'lucky' });
    expect(bet).toMatchObject({
      state: 'placed',
      stake: '2.00',
      multiplier: null,
      payout: null,
      balance: '48.00',
    });

    move(round, 5_000);
    const running = await seat.open();
    expect(running.round).toMatchObject({ phase: 'running', crashPoint: null, players: 1, endedAt: null });
    expect(running.round.seeds).toMatchObject({ serverSeed: null, clientSeeds: null });
    expect(running.bet).toMatchObject({ betId: bet.betId, state: 'placed' });
    const { data: cashedOut } = (await seat.cashOut(bet.betId)).body;
    expectCashedOut(cashedOut, 5_000);
    expect(Number(cashedOut.balance)).toBe(48 + Number(cashedOut.payout));
    const { cashOuts, publicName } = await seat.open();
    expect(publicName).toMatch(/•••/);
    expect(cashOuts).toEqual([{ player: publicName, multiplier: cashedOut.multiplier }]);

    await crashNow(round, backend);
    const { data: ended } = (await seat.round(round.roundId)).body;
    const { serverSeed, clientSeeds, serverSeedHash } = ended.round.seeds;
    expect(clientSeeds).toEqual(['lucky']);
    expect(hashServerSeed(serverSeed ?? '')).toBe(serverSeedHash);
    const point = drawCrashPoint({
      serverSeed: serverSeed ?? '',
      clientSeed: combineClientSeeds(clientSeeds ?? []),
    });
    expect(ended.round).toMatchObject({ phase: 'ended', crashPoint: formatCrashMultiplier(point) });
    expect(Date.parse(ended.round.endedAt ?? '')).toBe(round.row.startsAt.getTime() + crashDurationMs(point));
    expect(ended.bet).toMatchObject({ state: 'cashed-out', payout: cashedOut.payout });
    expect(await posted(bet)).toEqual([1, 1, 0]);
    const { body } = await backend.call(getTransactions, {
      token: player.token,
      query: { limit: '10', pageNo: '1', kind: 'casino' },
    });
    const history = body.data.transactions.rows;
    const links = history.flatMap(({ verifyUrl }) => verifyUrl ?? []);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(parseVerifierFragment(link.split('#')[1] ?? '')).toMatchObject({
        ...{ game: 'crash', serverSeed, clientSeed: 'lucky', choice: cashedOut.multiplier, currency: 'EUR' },
      });

    const following = await next();
    const again = await seat.open();
    expect(again.round.number).toBe(round.row.number + 1);
    expect(again.round.roundId).toBe(following.roundId);
    expect(again.history[0]).toEqual({
      roundId: round.roundId,
      number: round.row.number,
      crashPoint: ended.round.crashPoint,
    });
    expect(again).toMatchObject({ bet: null, lastBet: { betId: bet.betId, state: 'cashed-out' } });
  });

  it('that crashes at 1.00 ends before the first frame, and pays nobody', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next((point) => point === 100);
    const bet = await seat.bet(round, { autoCashOut: '1.01' });
    move(round, 0);
    const { data } = (await seat.cashOut(bet.betId)).body;
    expect(data).toMatchObject({ state: 'lost', payout: '0.00', multiplier: null, balance: '49.00' });
    expect((await seat.open()).round).toMatchObject({
      ...{ phase: 'ended', crashPoint: '1.00', endedAt: round.row.startsAt.toISOString() },
    });
    expect(await posted(bet)).toEqual([1, 0, 0]);
    expect(await readRecords(bet.betId)).toMatchObject([
      { drawn: { original: 'crash', choice: '', numbers: [100] } },
    ]);
  });

  it('pays all who are still in when it reaches 1,000.00', async () => {
    const seat = await sit(backend, await richPlayer(backend, '50'));
    const round = await next((point) => point === 100_000);
    const bet = await seat.bet(round, { stake: '0.20' });
    await crashNow(round, backend);
    expect((await seat.round(round.roundId)).body.data.bet).toMatchObject({
      ...{ betId: bet.betId, state: 'cashed-out', multiplier: '1000.00', payout: '200.00' },
    });
  });

  it('stands still while nobody is there, and the next one has all of its time', async () => {
    const seat = await sit(backend);
    const round = await next();
    move(round, 500_000);
    const { round: opened, now } = await seat.open();
    expect(opened).toMatchObject({ number: round.row.number + 1, phase: 'betting' });
    expect(Date.parse(opened.bettingEndsAt) - Date.parse(now)).toBeGreaterThan(5_000);
    // Nobody drew it: it is no result.
    expect((await seat.round(round.roundId)).body.data.round).toMatchObject({
      phase: 'ended',
      crashPoint: null,
    });
    expect((await seat.open()).history.map(({ number }) => number)).not.toContain(round.row.number);
  });

  it('is forgotten after a day when nobody bet in it, but not the last ones', async () => {
    const seat = await sit(backend);
    const empty = await next();
    await crashNow(empty, backend);
    const own = await next();
    await seat.bet(own);
    await crashNow(own, backend);
    const { database } = backend.services;
    await forgetCrashRounds(database, new Date(backend.clock.now().getTime() + 48 * 3_600_000));
    expect((await seat.round(empty.roundId)).status).toBe(200);
    expect((await seat.round(own.roundId)).status).toBe(200);
    expect((await seat.round('skybreaker:999999')).status).toBe(404);
    expect((await seat.round('lift-off:1')).status).toBe(404);
  });
});

describe('a bet', () => {
  it('is cashed out at its multiplier without a connection, and later ones change nothing', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next(high);
    const bet = await seat.bet(round, { stake: '3.00', autoCashOut: '2.5' });
    expect(bet.autoCashOut).toBe('2.50');
    move(round, 1_000);
    await backend.refreshTables();
    // The connection is lost: the session ends, too.
    await backend.call(logout, { token: player.token });
    // No node looks until long after it.
    await crashNow(round, backend);
    expect(await storedBet(backend, bet.betId)).toMatchObject({ state: 'cashed-out', multiplier: 250 });
    expect(await posted(bet)).toEqual([1, 1, 0]);
    const [record] = await readRecords(bet.betId);
    expect(record).toMatchObject({ payout: '7.50000000', drawn: { choice: '2.50', multiplier: '2.50' } });
  });
  it('is cashed out while the round still runs, at exactly its multiplier', async () => {
    const seat = await sit(backend, await richPlayer(backend, '50'));
    const round = await next(high);
    const bet = await seat.bet(round, { autoCashOut: '1.07' });
    move(round, msToMultiplier(107) - 600);
    await backend.refreshTables();
    move(round, msToMultiplier(107) + 700);
    await backend.refreshTables();
    expect((await seat.open()).bet).toMatchObject({
      state: 'cashed-out',
      multiplier: '1.07',
      payout: '1.07',
    });
    expect((await seat.cashOut(bet.betId)).body.data).toMatchObject({ multiplier: '1.07', payout: '1.07' });
  });
  it('that its player cashes out late is paid what was set before', async () => {
    const seat = await sit(backend, await richPlayer(backend, '50'));
    const round = await next(high);
    const bet = await seat.bet(round, { autoCashOut: '1.50' });
    move(round, 8_000);
    expect((await seat.cashOut(bet.betId)).body.data).toMatchObject({ multiplier: '1.50', payout: '1.50' });
  });
  it('is lost after the crash, told as such and not as an error, each time', async () => {
    const seat = await sit(backend, await richPlayer(backend, '50'));
    const round = await next(between(101, 300));
    const bet = await seat.bet(round);
    move(round, 1);
    await backend.refreshTables();
    const { endsAt } = await storedRound(backend, round);
    move(round, (endsAt?.getTime() ?? 0) - round.row.startsAt.getTime() + 5);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await seat.cashOut(bet.betId);
      expect([status, body.data.state, body.data.payout]).toEqual([200, 'lost', '0.00']);
    }
    await crashNow(round, backend);
    expect(await posted(bet)).toEqual([1, 0, 0]);
    expect(await readRecords(bet.betId)).toHaveLength(1);
  });
  it('stays as it is when it is cashed out before the start', async () => {
    const seat = await sit(backend, await richPlayer(backend, '50'));
    const round = await next(high);
    const bet = await seat.bet(round);
    expect((await seat.cashOut(bet.betId)).body.data).toMatchObject({ state: 'placed', balance: '49.00' });
  });
  it('is cashed out once, of two calls in one tick', async () => {
    const player = await richPlayer(backend, '50');
    const [seat, phone] = [await sit(backend, player), await sit(backend, player)];
    const round = await next(high);
    const bet = await seat.bet(round);
    move(round, 3_000);
    const both = await Promise.all([
      seat.cashOut(bet.betId),
      phone.cashOut(bet.betId),
      seat.cashOut(bet.betId),
    ]);
    const [first] = both;
    expectCashedOut(first.body.data, 3_000);
    for (const { body } of both) expect(body.data.payout).toBe(first.body.data.payout);
    expect(await posted(bet)).toEqual([1, 1, 0]);
    expect(await fetchBalance(player)).toBe(49 + Number(first.body.data.payout));
  });
  it('is one per player and round: a second one is the first, and stakes nothing', async () => {
    const player = await richPlayer(backend, '50');
    const [seat, phone] = [await sit(backend, player), await sit(backend, player)];
    const round = await next(high);
    const sent = await Promise.all([
      seat.send(round, { stake: '5.00' }),
      phone.send(round, { stake: '4.00', autoCashOut: '2' }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent[1].body.data.betId).toBe(sent[0].body.data.betId);
    expect(await fetchBalance(player)).toBe(50 - Number(sent[0].body.data.stake));
  });
  it('is placed once with one key, and rejected with it for another bet', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next(high);
    const key = newKey();
    const sent = await Promise.all([seat.send(round, { key }), seat.send(round, { key })]);
    expect(new Set(sent.map(({ body }) => body.data.betId)).size).toBe(1);
    expect((await seat.send(round, { key, stake: '2.00' })).status).toBe(422);
    expect(await fetchBalance(player)).toBe(49);
    // The response was lost: it is the same long after the round.
    await crashNow(round, backend);
    expect((await seat.send(round, { key })).body.data).toMatchObject({ state: 'placed', stake: '1.00' });
    expect(await fetchBalance(player)).toBe(49);
  });
  it('is rejected after the start, in another round, and with what the game does not take', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next(high);
    for (const [options, code] of [
      [{ stake: '0.10' }, 'MIN_MAX_BET'],
      [{ stake: '0.21' }, 'MIN_MAX_BET'],
      [{ stake: '200.01' }, 'MIN_MAX_BET'],
      [{ stake: '100.00' }, 'INSUFFICIENT_BALANCE'],
      [{ autoCashOut: '1.00' }, 'VALIDATION'],
      [{ autoCashOut: '1000.01' }, 'VALIDATION'],
      [{ autoCashOut: '2.005' }, 'VALIDATION'],
      [{ autoCashOut: '0' }, 'VALIDATION'],
      [{ autoCashOut: '1e3' }, 'VALIDATION'],
      [{ clientSeed: 'ü' }, 'VALIDATION'],
    ] as const)
      expect((await seat.send(round, options)).body.code, JSON.stringify(options)).toBe(code);
    for (const roundId of ['', 'skybreaker', 'skybreaker:0', 'skybreaker:999999', 'lift-off:1'])
      expect((await seat.send({ roundId })).body.code, roundId).toBe('BETTING_CLOSED');
    move(round, 0);
    expect((await seat.send(round)).body.code).toBe('BETTING_CLOSED');
    expect(await fetchBalance(player)).toBe(50);
    expect((await seat.cashOut('unknown')).status).toBe(404);
  });
  it('belongs to its player alone', async () => {
    const [seat, other] = [
      await sit(backend, await richPlayer(backend)),
      await sit(backend, await richPlayer(backend)),
    ];
    const round = await next(high);
    const bet = await seat.bet(round);
    move(round, 1_000);
    expect((await other.cashOut(bet.betId)).status).toBe(404);
    expect((await other.round(round.roundId)).body.data.bet).toBeNull();
    expect(await storedBet(backend, bet.betId)).toMatchObject({ state: 'placed' });
  });
  it('of a demo moves play money only', async () => {
    const seat = await sit(backend);
    const round = await next(high);
    const { balance } = await seat.open();
    const bet = await seat.bet(round, { stake: '10.00' });
    move(round, 3_000);
    const { data } = (await seat.cashOut(bet.betId)).body;
    expectCashedOut(data, 3_000);
    expect(Number(data.balance)).toBeCloseTo(Number(balance) - 10 + Number(data.payout), 8);
    expect(await posted(bet)).toEqual([0, 0, 0]);
    expect(await seat.open()).toMatchObject({
      cashOuts: [{ player: '', multiplier: data.multiplier }],
      publicName: '',
    });
  });
});

describe('a server that stopped', () => {
  it('settles a round that ran by its times', async () => {
    const seats = await Promise.all(
      ['1.20', '9.00', undefined].map(async (autoCashOut) => {
        const player = await richPlayer(backend, '50');
        return { player, autoCashOut, seat: await sit(backend, player) };
      }),
    );
    const round = await next(between(400, 800));
    const bets = await Promise.all(
      seats.map(({ seat, autoCashOut }) => seat.bet(round, autoCashOut === undefined ? {} : { autoCashOut })),
    );
    move(round, 100);
    await seats[0]!.seat.open();
    // An hour later.
    move(round, 3_600_000);
    await backend.refreshTables();
    const states = await Promise.all(bets.map(({ betId }) => storedBet(backend, betId)));
    expect(states.map((bet) => [bet?.state, bet?.multiplier])).toEqual([
      ['cashed-out', 120],
      ['lost', null],
      ['lost', null],
    ]);
  });
  it('returns the bets of a round that it did not start in time', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    await limit(backend, player, 'loss', 'daily', '10');
    const round = await next(high);
    const bet = await seat.bet(round, { stake: '10.00', autoCashOut: '1.01' });
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'daily').used).toBe('10.00');
    move(round, startLatestMs + 100);
    await backend.refreshTables();
    expect((await seat.round(round.roundId)).body.data).toMatchObject({
      round: { phase: 'ended', crashPoint: null },
      bet: { betId: bet.betId, state: 'returned', payout: '10.00', multiplier: null },
    });
    expect(await posted(bet)).toEqual([1, 0, 1]);
    expect(await fetchBalance(player)).toBe(50);
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'daily').used).toBe('0.00');
    expect(await readRecords(bet.betId)).toEqual([]);
  });
  it('lets a cash-out start the round that no node has started yet', async () => {
    const seat = await sit(backend, await richPlayer(backend, '50'));
    const round = await next(high);
    const bet = await seat.bet(round);
    move(round, 2_000);
    expectCashedOut((await seat.cashOut(bet.betId)).body.data, 2_000);
  });
});

describe('a faulty round', () => {
  it('is voided by the operator: the stake comes back, the payout goes, and limits forget both', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    await limit(backend, player, 'loss', 'daily', '10');
    const round = await next(high);
    const bet = await seat.bet(round, { stake: '5.00', autoCashOut: '3.00' });
    await crashNow(round, backend);
    expect(await fetchBalance(player)).toBe(60);
    const { status } = await backend.fetchControl(`/control/rounds/${bet.betId}/void`, { method: 'POST' });
    expect(status).toBe(200);
    expect(await fetchBalance(player)).toBe(50);
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'daily').used).toBe('0.00');
  });
});

describe('what protects a player', () => {
  it('counts the stake at once, and a limit that is reached rejects the next bet', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    await limit(backend, player, 'loss', 'daily', '5');
    const round = await next(high);
    const bet = await seat.bet(round, { stake: '5.00' });
    expect(limitIn(await fetchLimits(backend, player), 'loss', 'daily').used).toBe('5.00');
    move(round, 2_000);
    const { data } = (await seat.cashOut(bet.betId)).body;
    expect(Number(limitIn(await fetchLimits(backend, player), 'loss', 'daily').used)).toBe(
      Math.max(0, 5 - Number(data.payout)),
    );
    await crashNow(round, backend);
    const following = await next((point) => point === 100);
    await seat.bet(following, { stake: '5.00' });
    await crashNow(following, backend);
    const last = await next(high);
    const { status, body } = await seat.send(last, { stake: '5.00', autoCashOut: '2.00' });
    expect([status, body.code]).toEqual([409, 'dailyLossLimit']);
  });
  it('returns the bet of a player who is excluded before the start', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next(high);
    const bet = await seat.bet(round, { stake: '4.00', autoCashOut: '3.00' });
    await exclude(backend, player, 'break', 'P1D');
    await backend.refreshTables();
    expect(await storedBet(backend, bet.betId)).toMatchObject({ state: 'returned' });
    expect(await posted(bet)).toEqual([1, 0, 1]);
    expect((await seat.send(round)).body.data).toMatchObject({ betId: bet.betId, state: 'returned' });
    await crashNow(round, backend);
    expect(await posted(bet)).toEqual([1, 0, 1]);
  });
  it('cashes the bet of a player out at once who is excluded while it runs', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next(high);
    const bet = await seat.bet(round, { autoCashOut: '9.00' });
    // Nobody has looked at the round since it started.
    move(round, 4_000);
    await exclude(backend, player, 'break', 'P1D');
    await backend.refreshTables();
    expect(await storedBet(backend, bet.betId)).toMatchObject({
      state: 'cashed-out',
      multiplier: multiplierAt(4_000),
    });
    const later = await next(high);
    expect((await seat.send(later)).body.code).toBe('ACCOUNT_EXCLUDED');
  });
  it('lets an excluded player cash out', async () => {
    const player = await richPlayer(backend, '50');
    const seat = await sit(backend, player);
    const round = await next(high);
    const bet = await seat.bet(round);
    move(round, 3_000);
    await exclude(backend, player, 'break', 'P1D');
    expectCashedOut((await seat.cashOut(bet.betId)).body.data, 3_000);
  });
});
