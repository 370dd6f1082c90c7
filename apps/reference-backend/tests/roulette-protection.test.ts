import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUserDetails, logout, setLiveBets } from '@casino-kit/api-contract';
import { rouletteNumbers } from '@casino-kit/reference-games';
import { rounds } from '../src/rounds/tables.js';
import { closeBetting, roundsFrom, sit, stopWheel, table } from './support/live-table.js';
import { exclude, limit, limitIn, fetchLimits } from './support/protecting.js';
import { postedTimes, richPlayer } from './support/rakeback.js';
import { newKey, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';
import { addTournament, enter, standingIn } from './support/tournaments.js';

let backend: TestBackend;
const timeline = roundsFrom('2027-03-03T12:00:00Z');
beforeAll(async () => {
  backend = await startTestBackend();
  timeline.next(backend);
});

const fetchBalance = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.userWallet!.amount;
/** A bet on every number: it always pays 36 of 37. */
const everyNumber = Object.fromEntries(
  Array.from({ length: rouletteNumbers }, (_, number) => [String(number), '1']),
);
const roundOfPlayer = async ({ id }: TestPlayer) =>
  (await backend.services.database.select().from(rounds).where(eq(rounds.playerId, id)))[0];

describe('limits', () => {
  it('count the bets of a round once, however often they are changed', async () => {
    const player = await richPlayer(backend, '100');
    await limit(backend, player, 'bet', 'daily', '20');
    const seat = await sit(backend, player);
    const used = async () => limitIn(await fetchLimits(backend, player), 'bet', 'daily').used;
    const round = timeline.next(backend);
    await seat.bet(round, { red: '15' });
    await seat.bet(round, { red: '15', 17: '5' });
    expect(await used()).toBe('20.00');
    const more = await seat.send(round, { red: '15', 17: '6' });
    expect([more.status, more.body.code, more.body.params]).toMatchObject([
      409,
      'dailyBetLimit',
      { limit: '20.00', left: '20.00' },
    ]);
    await seat.bet(round, { black: '20' });
    expect(await used()).toBe('20.00');
    await seat.bet(round, { black: '1' });
    expect(await used()).toBe('1.00');
    await seat.bet(round, {});
    expect(await used()).toBe('0.00');
  });

  it('of a single bet hold for all bets of a round together', async () => {
    const player = await richPlayer(backend, '100');
    await limit(backend, player, 'max-bet', null, '10');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, { red: '6' });
    expect((await seat.send(round, { red: '6', black: '6' })).body.code).toBe('maxBetLimit');
    await seat.bet(round, { red: '5', black: '5' });
  });

  it('of losses count the stake at once and the payout when it is paid', async () => {
    const player = await richPlayer(backend, '100');
    await limit(backend, player, 'loss', 'daily', '40');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, everyNumber);
    const used = async () => limitIn(await fetchLimits(backend, player), 'loss', 'daily').used;
    expect(await used()).toBe('37.00');
    expect((await seat.send(round, { ...everyNumber, red: '4' })).body.code).toBe('dailyLossLimit');
    await stopWheel(round, backend);
    expect(await used()).toBe('1.00');
  });

  it('that are lowered below the bets let them be taken back, not moved', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, { red: '50' });
    await limit(backend, player, 'bet', 'daily', '10');
    expect((await seat.send(round, { black: '40' })).body.code).toBe('dailyBetLimit');
    expect((await seat.bet(round, { red: '40' })).balance).toBe('60.00');
  });
});

describe('an exclusion during a round', () => {
  it('rejects new bets, lets those before be taken back, and pays the rest', async () => {
    const player = await richPlayer(backend, '200');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, { ...everyNumber, red: '50' });
    await exclude(backend, player, 'break', 'P1D');
    const more = await seat.send(round, { ...everyNumber, red: '50', black: '1' });
    expect([more.status, more.body.code]).toEqual([409, 'ACCOUNT_EXCLUDED']);
    expect((await seat.bet(round, everyNumber)).balance).toBe('163.00');
    await stopWheel(round, backend);
    expect(await fetchBalance(player)).toBe('199.00');
  });

  it('closes a demo as well', async () => {
    const player = await richPlayer(backend);
    const seat = await sit(backend, player, { mode: 'demo' });
    const round = timeline.next(backend);
    await seat.bet(round, { red: '10' });
    await exclude(backend, player, 'break', 'P1D');
    expect((await seat.send(round, { red: '20' })).body.code).toBe('ACCOUNT_EXCLUDED');
    expect((await seat.bet(round, {})).balance).toBe('1000.00');
  });
});

