import { type CrashBet, type CrashRound, type CrashTable } from '@casino-kit/api-contract';
import {
  combineClientSeeds,
  crashDurationMs,
  drawCrashPoint,
  formatCrashMultiplier,
  hashServerSeed,
  parseCrashMultiplier,
} from '@casino-kit/reference-games';
import { vi } from 'vitest';
import { type CallFailure, type CallResult } from '../../../frame-calls.js';
import { type FrameLink } from '../../../frame-link.js';
import { type CrashClient } from '../crash-client.js';
import { startCrashSession } from '../crash-session.js';
import { type CrashPlay, type CrashState } from '../crash-state.js';

/** When the curve of round 1 starts. */
export const starts = Date.parse('2026-11-25T12:00:06.000Z');
export const iso = (ms: number): string => new Date(ms).toISOString();

export const serverSeed = 'ab'.repeat(32);
export const clientSeeds = ['anchor', 'lucky'];
/** The crash point that the seeds draw. */
export const drawn = formatCrashMultiplier(
  drawCrashPoint({ serverSeed, clientSeed: combineClientSeeds(clientSeeds) }),
);
const secret = { serverSeedHash: hashServerSeed(serverSeed), serverSeed: null, clientSeeds: null };

/** A round that takes bets, the first of them until {@link starts}. */
export function makeRound(changes: Partial<CrashRound> = {}): CrashRound {
  const number = changes.number ?? 1;
  return {
    roundId: `skybreaker:${number}`,
    number,
    phase: 'betting',
    bettingEndsAt: iso(starts),
    ...{ endedAt: null, nextRoundAt: null, crashPoint: null, seeds: secret, players: 2 },
    ...changes,
  };
}
export const makeRunning = (changes: Partial<CrashRound> = {}): CrashRound =>
  makeRound({ phase: 'running', ...changes });

/** A round that has ended at a crash point: at that of the seeds, unless another is given. */
export function makeEnded(crashPoint: string | null = drawn, changes: Partial<CrashRound> = {}): CrashRound {
  const ended = starts + (crashPoint === null ? 0 : crashDurationMs(parseCrashMultiplier(crashPoint) ?? 100));
  return makeRound({
    ...{ phase: 'ended', crashPoint, endedAt: iso(ended), nextRoundAt: iso(ended + 3_000) },
    seeds: { serverSeedHash: hashServerSeed(serverSeed), serverSeed, clientSeeds },
    ...changes,
  });
}

/** A bet of 2.00 in round 1. */
export function makeBet(changes: Partial<CrashBet> = {}): CrashBet {
  return {
    ...{ betId: 'bet-1', roundId: 'skybreaker:1', stake: '2.00', autoCashOut: null, state: 'placed' },
    ...{ multiplier: null, payout: null, balance: '48.00' },
    ...changes,
  };
}
export const makeCashedOut = (multiplier: string, payout: string): CrashBet =>
  makeBet({ state: 'cashed-out', multiplier, payout, balance: '53.00' });

/** A table with 50.00 to play, in euro and English, 2 s before the curve of round 1 starts. */
export function makeTable(changes: Partial<CrashTable> = {}): CrashTable {
  return {
    ...{ name: 'Skybreaker', provider: 'Parallax', mode: 'real', currencyCode: 'EUR', locale: 'en' },
    betSteps: ['0.20', '0.40', '0.60', '0.80', '1.00', '1.60', '2.00', '3.00', '4.00', '5.00'],
    ...{ defaultBet: '2.00', returnToPlayer: '99.00', maxMultiplier: '1000.00', balance: '50.00' },
    ...{ minimumRoundSeconds: 0, now: iso(starts - 2_000), round: makeRound() },
    history: [{ roundId: 'skybreaker:0', number: 0, crashPoint: '3.87' }],
    ...{ cashOuts: [], publicName: 'ma•••n', bet: null, lastBet: null },
    ...changes,
  };
}

export const unknown: { ok: false; failure: CallFailure } = { ok: false, failure: { kind: 'unknown' } };
export const rejectedWith = (code: string): { ok: false; failure: CallFailure } => ({
  ok: false,
  failure: { kind: 'rejected', code },
});

/** Starts a session whose server answers as its test decides; time stands still until the test moves it. */
export function startCrash(table: CrashTable = makeTable(), first?: CallResult<CrashTable>) {
  let now = Date.parse(table.now);
  let opening: CallResult<CrashTable> = first ?? { ok: true, data: table };
  const waiting = new Map<string, ((result: never) => void)[]>();
  const called: string[] = [];
  const ask = <T>(call: string, name: string) =>
    new Promise<CallResult<T>>((answer) => {
      called.push(call);
      waiting.set(name, [...(waiting.get(name) ?? []), answer]);
    });
  const client: CrashClient = {
    async open() {
      called.push('open');
      return opening;
    },
    placeBet: ({ key, roundId, stake, autoCashOut, clientSeed }) =>
      ask(`bet ${stake} at ${autoCashOut ?? '-'} in ${roundId} by ${key} with ${clientSeed}`, 'bet'),
    cashOut: (betId) => ask(`cash out ${betId}`, 'cash-out'),
    readRound: (roundId) => ask(`read ${roundId}`, 'round'),
  };
  const later: { run(): void; at: number }[] = [];
  const sent = vi.fn<FrameLink['send']>();
  const changes: [CrashState, CrashState][] = [];
  let keys = 0;
  const session = startCrashSession({
    ...{ client, link: { send: sent }, clientSeed: { value: 'lucky' } },
    newKey: () => `key-${(keys += 1)}`,
    now: () => now,
    later(run, ms) {
      const timer = { run, at: now + ms };
      later.push(timer);
      return () => {
        if (later.includes(timer)) later.splice(later.indexOf(timer), 1);
      };
    },
    onChange: (state, before) => void changes.push([state, before]),
  });
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  return {
    ...{ session, called, sent, changes, settle },
    now: () => now,
    async ready() {
      await vi.waitUntil(() => session.state.screen !== 'opening');
      called.length = 0;
    },
    play(): CrashPlay {
      if (session.state.screen !== 'table') throw new Error(`The game is ${session.state.screen}.`);
      return session.state;
    },
    /** What the next reads of the table return. */
    nextTable(result: CallResult<CrashTable>) {
      opening = result;
    },
    /** Answers the oldest call of a kind that waits. */
    async answer(name: 'bet' | 'cash-out' | 'round', result: CallResult<unknown>) {
      waiting.get(name)?.shift()?.(result as never);
      await settle();
    },
    /** Moves the clock and runs the timers whose time has come, once each. */
    async pass(ms: number) {
      now += ms;
      for (const timer of later.filter(({ at }) => at <= now)) {
        later.splice(later.indexOf(timer), 1);
        timer.run();
      }
      await settle();
    },
    /** Receives a round over the socket. */
    async receive(round: CrashRound) {
      session.socket.round({ now: iso(now), round });
      await settle();
    },
  };
}
