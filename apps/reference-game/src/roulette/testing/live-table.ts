import { type LiveBet, type LiveBets, type LiveRound, type LiveTable } from '@casino-kit/api-contract';
import { sum } from '@casino-kit/money';
import { combineClientSeeds, drawRouletteNumber, hashServerSeed } from '@casino-kit/reference-games';
import { firstState } from '../../door.js';
import { nextState } from '../next-state.js';
import { type RouletteEvent } from '../table-event.js';
import { type TableState } from '../table-state.js';

/** When round 1 opens. Every round takes bets for 20 s, spins for 9 s and is over 6 s later. */
export const opening = Date.parse('2026-11-25T12:00:00.000Z');
const [openMs, spinMs, settledMs] = [20_000, 9_000, 6_000];
const roundMs = openMs + spinMs + settledMs;
const iso = (ms: number) => new Date(ms).toISOString();

/** Times of round 1: while bets are taken, while the wheel spins, and when the result is known. */
export const during = {
  open: opening + 5_000,
  spinning: opening + openMs + 1_000,
  settled: opening + openMs + spinMs + 100,
  next: opening + roundMs + 100,
} as const;

export const serverSeed = 'ab'.repeat(32);
export const clientSeeds = ['anchor', 'lucky'];
/** The number that the seeds draw. */
export const drawn = drawRouletteNumber({ serverSeed, clientSeed: combineClientSeeds(clientSeeds) });

/** A round that takes bets, or a closed one with its seeds. */
export function makeRound(number = 1, changes: Partial<LiveRound> = {}): LiveRound {
  const opensAt = opening + (number - 1) * roundMs;
  return {
    roundId: `round-${number}`,
    number,
    opensAt: iso(opensAt),
    closesAt: iso(opensAt + openMs),
    settlesAt: iso(opensAt + openMs + spinMs),
    endsAt: iso(opensAt + roundMs),
    result: null,
    seeds: { serverSeedHash: hashServerSeed(serverSeed), serverSeed: null, clientSeeds: null },
    players: 2,
    ...changes,
  };
}
export const makeClosedRound = (number = 1, changes: Partial<LiveRound> = {}): LiveRound =>
  makeRound(number, {
    result: drawn,
    seeds: { serverSeedHash: hashServerSeed(serverSeed), serverSeed, clientSeeds },
    ...changes,
  });

export const bet = (spot: string, amount: string): LiveBet => ({ spot, amount });

/** A player's bets in a round; with a payout they are settled. */
export function makeBets(bets: LiveBet[] = [], changes: Partial<LiveBets> = {}): LiveBets {
  const staked = sum(bets.map(({ amount }) => amount));
  return { roundId: 'round-1', bets, staked, payout: null, balance: '90.00', ...changes };
}

/** A table with 100.00 to play, in euro and English, 5 s into round 1. */
export function makeLiveTable(changes: Partial<LiveTable> = {}): LiveTable {
  return {
    name: 'Harbour Roulette',
    provider: 'Velvet Room',
    mode: 'real',
    currencyCode: 'EUR',
    locale: 'en',
    now: iso(during.open),
    round: makeRound(),
    lastNumbers: [32, 4, 0],
    bets: makeBets(),
    lastBets: null,
    chips: ['1', '5', '10', '25'],
    minBet: '0.50',
    maxBet: '50',
    maxTotal: '500',
    returnToPlayer: '97.30',
    balance: '100.00',
    ...changes,
  };
}

/** A table in play. Events that lead away from it fail the test. */
export function tableAt(changes: Partial<LiveTable> = {}, ...events: RouletteEvent[]): TableState {
  const opened: RouletteEvent = {
    type: 'opened',
    table: makeLiveTable(changes),
    at: during.open,
    clientSeed: 'lucky',
  };
  const state = [opened, ...events].reduce(nextState, firstState);
  if (state.screen !== 'table') throw new Error(`the table is ${state.screen}`);
  return state;
}

/** Applies events to a table. */
export function after(before: TableState, ...events: RouletteEvent[]): TableState {
  const state = events.reduce(nextState, before);
  if (state.screen !== 'table') throw new Error(`the table is ${state.screen}`);
  return state;
}

export const place = (spot: string): RouletteEvent => ({ type: 'chipPlaced', spot });
export const time = (at: number): RouletteEvent => ({ type: 'timePassed', at });
export const read = (table: Partial<LiveTable>, at: number, revision: number): RouletteEvent => ({
  type: 'tableRead',
  table: makeLiveTable({ now: iso(at), ...table }),
  at,
  revision,
});
export const news = (round: LiveRound, at: number): RouletteEvent => ({
  type: 'roundReceived',
  now: iso(at),
  round,
  at,
});
export const sent = (key: string): RouletteEvent => ({ type: 'betsSent', key });
export const acknowledge = (
  key: string,
  bets: LiveBet[],
  changes: Partial<LiveBets> = {},
): RouletteEvent => ({
  type: 'betsAcknowledged',
  key,
  bets: makeBets(bets, changes),
});
export const reject = (key: string, code: string, params?: Record<string, string>): RouletteEvent => ({
  type: 'betsFailed',
  key,
  failure: { kind: 'rejected', code, params },
});
export const loseResponse = (key: string): RouletteEvent => ({
  type: 'betsFailed',
  key,
  failure: { kind: 'unknown' },
});
