import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import {
  type EndpointData,
  launchGame,
  type LiveBets,
  type LiveTable,
  type LiveTableEventData,
  type LiveTableEventName,
  liveTableNamespace,
  openLiveTable,
  setLiveBets,
} from '@casino-kit/api-contract';
import { roundAt, toRoundId, toTableRound, type TableRound } from '../../src/roulette/timeline.js';
import { setClocks } from './rakeback.js';
import { type ApiResponse, newKey, type TestBackend, type TestPlayer } from './test-backend.js';

export const table = 'harbour-roulette';

/** The rounds of a test file, one after the other: each test moves the clocks of its nodes into a new one. */
export function roundsFrom(instant: string) {
  let { number } = roundAt(table, new Date(instant));
  return {
    /** Moves the clocks to a second after the next round has opened. */
    next(...nodes: Pick<TestBackend, 'clock'>[]): TableRound {
      number += 1;
      const round = toTableRound(table, number);
      setClocks(nodes, new Date(round.opensAt.getTime() + 1_000));
      return round;
    },
  };
}

const later = (instant: Date) => new Date(instant.getTime() + 100);

/** Moves the clocks to the end of betting. */
export const closeBetting = ({ closesAt }: TableRound, ...nodes: Pick<TestBackend, 'clock'>[]) =>
  setClocks(nodes, later(closesAt));

/** Moves the clocks to the end of the spin, and lets all nodes pay what is due at once. */
export async function stopWheel({ settlesAt }: TableRound, ...nodes: TestBackend[]): Promise<void> {
  setClocks(nodes, later(settlesAt));
  await Promise.all(nodes.map((node) => node.refreshTables()));
}

export interface BetOptions {
  roundId?: string;
  clientSeed?: string;
  key?: string;
}
export type Bets = Readonly<Record<string, string>>;

/** Launches a live table and returns functions to play there; as a demo without a player. */
export async function sit(
  backend: Pick<TestBackend, 'call'>,
  player: Pick<TestPlayer, 'token'> | undefined,
  { mode = player === undefined ? 'demo' : 'real' }: { mode?: 'real' | 'demo' } = {},
) {
  const launched = await backend.call(launchGame, {
    token: player?.token,
    params: { slug: table },
    body: { mode, locale: 'en' },
  });
  expect(launched.status, JSON.stringify(launched.body)).toBe(200);
  const token = launched.body.data.url.split('#launch=')[1] ?? '';
  return {
    token,
    url: launched.body.data.url,
    async open(): Promise<LiveTable> {
      const { status, body } = await backend.call(openLiveTable, { token });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    },
    /** Requests bets, by spot. */
    send(
      round: TableRound,
      bets: Bets,
      { roundId = toRoundId(round), clientSeed, key = newKey() }: BetOptions = {},
      node: Pick<TestBackend, 'call'> = backend,
    ): Promise<ApiResponse<EndpointData<typeof setLiveBets>>> {
      return node.call(setLiveBets, {
        token,
        headers: { 'idempotency-key': key },
        body: {
          roundId,
          bets: Object.entries(bets).map(([spot, amount]) => ({ spot, amount })),
          ...(clientSeed !== undefined && { clientSeed }),
        },
      });
    },
    /** Places bets; fails the test when they are rejected. */
    async bet(round: TableRound, bets: Bets, options?: BetOptions): Promise<LiveBets> {
      const { status, body } = await this.send(round, bets, options);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    },
  };
}

/** Opens the socket of a live table as its frame would; it is still connecting. */
export function openSeat(
  url: string,
  token: string | undefined,
  origin = 'http://backend.test',
  headers: Record<string, string> = {},
): Socket {
  return io(url + liveTableNamespace, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    extraHeaders: { origin, ...headers },
  });
}

/** Resolves with the next event that fits. */
export function nextAt<N extends LiveTableEventName>(
  socket: Socket,
  event: N,
  fits: (data: LiveTableEventData<N>) => boolean = () => true,
): Promise<LiveTableEventData<N>> {
  return new Promise((resolve, reject) => {
    const listener = (data: LiveTableEventData<N>) => {
      if (!fits(data)) return;
      socket.off(event as string, listener);
      resolve(data);
    };
    socket.on(event as string, listener);
    socket.once('connect_error', reject);
  });
}
