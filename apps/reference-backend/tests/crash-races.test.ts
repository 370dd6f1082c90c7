import { inArray, sql } from 'drizzle-orm';
import { type Socket } from 'socket.io-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CrashBet, type CrashCashOut, type CrashRound, logout } from '@casino-kit/api-contract';
import { add, compare } from '@casino-kit/money';
import {
  combineClientSeeds,
  drawCrashPoint,
  formatCrashMultiplier,
  hashServerSeed,
  isCashedOut,
} from '@casino-kit/reference-games';
import { crashBets } from '../src/crash/tables.js';
import { transfers } from '../src/ledger/tables.js';
import { auditLedger, ledgerSums } from '../src/ledger/transfer.js';
import { originalPayout } from '../src/originals/play-original.js';
import { rounds } from '../src/rounds/tables.js';
import {
  at,
  crashNow,
  nextEvent,
  nextRound,
  openSocket,
  sit,
  storedBet,
  storedRound,
  type TestRound,
} from './support/crash.js';
import { startNodes } from './support/nodes.js';
import { exclude } from './support/protecting.js';
import { postedTimes, richPlayer } from './support/rakeback.js';
import { dropped } from './support/sockets.js';
import { type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});

const nodes = () => [backend, other] as const;
const refresh = () => Promise.all(nodes().map((node) => node.refreshTables()));
const between = (least: number, most: number) => (point: number) => point >= least && point <= most;
const next = (fits: (point: number) => boolean, clientSeeds?: readonly string[]) =>
  nextRound(nodes(), fits, clientSeeds);
const move = (round: TestRound, ms: number) => at(round, ms, ...nodes());

/** Connects to the table and waits for its first round. */
async function watch(url: string, token: string) {
  const socket = openSocket(url, token);
  const { round } = await nextEvent(socket, 'crash:round');
  return { socket, round };
}