describe('a lost connection', () => {
  it('loses nothing: the table shows the bets of the round, and then what they paid', async () => {
    const player = await richPlayer(backend, '100');
    const [first, second] = [await sit(backend, player), await sit(backend, player)];
    const round = timeline.next(backend);
    const placed = await first.bet(round, everyNumber);
    expect((await second.open()).bets).toEqual({ ...placed, balance: null });
    closeBetting(round, backend);
    expect((await second.open()).bets.payout).toBeNull();
    await stopWheel(round, backend);
    const paid = await second.open();
    expect(paid).toMatchObject({ bets: { payout: '36.00' }, lastBets: paid.bets, balance: '99.00' });
    timeline.next(backend);
    const later = await second.open();
    expect(later).toMatchObject({ bets: { bets: [], payout: null }, lastBets: paid.bets });
  });

  it('pays also when nothing runs until the table is opened again', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, everyNumber);
    timeline.next(backend);
    expect(await seat.open()).toMatchObject({ lastBets: { payout: '36.00' }, balance: '99.00' });
  });
});

describe('a session that ends during a round', () => {
  it('takes no more bets, and those before are paid', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, everyNumber);
    await backend.call(logout, { token: player.token });
    const { status, body } = await backend.call(setLiveBets, {
      token: seat.token,
      headers: { 'idempotency-key': newKey() },
      body: { roundId: 'any', bets: [] },
    });
    expect([status, body.code]).toEqual([401, 'LAUNCH_EXPIRED']);
    await stopWheel(round, backend);
    expect(await roundOfPlayer(player)).toMatchObject({ payout: '36.00000000', gameSlug: table });
  });
});

describe('a tournament', () => {
  it('counts a round when it is paid: one that ends before, during the round, does not', async () => {
    const player = await richPlayer(backend, '500');
    const games = { kind: 'games' as const, slugs: [table] };
    const id = await addTournament(backend, { games });
    const round = timeline.next(backend);
    const ending = await addTournament(backend, { games, endsAt: round.closesAt });
    for (const entered of [id, ending]) await enter(backend, player, entered);
    const seat = await sit(backend, player);
    await seat.bet(round, everyNumber);
    expect(await standingIn(backend, player, id)).toMatchObject({ rounds: 0 });
    await stopWheel(round, backend);
    expect(await standingIn(backend, player, id)).toMatchObject({ rounds: 1, wagered: '37.00' });
    expect(await standingIn(backend, player, ending)).toMatchObject({ rounds: 0 });
  });
});

describe('a round that is voided', () => {
  it('refunds the stake, takes the payout back and no longer counts', async () => {
    const player = await richPlayer(backend, '100');
    await limit(backend, player, 'bet', 'daily', '50');
    const id = await addTournament(backend, { games: { kind: 'games', slugs: [table] } });
    await enter(backend, player, id);
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, everyNumber);
    await stopWheel(round, backend);
    const stored = await roundOfPlayer(player);
    expect(await postedTimes(backend, `round:${stored?.id}:payout`)).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      const path = `/control/rounds/${stored?.id}/void`;
      expect((await backend.fetchControl(path, { method: 'POST' })).status).toBe(200);
    }
    expect(await fetchBalance(player)).toBe('100.00');
    expect(limitIn(await fetchLimits(backend, player), 'bet', 'daily').used).toBe('0.00');
    expect(await standingIn(backend, player, id)).toMatchObject({ rounds: 0 });
  });

  it('frees the day of its bets and of its payout each, where midnight was between them', async () => {
    const player = await richPlayer(backend, '100');
    const night = roundsFrom('2027-03-03T23:59:20Z');
    const round = night.next(backend);
    const seat = await sit(backend, player);
    await seat.bet(round, everyNumber);
    await stopWheel(round, backend);
    const used = async (kind: 'bet' | 'loss') =>
      limitIn(await fetchLimits(backend, player), kind, 'daily').used;
    expect([await used('bet'), await used('loss')]).toEqual(['0.00', '0.00']);
    await seat.bet(night.next(backend), { red: '5' });
    const stored = await roundOfPlayer(player);
    await backend.fetchControl(`/control/rounds/${stored?.id}/void`, { method: 'POST' });
    expect([await used('bet'), await used('loss')]).toEqual(['5.00', '5.00']);
  });
});
