import { sql } from 'drizzle-orm';
import { type Socket } from 'socket.io-client';
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { type EndpointData, enterTournament, launchGame, playRound } from '@casino-kit/api-contract';
import { minutesFrom } from '../src/clock.js';
import { getCashAccount } from '../src/ledger/accounts.js';
import { post } from '../src/ledger/transfer.js';
import { players, playerSessions, sessionTokens } from '../src/identity/tables.js';
import { newToken } from '../src/identity/tokens.js';
import { seededDraw } from '../src/slots/seeded-draw.js';
import { finishDueTournaments } from '../src/tournaments/finish.js';
import { tournamentEntries } from '../src/tournaments/tables.js';
import { startNodes } from './support/nodes.js';
import { setClocks } from './support/rakeback.js';
import { connect } from './support/sockets.js';
import { fromAnywhere, newKey, type TestBackend } from './support/test-backend.js';
import { addTournament, fetchTournament } from './support/tournaments.js';

const racing = 1_000;
/** How many play at the same time. */
const atOnce = 8;
const start = new Date('2027-04-05T12:00:00Z');

let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
  setClocks([backend, other], start);
});

const ledger = v.object({
  rows: v.array(v.object({ player: v.number(), stake: v.string(), at: v.string(), voided: v.boolean() })),
});

/** Ranks players by the stakes that the ledger has, in whole cents: a point for each 20 cents of a round. */
async function rankByLedger(enteredAt: ReadonlyMap<number, number>) {
  const found = await backend.services.database.execute(sql`
    select a.player_id::int as player, (-p.amount)::text as stake,
      to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      exists (
        select 1 from transfers back where back.reference = replace(t.reference, ':stake', ':voided')
      ) as voided
    from transfers t
    join postings p on p.transfer_id = t.id
    join accounts a on a.id = p.account_id
    where t.kind = 'stake' and a.kind = 'player:cash'`);
  const scores = new Map<number, { points: number; reached: number }>();
  for (const { player, stake, at, voided } of v.parse(ledger, found).rows) {
    const points = Math.floor(Math.round(Number(stake) * 100) / 20);
    const entered = enteredAt.get(player);
    if (voided || points === 0 || entered === undefined || Date.parse(at) <= entered) continue;
    const before = scores.get(player) ?? { points: 0, reached: 0 };
    scores.set(player, {
      points: before.points + points,
      reached: Math.max(before.reached, Date.parse(at)),
    });
  }
  return [...scores]
    .sort(
      ([a, first], [b, second]) =>
        second.points - first.points ||
        first.reached - second.reached ||
        (enteredAt.get(a) ?? 0) - (enteredAt.get(b) ?? 0) ||
        a - b,
    )
    .map(([player, { points }], index) => ({ player, points, rank: index + 1 }));
}

/** Adds money to wallets, many with each transfer. */
async function fundAll(racers: readonly { id: number }[]): Promise<void> {
  for (let from = 0; from < racers.length; from += 100) {
    const some = racers.slice(from, from + 100);
    const house = { kind: 'house:payments', currencyCode: 'EUR' } as const;
    const sides = some.map(({ id }) => ({
      account: getCashAccount({ id, currencyCode: 'EUR' }),
      amount: '20',
    }));
    await backend.services.database.transaction((transaction) =>
      post(transaction, {
        reference: `deposit:race-${from}`,
        kind: 'deposit',
        at: start,
        sides: [...sides, { account: house, amount: String(-20 * some.length) }],
      }),
    );
  }
}

