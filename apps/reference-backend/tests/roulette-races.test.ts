import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUserDetails } from '@casino-kit/api-contract';
import { compare, sum } from '@casino-kit/money';
import { numbersOfSpot, payoutToOne, rouletteNumbers, rouletteSpots } from '@casino-kit/reference-games';
import { accounts, postings, transfers } from '../src/ledger/tables.js';
import { liveBets, liveRounds } from '../src/roulette/tables.js';
import { type TableRound } from '../src/roulette/timeline.js';
import { rounds } from '../src/rounds/tables.js';
import { closeBetting, roundsFrom, sit, stopWheel } from './support/live-table.js';
import { startNodes } from './support/nodes.js';
import { postedTimes, richPlayer, setClocks } from './support/rakeback.js';
import { type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
const timeline = roundsFrom('2027-03-03T12:00:00Z');
beforeAll(async () => {
  [backend, other] = await startNodes();
  timeline.next(backend, other);
});

const everyNumber = Object.fromEntries(
  Array.from({ length: rouletteNumbers }, (_, number) => [String(number), '1']),
);
const fetchBalance = async ({ token }: TestPlayer) =>
  Number((await backend.call(getUserDetails, { token })).body.data.userWallet!.amount);
const storedRound = async ({ slug, number }: TableRound) =>
  (
    await backend.services.database
      .select()
      .from(liveRounds)
      .where(and(eq(liveRounds.gameSlug, slug), eq(liveRounds.number, number)))
  )[0];

describe('two nodes', () => {
  it('pay each of many bets once, at the same time', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => richPlayer(backend, '100')));
    const seats = await Promise.all(
      players.map((player, index) => sit(index % 2 === 0 ? backend : other, player)),
    );
    const round = timeline.next(backend, other);
    await Promise.all(seats.map((seat) => seat.bet(round, everyNumber)));
    setClocks([backend, other], new Date(round.settlesAt.getTime() + 100));
    await Promise.all([backend, other, backend, other].map((node) => node.refreshTables()));
    for (const player of players) {
      const stored = await backend.services.database
        .select()
        .from(rounds)
        .where(eq(rounds.playerId, player.id));
      expect(stored).toHaveLength(1);
      expect(await postedTimes(backend, `round:${stored[0]?.id}:payout`)).toBe(1);
      expect(await fetchBalance(player)).toBe(99);
    }
  });

  it('agree on the number when bets race with the end of betting', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => richPlayer(backend, '100')));
    const seats = await Promise.all(players.map((player) => sit(backend, player)));
    const watcher = await sit(other, undefined);
    const round = timeline.next(backend, other);
    const sent = seats.map((seat, index) => seat.send(round, { red: '10' }, { clientSeed: `seed ${index}` }));
    // The other node's clock is ahead: it closes the round while this one still takes bets.
    closeBetting(round, other);
    const shown = await watcher.open();
    const responses = await Promise.all(sent);
    for (const { status, body } of responses)
      expect(status === 200 || body.code === 'BETTING_CLOSED', JSON.stringify(body)).toBe(true);
    closeBetting(round, backend);
    const again = await (await sit(backend, undefined)).open();
    expect(again.round.seeds).toEqual(shown.round.seeds);
    expect(again.round.result).toBe(shown.round.result);
    const taken = responses.flatMap(({ status }, index) => (status === 200 ? [`seed ${index}`] : []));
    expect((await storedRound(round))?.clientSeeds).toEqual(taken.toSorted());
    await stopWheel(round, backend, other);
    const paid = numbersOfSpot('red')?.includes(shown.round.result ?? -1) === true ? 110 : 90;
    for (const [index, player] of players.entries())
      expect(await fetchBalance(player)).toBe(responses[index]?.status === 200 ? paid : 100);
  });
});

describe('changes of bets', () => {
  const lists = fc.array(
    fc.dictionary(
      fc.constantFrom(...rouletteSpots),
      fc.integer({ min: 100, max: 3_000 }).map((cents) => (cents / 100).toFixed(2)),
      { maxKeys: 4, noNullPrototype: true },
    ),
    { minLength: 1, maxLength: 6 },
  );
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const sumBets = (bets: Record<string, string>) =>
    Object.values(bets).reduce((total, amount) => total + cents(amount), 0);

  it('move only what they differ by, and pay by the last list that was taken', async () => {
    const player = await richPlayer(backend, '150');
    let expected = await fetchBalance(player);
    await fc.assert(
      fc.asyncProperty(lists, async (sequence) => {
        const seats = [await sit(backend, player), await sit(other, player)];
        const start = cents(expected.toFixed(2));
        let taken: Record<string, string> = {};
        const round = timeline.next(backend, other);
        for (const [index, bets] of sequence.entries()) {
          const { status, body } = await seats[index % 2]!.send(round, bets);
          if (sumBets(bets) > start) expect(body.code).toBe('INSUFFICIENT_BALANCE');
          else {
            expect(status, JSON.stringify(body)).toBe(200);
            taken = bets;
            expect(cents(body.data.balance ?? '')).toBe(start - sumBets(taken));
          }
        }
        await stopWheel(round, backend, other);
        const state = await seats[0]!.open();
        const number = state.round.result ?? -1;
        const won = Object.entries(taken)
          .filter(([spot]) => numbersOfSpot(spot)?.includes(number) === true)
          .reduce((sum, [spot, amount]) => sum + cents(amount) * (payoutToOne(spot) + 1), 0);
        expected = (start - sumBets(taken) + won) / 100;
        expect(await fetchBalance(player)).toBeCloseTo(expected, 8);
        expect(cents(state.bets.payout ?? '0')).toBe(won);
      }),
      { numRuns: 12 },
    );
    // What the house got for each list of bets is what is stored of it.
    const { database } = backend.services;
    const own = await database
      .select()
      .from(liveBets)
      .where(eq(liveBets.owner, `player:${player.id}`));
    const moved = await database
      .select({ reference: transfers.reference, amount: postings.amount })
      .from(transfers)
      .innerJoin(postings, eq(postings.transferId, transfers.id))
      .innerJoin(accounts, eq(accounts.id, postings.accountId))
      .where(and(eq(transfers.kind, 'stake'), eq(accounts.kind, 'house:games')));
    expect(own.length).toBeGreaterThan(0);
    for (const { id, staked } of own) {
      const changes = moved.filter(({ reference }) => reference.startsWith(`round:${id}:stake:`));
      expect(compare(sum(changes.map(({ amount }) => amount)), staked)).toBe(0);
    }
  });
});
