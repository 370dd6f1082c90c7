import { and, eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import {
  cashOutCrash,
  type CrashBet,
  type CrashEventData,
  type CrashEventName,
  crashNamespace,
  type CrashTable,
  type EndpointData,
  getCrashRound,
  launchGame,
  openCrash,
  placeCrashBet,
} from '@casino-kit/api-contract';
import { combineClientSeeds, drawCrashPoint, type Hundredths } from '@casino-kit/reference-games';
import { findRound, presentRound } from '../../src/crash/rounds.js';
import { crashBets, crashRounds } from '../../src/crash/tables.js';
import { type CrashRow, lossesAfterMs, toRoundId } from '../../src/crash/timeline.js';
import { setClocks } from './rakeback.js';
import { type ApiResponse, fromAnywhere, newKey, type TestBackend, type TestPlayer } from './test-backend.js';

export const table = 'skybreaker';

type Clocked = Pick<TestBackend, 'clock'>;

/** Returns a server seed with which a round crashes as requested, given who contributes what. */
export function findServerSeed(
  fits: (crashPoint: Hundredths) => boolean,
  clientSeeds: readonly string[] = [],
): string {
  const clientSeed = combineClientSeeds(clientSeeds);
  for (let seed = 0; ; seed += 1) {
    const serverSeed = seed.toString(16).padStart(64, '0');
    if (fits(drawCrashPoint({ serverSeed, clientSeed }))) return serverSeed;
  }
}

/** The round of a test: of the database, with the times that its tests need. */
export interface TestRound {
  roundId: string;
  row: CrashRow;
}

/**
 * Lets a new round open, and moves the clocks to a second after that. `crashes` says where it is to crash, when nobody contributes
 * anything but `clientSeeds`.
 */
export async function nextRound(
  nodes: readonly TestBackend[],
  crashes: (crashPoint: Hundredths) => boolean = () => true,
  clientSeeds: readonly string[] = [],
): Promise<TestRound> {
  const [{ services, clock }] = nodes as [TestBackend];
  // The round before is over then, or void.
  setClocks(nodes, new Date(clock.now().getTime() + 200_000));
  await Promise.all(nodes.map((node) => node.refreshTables()));
  const { number } = await presentRound(services.database, table, clock.now());
  const isRound = and(eq(crashRounds.gameSlug, table), eq(crashRounds.number, number));
  const [row] = await services.database
    .update(crashRounds)
    .set({ serverSeed: findServerSeed(crashes, clientSeeds) })
    .where(isRound)
    .returning();
  if (row === undefined) throw new Error('no round');
  return { roundId: toRoundId({ slug: table, number }), row };
}

/** Moves the clocks to so many ms after the start of a round's curve. */
export const at = ({ row }: TestRound, ms: number, ...nodes: readonly Clocked[]) =>
  setClocks(nodes, new Date(row.startsAt.getTime() + ms));

export async function storedRound({ services }: Pick<TestBackend, 'services'>, { row }: TestRound) {
  const stored = await findRound(services.database, table, row.number);
  if (stored === undefined) throw new Error('no round');
  return stored;
}

/** Lets a round end: closes it in time, moves the clocks past its losses, and lets all nodes settle at once. */
export async function crashNow(round: TestRound, ...nodes: readonly TestBackend[]): Promise<void> {
  const [first] = nodes as [TestBackend];
  if ((await storedRound(first, round)).closedAt === null) {
    at(round, 1, ...nodes);
    await presentRound(first.services.database, table, first.clock.now());
  }
  const { endsAt } = await storedRound(first, round);
  for (const ms of [10, lossesAfterMs + 10]) {
    setClocks(nodes, new Date((endsAt ?? round.row.startsAt).getTime() + ms));
    await Promise.all(nodes.map((node) => node.refreshTables()));
  }
}

export const storedBet = async ({ services }: Pick<TestBackend, 'services'>, betId: string) =>
  (await services.database.select().from(crashBets).where(eq(crashBets.id, betId)))[0];

export interface BetOptions {
  stake?: string;
  autoCashOut?: string;
  clientSeed?: string;
  key?: string;
}

/** Launches crash and returns functions to play there; as a demo without a player. */
export async function sit(
  backend: Pick<TestBackend, 'call'>,
  player?: Pick<TestPlayer, 'token'>,
  { mode = player === undefined ? 'demo' : 'real' }: { mode?: 'real' | 'demo' } = {},
) {
  // Each seat at an address of its own.
  const address = fromAnywhere();
  const launched = await backend.call(launchGame, {
    token: player?.token,
    headers: address,
    params: { slug: table },
    body: { mode, locale: 'en' },
  });
  expect(launched.status, JSON.stringify(launched.body)).toBe(200);
  const token = launched.body.data.url.split('#launch=')[1] ?? '';
  return {
    token,
    url: launched.body.data.url,
    async open(): Promise<CrashTable> {
      const { status, body } = await backend.call(openCrash, { token });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    },
    send(
      { roundId }: { roundId: string },
      { stake = '1.00', key = newKey(), ...rest }: BetOptions = {},
      node: Pick<TestBackend, 'call'> = backend,
    ): Promise<ApiResponse<EndpointData<typeof placeCrashBet>>> {
      const headers = { ...address, 'idempotency-key': key };
      return node.call(placeCrashBet, { token, headers, body: { roundId, stake, ...rest } });
    },
    /** Places a bet; fails the test when it is rejected. */
    async bet(round: { roundId: string }, options?: BetOptions): Promise<CrashBet> {
      const { status, body } = await this.send(round, options);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    },
    cashOut: (betId: string, node: Pick<TestBackend, 'call'> = backend) =>
      node.call(cashOutCrash, { token, headers: address, body: { betId } }),
    round: (roundId: string) =>
      backend.call(getCrashRound, { token, params: { roundId: encodeURIComponent(roundId) } }),
  };
}

/** Opens the socket of crash as its frame would; it is still connecting. */
export function openSocket(url: string, token: string | undefined): Socket {
  return io(url + crashNamespace, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    extraHeaders: { origin: 'http://backend.test' },
  });
}

/** Resolves with the next event that fits. */
export function nextEvent<N extends CrashEventName>(
  socket: Socket,
  event: N,
  fits: (data: CrashEventData<N>) => boolean = () => true,
): Promise<CrashEventData<N>> {
  return new Promise((resolve, reject) => {
    const listener = (data: CrashEventData<N>) => {
      if (!fits(data)) return;
      socket.off(event as string, listener);
      resolve(data);
    };
    socket.on(event as string, listener);
    socket.once('connect_error', reject);
  });
}
