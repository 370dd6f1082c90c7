import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getTransactions,
  getUserDetails,
  launchGame,
  openGameTable,
  openLiveTable,
  playRound,
  setLiveBets,
} from '@casino-kit/api-contract';
import {
  combineClientSeeds,
  drawRouletteNumber,
  hashServerSeed,
  numbersOfSpot,
  rouletteNumbers,
} from '@casino-kit/reference-games';
import { rounds } from '../src/rounds/tables.js';
import { forgetRounds } from '../src/roulette/forget-rounds.js';
import { liveRounds } from '../src/roulette/tables.js';
import { toRoundId } from '../src/roulette/timeline.js';
import { giveBonus, openTable, verifiedPlayer } from './support/bonuses.js';
import { closeBetting, roundsFrom, sit, stopWheel, table } from './support/live-table.js';
import { richPlayer, setClocks } from './support/rakeback.js';
import { newKey, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
const timeline = roundsFrom('2027-03-03T12:00:00Z');
beforeAll(async () => {
  backend = await startTestBackend();
  timeline.next(backend);
});

const fetchBalance = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.userWallet!.amount;
/** A bet on every number: it always pays 36. */
const everyNumber = Object.fromEntries(
  Array.from({ length: rouletteNumbers }, (_, number) => [String(number), '1']),
);

describe('a live table', () => {
  it('opens in its own page, with its state', async () => {
    const player = await richPlayer(backend, '75');
    const seat = await sit(backend, player);
    expect(seat.url).toMatch(
      /^http:\/\/backend\.test\/reference-game\/roulette\.html\?game=harbour-roulette&mode=real#launch=[\w-]{43}$/,
    );
    const round = timeline.next(backend);
    const { lastNumbers, ...state } = await seat.open();
    expect(state).toMatchObject({
      name: 'Harbour Roulette',
      provider: 'Kite & Key',
      mode: 'real',
      currencyCode: 'EUR',
      locale: 'en',
      balance: '75.00',
      minBet: '1.00',
      maxBet: '1000.00',
      maxTotal: '4000.00',
      chips: ['1.00', '5.00', '10.00', '25.00', '100.00', '500.00'],
      returnToPlayer: '97.29',
      bets: { roundId: toRoundId(round), bets: [], staked: '0.00', payout: null },
      lastBets: null,
      round: { roundId: toRoundId(round), number: round.number, result: null, players: 0 },
    });
    expect(lastNumbers).toHaveLength(100);
    expect(lastNumbers.every((number) => number >= 0 && number < rouletteNumbers)).toBe(true);
    expect(state.round.seeds).toMatchObject({ serverSeed: null, clientSeeds: null });
    // The same for everyone.
    expect((await (await sit(backend, undefined)).open()).lastNumbers).toEqual(lastNumbers);
  });

  it('shows the hash before the first bet and the seeds after the last, which draw the number', async () => {
    const [first, second] = [
      await sit(backend, await richPlayer(backend)),
      await sit(backend, await richPlayer(backend)),
    ];
    const round = timeline.next(backend);
    const before = (await first.open()).round.seeds;
    await first.bet(round, { red: '2' }, { clientSeed: 'zulu' });
    await second.bet(round, { 17: '1', '0-1-2-3': '1' }, { clientSeed: 'Alpha 1' });
    expect((await second.open()).round).toMatchObject({ seeds: before, result: null, players: 2 });
    closeBetting(round, backend);
    const closed = (await first.open()).round;
    const { serverSeed, clientSeeds, serverSeedHash } = closed.seeds;
    expect(clientSeeds).toEqual(['Alpha 1', 'zulu']);
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(hashServerSeed(serverSeed ?? '')).toBe(before.serverSeedHash);
    expect(serverSeedHash).toBe(before.serverSeedHash);
    const clientSeed = combineClientSeeds(['zulu', 'Alpha 1']);
    const number = drawRouletteNumber({ serverSeed: serverSeed ?? '', clientSeed });
    expect(closed.result).toBe(number);
    // Public, but not paid before the wheel has stopped.
    expect((await first.open()).bets).toMatchObject({ staked: '2.00', payout: null });
    await stopWheel(round, backend);
    const paid = numbersOfSpot('red')?.includes(number) === true ? '4.00' : '0.00';
    expect((await first.open()).bets.payout).toBe(paid);
    timeline.next(backend);
    expect((await first.open()).lastNumbers[0]).toBe(number);
  });

  it('has a number also when no one bets', async () => {
    const round = timeline.next(backend);
    closeBetting(round, backend);
    const seat = await sit(backend, undefined);
    const { round: closed } = await seat.open();
    expect(closed.seeds.clientSeeds).toEqual([]);
    const clientSeed = combineClientSeeds([]);
    const number = drawRouletteNumber({ serverSeed: closed.seeds.serverSeed ?? '', clientSeed });
    expect(closed.result).toBe(number);
    timeline.next(backend);
    timeline.next(backend);
    expect((await seat.open()).lastNumbers[1]).toBe(number);
  });

  it('forgets a round that no one bet in, but not its number, and keeps one with bets', async () => {
    const seat = await sit(backend, await richPlayer(backend));
    const watched = timeline.next(backend);
    closeBetting(watched, backend);
    const { result } = (await seat.open()).round;
    const played = timeline.next(backend);
    await seat.bet(played, { red: '1' });
    await stopWheel(played, backend);
    const inTwoDays = new Date(played.settlesAt.getTime() + 2 * 24 * 3_600_000);
    await forgetRounds(backend.services.database, inTwoDays);
    const kept = await backend.services.database
      .select()
      .from(liveRounds)
      .where(eq(liveRounds.gameSlug, table));
    expect(kept.map(({ number }) => number)).toContain(played.number);
    expect(kept.map(({ number }) => number)).not.toContain(watched.number);
    timeline.next(backend);
    expect((await seat.open()).lastNumbers[1]).toBe(result);
  });

  it('is not for the launch of another game, nor another game for its launch', async () => {
    const player = await richPlayer(backend);
    const slot = await openTable(backend, player);
    const seat = await sit(backend, player);
    const headers = { 'idempotency-key': newKey() };
    const rejections = [
      await backend.call(openLiveTable, { token: slot.token }),
      await backend.call(setLiveBets, { token: slot.token, headers, body: { roundId: 'x', bets: [] } }),
      await backend.call(openGameTable, { token: seat.token }),
      await backend.call(playRound, { token: seat.token, headers, body: { stake: '1.00' } }),
    ];
    for (const { status, body } of rejections) expect([status, body.code]).toEqual([404, 'GAME_NOT_FOUND']);
    for (const token of ['unknown', player.token])
      expect((await backend.call(openLiveTable, { token })).body.code).toBe('LAUNCH_EXPIRED');
    expect((await backend.call(openLiveTable)).status).toBe(401);
  });
});

describe('bets', () => {
  it('are rejected at their fields, and nothing moves', async () => {
    const player = await richPlayer(backend, '5000');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, { red: '10' });
    const body = async (bets: { spot: string; amount: string }[], clientSeed?: string) =>
      (
        await backend.call(setLiveBets, {
          token: seat.token,
          headers: { 'idempotency-key': newKey() },
          body: { roundId: toRoundId(round), bets, clientSeed },
        })
      ).body;
    const wrong = async (bets: { spot: string; amount: string }[], clientSeed?: string) => {
      const { code, fields } = await body(bets, clientSeed);
      return [code, Object.keys(fields ?? {})];
    };
    const ten = { spot: 'red', amount: '10' };
    expect(await wrong([ten, { spot: '37', amount: '1' }])).toEqual(['VALIDATION', ['bets.1.spot']]);
    expect(await wrong([{ spot: '1-3', amount: '1' }])).toEqual(['VALIDATION', ['bets.0.spot']]);
    expect(await wrong([ten, ten])).toEqual(['VALIDATION', ['bets.1.spot']]);
    expect(await wrong([{ spot: '17', amount: '1.005' }])).toEqual(['VALIDATION', ['bets.0.amount']]);
    expect(await wrong([{ spot: '17', amount: '0' }])).toEqual(['VALIDATION', ['bets.0.amount']]);
    expect(await wrong([{ spot: '17', amount: '-1' }])).toEqual(['VALIDATION', ['bets.0.amount']]);
    for (const seed of ['', 'ü', 'x'.repeat(65), 'a\nb'])
      expect(await wrong([ten], seed)).toEqual(['VALIDATION', ['clientSeed']]);
    expect(await body([ten, { spot: '17', amount: '0.99' }])).toMatchObject({
      code: 'TABLE_LIMIT',
      params: { min: '1.00', max: '1000.00', spot: '17' },
      fields: { 'bets.1.amount': expect.any(String) },
    });
    expect(await body([{ spot: 'red', amount: '1000.01' }])).toMatchObject({ code: 'TABLE_LIMIT' });
    const five = ['red', 'black', 'odd', 'even', 'low'].map((spot) => ({ spot, amount: '900' }));
    const total = await body(five);
    expect([total.code, total.params]).toEqual(['TABLE_LIMIT', { max: '4000.00' }]);
    expect(await fetchBalance(player)).toBe('4990.00');
    expect((await seat.open()).bets).toMatchObject({ bets: [{ spot: 'red', amount: '10.00' }] });
  });

  it('that come late or for another round are returned', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    const first = await seat.bet(round, { red: '10' }, { key: 'first' });
    closeBetting(round, backend);
    for (const bets of [{ red: '20' }, {}]) {
      const late = await seat.send(round, bets);
      expect([late.status, late.body.code]).toEqual([409, 'BETTING_CLOSED']);
    }
    // A retry of what was in time returns the same response.
    expect((await seat.send(round, { red: '10' }, { key: 'first' })).body.data).toEqual(first);
    expect(await fetchBalance(player)).toBe('90.00');
    const following = timeline.next(backend);
    for (const roundId of [toRoundId(round), 'velvet-roulette:1', '', '__proto__'])
      expect((await seat.send(following, { red: '20' }, { roundId })).body.code).toBe('BETTING_CLOSED');
    expect((await seat.open()).bets).toMatchObject({ roundId: toRoundId(following), bets: [] });
  });

  it('are placed once for a key', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const key = newKey();
    const round = timeline.next(backend);
    const all = await Promise.all(Array.from({ length: 8 }, () => seat.send(round, { red: '10' }, { key })));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await fetchBalance(player)).toBe('90.00');
    const other = await seat.send(round, { red: '20' }, { key });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
  });

  it('need the money, and keep those before when it is missing', async () => {
    const player = await richPlayer(backend, '25');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, { red: '10' });
    const more = await seat.send(round, { red: '10', black: '16' });
    expect([more.status, more.body.code]).toEqual([409, 'INSUFFICIENT_BALANCE']);
    expect((await seat.bet(round, { black: '25' })).balance).toBe('0.00');
    expect(await fetchBalance(player)).toBe('0.00');
  });

  it('of two devices at once are those of one list, and the money fits', async () => {
    const player = await richPlayer(backend, '1000');
    const seats = [await sit(backend, player), await sit(backend, player)];
    const lists = Array.from({ length: 12 }, (_, index) => ({ [String(index)]: String(index + 1) }));
    const round = timeline.next(backend);
    await Promise.all(lists.map((list, index) => seats[index % 2]!.bet(round, list)));
    const { bets } = await seats[0]!.open();
    expect(bets.bets).toHaveLength(1);
    expect((await seats[1]!.open()).bets).toEqual(bets);
    expect(await fetchBalance(player)).toBe((1000 - Number(bets.staked)).toFixed(2));
    expect((await seats[0]!.open()).round.players).toBe(1);
  });

  it('are refused under a bonus, also one that begins at the table, but can be taken back', async () => {
    const player = await verifiedPlayer(backend);
    const seat = await sit(backend, player);
    await giveBonus(backend, player, { cashAmount: '10', wageringMultiplier: '30' });
    const round = timeline.next(backend);
    const placed = await seat.send(round, { red: '1' });
    expect([placed.body.code, placed.body.params]).toEqual(['NON_BONUS_GAME', { bonus: 'Harbour gift' }]);
    expect((await seat.send(round, {})).status).toBe(200);
    const launched = await backend.call(launchGame, {
      token: player.token,
      params: { slug: table },
      body: { mode: 'real', locale: 'en' },
    });
    expect(launched.body.code).toBe('NON_BONUS_GAME');
  });
});