describe('the socket of crash', () => {
  it('sends everyone each phase once it has begun, on every node, and keeps the secret until the end', async () => {
    const seat = await sit(backend, await richPlayer(backend));
    const guest = await sit(other);
    const round = await next(between(300, 900));
    const watching = [await watch(backend.url, seat.token), await watch(other.url, guest.token)];
    const sockets = watching.map(({ socket }) => socket);
    for (const { round: first } of watching)
      expect(first).toMatchObject({ roundId: round.roundId, phase: 'betting', players: 0 });
    const received: CrashRound[] = [];
    sockets[1]!.on('crash:round', (event: { round: CrashRound }) => received.push(event.round));
    const all = (fits: (sent: CrashRound) => boolean) =>
      Promise.all(sockets.map((socket) => nextEvent(socket, 'crash:round', (event) => fits(event.round))));

    move(round, -5_500);
    const joined = all(({ players }) => players === 1);
    await seat.bet(round);
    await joined;
    const started = all(({ phase }) => phase === 'running');
    move(round, 5);
    await refresh();
    await started;
    const ended = all(({ phase }) => phase === 'ended');
    await crashNow(round, ...nodes());
    const [here, there] = await ended;
    expect(here?.round).toEqual(there?.round);
    expect(hashServerSeed(here?.round.seeds.serverSeed ?? '')).toBe(here?.round.seeds.serverSeedHash);
    for (const { phase, crashPoint, seeds } of received)
      if (phase !== 'ended')
        expect([crashPoint, seeds.serverSeed, seeds.clientSeeds]).toEqual([null, null, null]);
    const opened = all(({ number, phase }) => number === round.row.number + 1 && phase === 'betting');
    const { endsAt } = await storedRound(backend, round);
    move(round, (endsAt?.getTime() ?? 0) - round.row.startsAt.getTime() + 3_010);
    await refresh();
    await opened;
    for (const socket of sockets) socket.close();
  });

  it('sends cash-outs to everyone, masked, and a loss to its player alone', async () => {
    const [winner, loser] = [await richPlayer(backend), await richPlayer(backend)];
    const [won, lost] = [await sit(backend, winner), await sit(other, loser)];
    const phone = await sit(other, loser);
    const round = await next(between(300, 900));
    const sockets = [await watch(backend.url, won.token), await watch(other.url, lost.token)].map(
      ({ socket }) => socket,
    );
    const { socket: phoneSocket } = await watch(backend.url, phone.token);
    const received: string[] = [];
    sockets[0]!.onAny((event: string, data: unknown) => received.push(`${event} ${JSON.stringify(data)}`));
    move(round, -5_500);
    const [bet, lostBet] = [await won.bet(round), await lost.bet(round)];
    move(round, 2_000);
    const told = Promise.all(sockets.map((socket) => nextEvent(socket, 'crash:cash-outs')));
    const own = nextEvent(sockets[0]!, 'crash:bet');
    const { data } = (await won.cashOut(bet.betId)).body;
    await refresh();
    for (const event of await told)
      expect(event).toMatchObject({
        roundId: round.roundId,
        cashOuts: [{ multiplier: data.multiplier, player: expect.stringContaining('•••') as string }],
      });
    expect(await own).toMatchObject({ betId: bet.betId, state: 'cashed-out', balance: data.balance });
    const losses = Promise.all([sockets[1]!, phoneSocket].map((socket) => nextEvent(socket, 'crash:bet')));
    await crashNow(round, ...nodes());
    for (const event of await losses)
      expect(event).toMatchObject({ betId: lostBet.betId, state: 'lost', payout: '0.00' });
    expect(received.filter((event) => event.includes(lostBet.betId))).toEqual([]);
    for (const socket of [...sockets, phoneSocket]) socket.close();
  });

  it('rejects other tokens and excluded players, and is disconnected with the session', async () => {
    const player = await richPlayer(backend);
    const seat = await sit(backend, player);
    const rejection = (token: string | undefined) =>
      new Promise<string>((resolve) => {
        const socket = openSocket(other.url, token);
        socket.once('connect_error', (error) => {
          socket.close();
          resolve(error.message);
        });
      });
    for (const token of [undefined, 'unknown', player.token])
      expect(await rejection(token)).toBe('LAUNCH_EXPIRED');
    const { socket } = await watch(other.url, seat.token);
    const gone = dropped(socket);
    await backend.call(logout, { token: player.token });
    await gone;
    const excluded = await richPlayer(backend);
    const closed = await sit(backend, excluded);
    await exclude(backend, excluded, 'break', 'P1D');
    expect(await rejection(closed.token)).toBe('ACCOUNT_EXCLUDED');
  });
});

describe('two nodes', () => {
  it('agree on the crash point when bets race with the end of betting', async () => {
    const seats = await Promise.all(
      Array.from({ length: 8 }, async () => sit(backend, await richPlayer(backend, '100'))),
    );
    const watcher = await sit(other);
    const round = await next(() => true);
    const sent = seats.map((seat, index) => seat.send(round, { clientSeed: `seed ${index}` }));
    // The other node's clock is ahead: it closes the round while this one still takes bets.
    at(round, 1, other);
    await watcher.open();
    const responses = await Promise.all(sent);
    for (const { status, body } of responses)
      expect(status === 200 || body.code === 'BETTING_CLOSED', JSON.stringify(body)).toBe(true);
    const taken = responses.flatMap(({ status }, index) => (status === 200 ? [`seed ${index}`] : []));
    await crashNow(round, ...nodes());
    const { data } = (await watcher.round(round.roundId)).body;
    expect(data.round.seeds.clientSeeds).toEqual(taken.toSorted());
    expectVerified(data.round);
  });

  it('let one of them go on where the other stopped', async () => {
    const seat = await sit(backend, await richPlayer(backend, '100'));
    const round = await next(between(300, 900));
    const bet = await seat.bet(round, { autoCashOut: '2.00' });
    // Only the other node is there from now on.
    at(round, 1, ...nodes());
    await other.refreshTables();
    at(round, 15_000, ...nodes());
    await other.refreshTables();
    expect(await storedBet(other, bet.betId)).toMatchObject({ state: 'cashed-out', multiplier: 200 });
  });

  it('settle a bet once that is cashed out on both while it becomes due', async () => {
    const seat = await sit(backend, await richPlayer(backend, '100'));
    for (let times = 0; times < 5; times += 1) {
      const round = await next(between(300, 900));
      const bet = await seat.bet(round, { autoCashOut: '1.05' });
      move(round, 1);
      await refresh();
      move(round, 813);
      const [here, there] = await Promise.all([
        seat.cashOut(bet.betId, backend),
        seat.cashOut(bet.betId, other),
        refresh(),
      ]);
      expect(here.body.data.payout).toBe(there.body.data.payout);
      expect(await postedTimes(backend, `round:${bet.betId}:payout`)).toBe(1);
      await crashNow(round, ...nodes());
      expect(await postedTimes(backend, `round:${bet.betId}:payout`)).toBe(1);
    }
  });
});

