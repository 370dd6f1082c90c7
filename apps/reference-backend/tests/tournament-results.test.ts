import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTransactions, getUserDetails, type TournamentMetric } from '@casino-kit/api-contract';
import { minutesFrom } from '../src/clock.js';
import { type Database } from '../src/database/database.js';
import { rounds } from '../src/rounds/tables.js';
import { betsPlacedAt } from '../src/roulette/own-bets.js';
import { voidRound } from '../src/rounds/void-round.js';
import { enterTournament } from '../src/tournaments/enter.js';
import {
  dueTournaments,
  finishDueTournaments,
  finishTournament,
  payPrizes,
} from '../src/tournaments/finish.js';
import { readPlaces } from '../src/tournaments/standings.js';
import { tournamentEntries, tournaments } from '../src/tournaments/tables.js';
import { startNodes } from './support/nodes.js';
import { fund, postedTimes, richPlayer, setClocks } from './support/rakeback.js';
import { connect, next } from './support/sockets.js';
import { newPlayer, type TestBackend, type TestPlayer } from './support/test-backend.js';
import { addTournament, fetchTournament, enter, playSeeded, standingIn } from './support/tournaments.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
const noon = new Date('2027-03-03T12:00:00Z');
beforeAll(async () => {
  [backend, other] = await startNodes();
});
beforeEach(() => setClocks([backend, other], noon));

const fetchBalance = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.userWallet!.amount;
const clockTo = (at: Date) => setClocks([backend, other], at);

/** A race that ends in ten minutes, with players in the order of their places; the last ones have the same score. */
async function race(places: number, overrides: Parameters<typeof addTournament>[1] = {}) {
  const endsAt = minutesFrom(noon, 10);
  const id = await addTournament(backend, { endsAt, ...overrides });
  const players: TestPlayer[] = [];
  for (let place = 0; place < places; place += 1) {
    const player = await richPlayer(backend, '1000');
    await enter(backend, player, id);
    const stake = place === 0 ? '10.00' : '1.00';
    await playSeeded(backend, player, { seed: 3, stake, at: minutesFrom(noon, 1 + place / 10) });
    players.push(player);
  }
  return { id, endsAt, players };
}

describe('a finished tournament', () => {
  it('pays its prizes into cash, to the balance on the page and the history', async () => {
    const { id, endsAt, players } = await race(2);
    const [winner] = players;
    clockTo(minutesFrom(endsAt, 2));
    const before = await fetchBalance(winner!);
    const socket = await connect(other.url, winner!.token);
    const emitted = next(socket, 'wallet:balance');
    await finishDueTournaments(backend.services);
    const after = (Number(before) + 100).toFixed(2);
    expect(await emitted).toMatchObject({ cash: after });
    socket.close();
    expect(await fetchBalance(winner!)).toBe(after);
    expect(await standingIn(backend, winner!, id)).toMatchObject({
      rank: 1,
      prize: '100.00',
      paidAt: expect.stringMatching(/^2027-03-03T12:12:/),
    });
    expect((await fetchTournament(backend, id)).tournament.finalAt).toMatch(/^2027-03-03T12:12:/);
    const { body } = await backend.call(getTransactions, {
      token: winner!.token,
      query: { pageNo: '1', limit: '10', kind: 'bonus' },
    });
    expect(body.data.transactions.rows).toMatchObject([
      {
        transactionId: expect.stringMatching(/^T(-[0-9A-Z]{4}){3}$/),
        type: 'prize',
        amount: '100.00',
        currencyCode: 'EUR',
        status: 'completed',
        balanceBefore: before,
        balanceAfter: after,
      },
    ]);
  });

  it('decides a tie at the last paid place by who reached the score first', async () => {
    const { id, endsAt, players } = await race(7);
    clockTo(minutesFrom(endsAt, 2));
    await finishDueTournaments(backend.services);
    const results = await Promise.all(players.map((player) => standingIn(backend, player, id)));
    expect(results.map((result) => [result?.rank, result?.prize])).toEqual([
      [1, '100.00'],
      [2, '40.00'],
      [3, '10.00'],
      [4, '10.00'],
      [5, '10.00'],
      [6, null],
      [7, null],
    ]);
  });

  it('is final a minute after its end: later rounds and voided ones change nothing', async () => {
    const { id, endsAt, players } = await race(2);
    const { database } = backend.services;
    const [winner, second] = players;
    clockTo(minutesFrom(endsAt, 0.9));
    expect(await dueTournaments(database, backend.clock.now())).not.toContain(id);
    clockTo(minutesFrom(endsAt, 2));
    await finishDueTournaments(backend.services);
    const late = await playSeeded(backend, second!, { seed: 3, stake: '100', at: minutesFrom(endsAt, -1) });
    expect(late.tournamentIds).toEqual([]);
    const [round] = await database.select().from(rounds).where(eq(rounds.playerId, winner!.id));
    await backend.fetchControl(`/control/rounds/${round?.id ?? ''}/void`, { method: 'POST' });
    expect(await standingIn(backend, winner!, id)).toMatchObject({ rank: 1, score: '50' });
    expect(await standingIn(backend, second!, id)).toMatchObject({ rank: 2, score: '5' });
  });

  it('pays a prize in the currency of the wallet at entry', async () => {
    const player = await newPlayer(backend, { currencyCode: 'NOK' });
    await fund(backend, player, '100', 'EUR');
    const endsAt = minutesFrom(noon, 10);
    const id = await addTournament(backend, { endsAt });
    await enter(backend, player, id);
    await playSeeded(backend, player, { seed: 3, at: minutesFrom(noon, 1) });
    clockTo(minutesFrom(endsAt, 2));
    await finishDueTournaments(backend.services);
    expect(await fetchBalance(player)).toBe('1000.00');
  });
});