describe('a round', () => {
  it('is paid once the wheel stops, and is a round like any other', async () => {
    const player = await richPlayer(backend, '100');
    const seat = await sit(backend, player);
    const round = timeline.next(backend);
    await seat.bet(round, everyNumber);
    expect(await fetchBalance(player)).toBe('63.00');
    closeBetting(round, backend);
    await backend.refreshTables();
    expect(await fetchBalance(player)).toBe('63.00');
    await stopWheel(round, backend);
    expect(await fetchBalance(player)).toBe('99.00');
    const [stored, ...more] = await backend.services.database
      .select()
      .from(rounds)
      .where(and(eq(rounds.playerId, player.id), eq(rounds.gameSlug, table)));
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      stake: '37.00000000',
      payout: '36.00000000',
      balanceAfter: '99.00000000',
      drawn: { sharedRoundId: toRoundId(round), clientSeeds: [] },
    });
    const { body } = await backend.call(getTransactions, {
      token: player.token,
      query: { pageNo: '1', limit: '24', kind: 'casino', timeZone: 'UTC' },
    });
    expect(body.data.transactions.rows).toHaveLength(2);
  });

  it('pays a demo in its play money, which the ledger does not know', async () => {
    const player = await richPlayer(backend, '20');
    const [seat, guest] = [await sit(backend, player, { mode: 'demo' }), await sit(backend, undefined)];
    const round = timeline.next(backend);
    expect((await seat.bet(round, everyNumber)).balance).toBe('963.00');
    await guest.bet(round, { red: '10' });
    expect((await guest.bet(round, {})).balance).toBe('1000.00');
    expect((await guest.send(round, { red: '1000', black: '1' })).body.code).toBe('INSUFFICIENT_BALANCE');
    await stopWheel(round, backend);
    expect(await seat.open()).toMatchObject({ mode: 'demo', balance: '999.00', bets: { payout: '36.00' } });
    expect(await guest.open()).toMatchObject({ balance: '1000.00', lastBets: null });
    expect(await fetchBalance(player)).toBe('20.00');
  });
  it('shows a demo what it was paid just by opening the table', async () => {
    const seat = await sit(backend, undefined);
    const round = timeline.next(backend);
    await seat.bet(round, everyNumber);
    setClocks([backend], new Date(round.settlesAt.getTime() + 100));
    expect(await seat.open()).toMatchObject({ balance: '999.00', bets: { payout: '36.00' } });
  });
});