/** Runs a job for each item, some of them at the same time. */
async function forEachAtOnce<T>(items: readonly T[], job: (item: T, index: number) => Promise<unknown>) {
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await job(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

type Racer = { id: number; token: string };

/** Adds players with an open session each, without the cost of as many passwords. */
async function addRacers(): Promise<Racer[]> {
  const { database } = backend.services;
  const added = await database
    .insert(players)
    .values(
      Array.from({ length: racing }, (_, index) => ({
        nickname: `Racer ${index}`,
        username: `racer-${index}`,
        usernameKey: `racer-${index}`,
        registrationMode: 'oneClick' as const,
        hasChosenPassword: false,
        currencyCode: 'EUR',
        passwordHash: '',
        createdAt: start,
      })),
    )
    .returning({ id: players.id });
  const sessions = added.map(({ id }) => ({ id, ...newToken() }));
  await database.insert(playerSessions).values(
    sessions.map(({ id, hash }) => ({
      key: hash,
      playerId: id,
      createdAt: start,
      expiresAt: minutesFrom(start, 24 * 60),
    })),
  );
  await database
    .insert(sessionTokens)
    .values(sessions.map(({ hash }) => ({ tokenHash: hash, sessionKey: hash })));
  return sessions.map(({ id, token }) => ({ id, token }));
}

/** Opens the game for real money and plays a round for each stake, as its frame does. */
async function playAll(node: TestBackend, { token }: Racer, stakes: readonly string[]) {
  const launched = await node.call(launchGame, {
    token,
    params: { slug: 'pearl-diver' },
    headers: fromAnywhere(),
    body: { mode: 'real', locale: 'en' },
  });
  expect(launched.body).toMatchObject({ success: true });
  const launchToken = launched.body.data.url.split('launch=').at(1) ?? '';
  const rounds: EndpointData<typeof playRound>[] = [];
  for (const stake of stakes) {
    const response = await node.call(playRound, {
      token: launchToken,
      headers: { 'idempotency-key': newKey(), ...fromAnywhere() },
      body: { stake },
    });
    expect(response.status).toBe(200);
    rounds.push(response.body.data);
  }
  return rounds;
}

it('a race of 1,000 players over sockets has the leaderboard that the ledger adds up to, and pays each prize once', async () => {
  const begun = performance.now();
  const { database } = backend.services;
  const endsAt = minutesFrom(start, 120);
  const prizes = [
    { from: 1, to: 10, amount: '50' },
    { from: 11, to: 100, amount: '5' },
  ];
  const id = await addTournament(backend, { endsAt, prizes });
  const racers = await addRacers();
  await fundAll(racers);
  const nodes = [backend, other];
  const getNode = (index: number) => nodes[index % 2] ?? backend;
  const sockets: Socket[] = [];
  const events = new Map(racers.map((racer) => [racer.id, 0]));
  await forEachAtOnce(racers, async ({ id: racer, token }, index) => {
    const socket = await connect(getNode(index).url, token);
    socket.on('tournament', ({ tournamentId }: { tournamentId: string }) => {
      if (tournamentId === id) events.set(racer, (events.get(racer) ?? 0) + 1);
    });
    sockets.push(socket);
  });
  const connected = (performance.now() - begun) / 1_000;

  const draw = seededDraw(47);
  const stakes = ['0.20', '0.40', '1.00', '2.00'] as const;
  const plans = racers.map((racer, index) => ({
    racer,
    stakes: Array.from({ length: index % 5 === 0 ? 2 : 1 }, () => stakes[draw(stakes.length)] ?? '1.00'),
  }));
  const played: { roundId: string; isEven: boolean }[] = [];
  // Many entries and rounds share a time, so that ties are decided by who entered first.
  const moveClocks = (index: number, minute: number) => {
    if (index % 20 === 0) setClocks(nodes, minutesFrom(start, minute + index / 100));
  };
  await forEachAtOnce(plans, async ({ racer: { token } }, index) => {
    moveClocks(index, 1);
    const params = { tournamentId: id };
    await getNode(index).call(enterTournament, { token, params, headers: fromAnywhere() });
  });
  await forEachAtOnce(plans, async ({ racer, stakes: own }, index) => {
    moveClocks(index, 20);
    // Played on the other node than the one that the player's socket is connected to.
    for (const round of await playAll(getNode(index + 1), racer, own))
      played.push({ roundId: round.roundId, isEven: Number(round.stake) === Number(round.payout) });
  });
  await expect.poll(() => [...events.values()].reduce((sum, count) => sum + count, 0)).toBe(played.length);
  expect([...events.values()]).toEqual(plans.map(({ stakes: own }) => own.length));
  for (const socket of sockets) socket.close();
  // Voiding a round that returned its stake moves nothing, so the ledger does not know of it.
  const faulty = played.filter(({ isEven }, index) => index % 50 === 0 && !isEven);
  for (const { roundId } of faulty)
    await backend.fetchControl(`/control/rounds/${roundId}/void`, { method: 'POST' });
  const seconds = (performance.now() - begun) / 1_000;

  setClocks(nodes, minutesFrom(endsAt, 2));
  await Promise.all(nodes.map((node) => finishDueTournaments(node.services)));
  const entries = await database.select().from(tournamentEntries);
  const expected = await rankByLedger(
    new Map(entries.map(({ playerId, enteredAt }) => [playerId, enteredAt.getTime()])),
  );
  expect(expected.length).toBeGreaterThan(racing * 0.95);
  const ranked = entries
    .filter(({ finalRank }) => finalRank !== null)
    .sort((a, b) => (a.finalRank ?? 0) - (b.finalRank ?? 0));
  expect(
    ranked.map(({ playerId, score, finalRank }) => ({
      player: playerId,
      points: Number(score),
      rank: finalRank,
    })),
  ).toEqual(expected);
  expect(ranked.filter(({ paidAt }) => paidAt !== null).map(({ finalRank }) => finalRank)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
  const paid = v
    .parse(
      v.object({ rows: v.array(v.object({ sum: v.string(), transfers: v.number() })) }),
      await database.execute(sql`
        select sum(p.amount)::text as sum, count(*)::int as transfers
        from transfers t join postings p on p.transfer_id = t.id
        where t.kind = 'tournament-prize' and p.amount > 0`),
    )
    .rows.at(0);
  expect([Number(paid?.sum), paid?.transfers]).toEqual([10 * 50 + 90 * 5, 100]);

  const asked = performance.now();
  expect(
    (await fetchTournament(backend, id)).leaders.map(({ rank, score }) => [rank, Number(score)]),
  ).toEqual(expected.slice(0, 10).map(({ rank, points }) => [rank, points]));
  const milliseconds = performance.now() - asked;
  process.stdout.write(
    `race on PostgreSQL, two nodes: ${racing} sockets after ${connected.toFixed(0)} s, ${played.length} rounds (${faulty.length} voided) after ${seconds.toFixed(0)} s, ` +
      `each announced to its player, ` +
      `${expected.length} places equal the ledger, 100 prizes; leaderboard in ${milliseconds.toFixed(0)} ms\n`,
  );
}, 600_000);