/** Checks that an ended round is the one that its seeds draw. */
function expectVerified({ crashPoint, seeds }: CrashRound) {
  const { serverSeed, serverSeedHash, clientSeeds } = seeds;
  expect(hashServerSeed(serverSeed ?? '')).toBe(serverSeedHash);
  const clientSeed = combineClientSeeds(clientSeeds ?? []);
  expect(crashPoint).toBe(
    formatCrashMultiplier(drawCrashPoint({ serverSeed: serverSeed ?? '', clientSeed })),
  );
}

/** Players of the load; `CRASH_LOAD=1000` on PostgreSQL shows what the game is made for. */
const loaded = Number(process.env['CRASH_LOAD'] ?? 24);
const atOnce = 25;
const loadRounds = 3;

async function inTurns<T>(
  all: readonly T[],
  work: (one: T, index: number) => Promise<unknown>,
  before?: () => void,
) {
  for (let first = 0; first < all.length; first += atOnce) {
    before?.();
    await Promise.all(all.slice(first, first + atOnce).map((one, index) => work(one, first + index)));
  }
}

it(`settles every bet of ${loaded} players on two nodes once`, { timeout: 600_000 }, async () => {
  const indexes = Array.from({ length: loaded }, (_, index) => index);
  const getNode = (index: number) => (index % 2 === 0 ? backend : other);
  const seats: Awaited<ReturnType<typeof sit>>[] = [];
  const sockets: Socket[] = [];
  const told = new Map<string, CrashBet[]>();
  let drops = 0;
  let isAllTold: () => void = () => undefined;
  const allTold = new Promise<void>((resolve) => {
    isAllTold = resolve;
  });
  let cashOutsTold = 0;
  await inTurns(indexes, async (index) => {
    const seat = await sit(getNode(index), await richPlayer(getNode(index), '1000'));
    const { socket } = await watch(getNode(index).url, seat.token);
    socket.on('crash:bet', (bet: CrashBet) => {
      told.set(bet.betId, [...(told.get(bet.betId) ?? []), bet]);
      if (told.size === loaded * loadRounds) isAllTold();
    });
    socket.on('disconnect', () => {
      drops += 1;
    });
    seats[index] = seat;
    sockets[index] = socket;
  });
  sockets[0]?.on('crash:cash-outs', ({ cashOuts }: { cashOuts: CrashCashOut[] }) => {
    cashOutsTold += cashOuts.length;
  });
  const figures: string[] = [];
  let cashedOut = 0;
  for (let played = 0; played < loadRounds; played += 1) {
    const clientSeeds = indexes.map((index) => `player ${index} round ${played}`);
    const round = await next(between(250, 600), clientSeeds.toSorted());
    const startedAt = performance.now();
    const bets: CrashBet[] = [];
    // A third sets a multiplier, a third cashes out, and a third does nothing.
    await inTurns(
      indexes,
      async (index) => {
        const autoCashOut = formatCrashMultiplier(110 + ((index * 37) % 800));
        const clientSeed = clientSeeds[index] ?? '';
        bets[index] = await seats[index]!.bet(round, {
          ...{ stake: '1.00', clientSeed },
          ...(index % 3 === 0 && { autoCashOut }),
        });
      },
      () => move(round, -5_500),
    );
    const placedAt = performance.now();
    move(round, 1);
    await refresh();
    const manual = indexes.filter((index) => index % 3 === 1);
    await inTurns(
      manual,
      async (index) => {
        const seat = seats[index]!;
        const { betId } = bets[index]!;
        // On both nodes in one tick.
        const [here, there] = await Promise.all([seat.cashOut(betId, backend), seat.cashOut(betId, other)]);
        expect([here.status, here.body.data.state]).toEqual([200, 'cashed-out']);
        expect(there.body.data.payout).toBe(here.body.data.payout);
      },
      () => move(round, 3_000),
    );
    const cashedAt = performance.now();
    await crashNow(round, ...nodes());
    await refresh();
    const settledAt = performance.now();
    const { data } = (await seats[0]!.round(round.roundId)).body;
    expectVerified(data.round);
    expect(data.round.players).toBe(loaded);
    expect(data.round.seeds.clientSeeds).toHaveLength(loaded);
    const point = (await storedRound(backend, round)).crashPoint ?? 0;
    const ids = bets.map(({ betId }) => betId);
    const { database } = backend.services;
    const stored = await database.select().from(crashBets).where(inArray(crashBets.id, ids));
    expect(stored).toHaveLength(loaded);
    for (const bet of stored) {
      const { id, state, multiplier, autoCashOut } = bet;
      const isReached = autoCashOut !== null && isCashedOut(autoCashOut, point);
      const isManual = manual.includes(ids.indexOf(id));
      expect(state).toBe(isReached || isManual ? 'cashed-out' : 'lost');
      if (isReached) expect(multiplier).toBe(autoCashOut);
      const paid = originalPayout('1.00', formatCrashMultiplier(multiplier ?? 0), 'EUR');
      expect(compare(bet.payout ?? '', paid)).toBe(0);
    }
    const wins = stored.filter(({ state }) => state === 'cashed-out');
    cashedOut += wins.length;
    const records = await database.select().from(rounds).where(inArray(rounds.id, ids));
    expect(records).toHaveLength(loaded);
    const count = async (kind: string) => {
      const references = ids.map((id) => `round:${id}:${kind}`);
      return (await database.select().from(transfers).where(inArray(transfers.reference, references))).length;
    };
    expect([await count('stake'), await count('payout')]).toEqual([loaded, wins.length]);
    const paidOut = wins.reduce((sum, { payout }) => add(sum, payout ?? '0'), '0');
    figures.push(
      `round ${played + 1} crashed at ${data.round.crashPoint ?? ''}: ${wins.length} cashed out for ${paidOut}, ${loaded - wins.length} lost; ` +
        `bets ${Math.round(placedAt - startedAt)} ms, ${manual.length * 2} cash-outs ${Math.round(cashedAt - placedAt)} ms, the rest ${Math.round(settledAt - cashedAt)} ms`,
    );
  }
  // Events go over the database, and may arrive after the settlement.
  await allTold;
  // Whatever was sent twice has arrived before what is sent now.
  const last = nextEvent(sockets[0]!, 'crash:round', ({ round }) => round.phase === 'betting');
  await next(() => true);
  await refresh();
  await last;
  expect(await backend.services.database.$count(crashBets, sql`settled_at is null`)).toBe(0);
  for (const events of told.values()) expect(events).toHaveLength(1);
  expect(drops).toBe(0);
  expect(cashOutsTold).toBe(cashedOut);
  expect(await auditLedger(backend.services.database)).toEqual({
    unbalanced: [],
    drifted: [],
    overdrawn: [],
  });
  const sums = await ledgerSums(backend.services.database);
  for (const { sum } of sums) expect(sum).toBe('0');
  for (const socket of sockets) socket.close();
  if (process.env['CRASH_LOAD'] !== undefined)
    process.stdout.write(`${[...figures, `ledger: ${JSON.stringify(sums)}`].join('\n')}\n`);
});