describe('a prize is credited exactly once', () => {
  it('by many runs on two nodes at the same time', async () => {
    const { id, endsAt, players } = await race(6);
    clockTo(minutesFrom(endsAt, 2));
    const runs = Array.from({ length: 10 }, (_, run) =>
      finishDueTournaments((run % 2 === 0 ? backend : other).services),
    );
    await Promise.all(runs);
    const times = await Promise.all(
      players.map((player) => postedTimes(backend, `tournament:${id}:${player.id}`)),
    );
    expect(times).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('when nodes are stopped between result and payment, between two payments, and before a commit', async () => {
    const { id, endsAt, players } = await race(5);
    const { database } = backend.services;
    const at = minutesFrom(endsAt, 2);
    clockTo(at);
    /** A node that is killed before its transaction commits. */
    const killed = Object.create(database, {
      transaction: {
        value: (work: (transaction: Database) => Promise<unknown>) =>
          database.transaction(async (transaction) => {
            await work(transaction);
            throw new Error('killed');
          }),
      },
    }) as Database;
    await expect(finishTournament(killed, id, at)).rejects.toThrow('killed');
    await expect(payPrizes(killed, at)).resolves.toEqual([]);
    await finishTournament(database, id, at);
    await finishTournament(other.services.database, id, at);
    await expect(payPrizes(killed, at)).rejects.toThrow('killed');
    expect(await payPrizes(database, at, 1)).toEqual([players[0]?.id]);
    await expect(payPrizes(killed, at)).rejects.toThrow('killed');
    expect(await payPrizes(other.services.database, at)).toEqual(players.slice(1).map((player) => player.id));
    expect(await payPrizes(database, at)).toEqual([]);
    const balances = await Promise.all(players.map(fetchBalance));
    const played = await Promise.all(players.map((player) => standingIn(backend, player, id)));
    const expected = [100, 40, 10, 10, 10].map((prize, index) =>
      (1_000 + Number(played[index]?.netResult) + prize).toFixed(2),
    );
    expect(balances).toEqual(expected);
  });

  it('beside rounds of the same players, without a deadlock', async () => {
    const { id, endsAt, players } = await race(5);
    const at = minutesFrom(endsAt, 2);
    clockTo(at);
    await Promise.all([
      ...players.flatMap((player, index) =>
        [0, 1, 2].map((round) =>
          playSeeded(round % 2 === 0 ? backend : other, player, {
            seed: index + round,
            at: minutesFrom(endsAt, -0.5),
          }),
        ),
      ),
      ...[backend, other, backend].map((node) => finishDueTournaments(node.services)),
    ]);
    await finishDueTournaments(backend.services);
    const times = await Promise.all(
      players.map((player) => postedTimes(backend, `tournament:${id}:${player.id}`)),
    );
    expect(times).toEqual([1, 1, 1, 1, 1]);
    const entries = await backend.services.database
      .select()
      .from(tournamentEntries)
      .where(eq(tournamentEntries.tournamentId, id));
    const byScore = entries.toSorted(
      (a, b) =>
        Number(b.score) - Number(a.score) || (a.reachedAt?.getTime() ?? 0) - (b.reachedAt?.getTime() ?? 0),
    );
    expect(byScore.map(({ finalRank }) => finalRank)).toEqual([1, 2, 3, 4, 5]);
  });
});

/** What happens in a history, one step after the other; numbers choose by their remainder. */
const step = fc.record({
  kind: fc.constantFrom('play', 'play', 'play', 'play', 'enter', 'enter', 'void', 'finish'),
  who: fc.nat(3),
  which: fc.nat(2),
  seed: fc.integer({ min: 1, max: 400 }),
  stake: fc.constantFrom('0.10', '0.20', '1.00', '1.00', '4.00'),
  minutes: fc.constantFrom(0, 0, 1, 5),
});
const metrics: readonly TournamentMetric[] = ['points', 'multiplier', 'rounds'];

/** Ranks the players of a tournament from the rounds alone, in whole cents. */
async function recompute(database: Database, id: string) {
  const [row] = await database.select().from(tournaments).where(eq(tournaments.id, id));
  const race = row!;
  const entries = await database
    .select()
    .from(tournamentEntries)
    .where(eq(tournamentEntries.tournamentId, id));
  const ranked: { playerId: number; score: number; reached: number; entered: number }[] = [];
  for (const { playerId, enteredAt } of entries) {
    const own = (await database.select().from(rounds).where(eq(rounds.playerId, playerId))).filter(
      (round) =>
        round.voidedAt === null &&
        round.createdAt > enteredAt &&
        round.createdAt >= race.startsAt &&
        round.createdAt < race.endsAt &&
        Number(round.stake) >= Number(race.minStake),
    );
    const worth = (round: (typeof own)[number]) =>
      race.metric === 'rounds'
        ? 1
        : race.metric === 'points'
          ? Math.floor(Math.round(Number(round.stake) * 100) / Math.round(Number(race.stakePerPoint) * 100))
          : Math.floor(
              (Math.round(Number(round.payout) * 100) * 100) / Math.round(Number(round.stake) * 100),
            ) / 100;
    const scored = own.filter((round) => worth(round) > 0);
    if (scored.length === 0) continue;
    const times = (list: typeof own) => list.map(({ createdAt }) => createdAt.getTime());
    const best = Math.max(...scored.map(worth));
    ranked.push({
      playerId,
      score: race.metric === 'multiplier' ? best : scored.reduce((sum, round) => sum + worth(round), 0),
      reached:
        race.metric === 'multiplier'
          ? Math.min(...times(scored.filter((round) => worth(round) === best)))
          : Math.max(...times(scored)),
      entered: enteredAt.getTime(),
    });
  }
  return ranked
    .sort(
      (a, b) =>
        b.score - a.score || a.reached - b.reached || a.entered - b.entered || a.playerId - b.playerId,
    )
    .map(({ playerId, score }) => [playerId, score]);
}

describe('a leaderboard', () => {
  it('equals what the rounds add up to, whatever happened', async () => {
    const { database, catalogue, configuration } = backend.services;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        let now = noon;
        setClocks([backend, other], noon);
        const players = [0, 1, 2, 3].map(() => richPlayer(backend));
        const racers = await Promise.all(players);
        const races = await Promise.all(
          metrics.map((metric, index) =>
            addTournament(backend, {
              metric,
              startsAt: minutesFrom(noon, index * 5),
              endsAt: minutesFrom(noon, 40 + index * 20),
              minStake: index === 1 ? '1.00' : '0.20',
            }),
          ),
        );
        const finals = new Map<string, unknown>();
        const played: string[] = [];
        for (const { kind, who, which, seed, stake, minutes } of steps) {
          now = minutesFrom(now, minutes);
          const clock = { now: () => now };
          const [racer, id] = [racers[who]!, races[which]!];
          if (kind === 'play') {
            const { round } = await playSeeded(seed % 2 === 0 ? backend : other, racer, {
              seed,
              stake,
              at: now,
            });
            played.push(round.roundId);
          } else if (kind === 'enter') {
            await enterTournament(database, { id: racer.id, currencyCode: 'EUR' }, id, clock).catch(
              () => undefined,
            );
          } else if (kind === 'void' && played.length > 0) {
            const getGameKind = (slug: string) => catalogue.find(slug)?.entry.kind;
            const context = { rates: configuration.rates, getGameKind, betsPlacedAt, now };
            await voidRound(database, played[seed % played.length]!, context);
          } else if (kind === 'finish') {
            for (const due of await dueTournaments(database, now)) {
              if (!races.includes(due)) continue;
              finals.set(due, await recompute(database, due));
              await finishTournament(database, due, now);
            }
          }
        }
        for (const id of races) {
          const [row] = await database.select().from(tournaments).where(eq(tournaments.id, id));
          const places = await readPlaces(database, row!, { from: 1, limit: 10 });
          expect(places.map(({ playerId, score }) => [playerId, Number(score)])).toEqual(
            finals.get(id) ?? (await recompute(database, id)),
          );
        }
      }),
      { numRuns: 12 },
    );
  });
});
