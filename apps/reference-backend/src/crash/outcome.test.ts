import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crashDurationMs,
  crashMultipliers,
  isCashedOut,
  leastAutoCashOut,
  msToMultiplier,
  multiplierAt,
} from '@casino-kit/reference-games';
import { outcomeAt } from './outcome.js';
import { expectedPhase, lossesAfterMs, parseRoundNumber, getPhase } from './timeline.js';

const startsAt = new Date('2027-03-03T12:00:00Z');
const after = (ms: number) => new Date(startsAt.getTime() + ms);
const roundTo = (crashPoint: number | null) => ({
  startsAt,
  closedAt: startsAt,
  crashPoint,
  endsAt: after(crashPoint === null ? 0 : crashDurationMs(crashPoint)),
});
const { least, most } = crashMultipliers;
const points = fc.integer({ min: least, max: most });
const targets = fc.option(fc.integer({ min: leastAutoCashOut, max: most }));
const instants = fc.integer({ min: 0, max: 130_000 });
const lost = { state: 'lost', multiplier: null };

describe('a bet that is cashed out by its player', () => {
  it('is paid what the curve shows at that instant, until the curve ends', () => {
    fc.assert(
      fc.property(points, instants, (point, ms) => {
        const outcome = outcomeAt({ autoCashOut: null }, roundTo(point), 'cash-out', after(ms));
        const multiplier = multiplierAt(ms);
        const isPaid = ms < crashDurationMs(point) || (point === most && multiplier === most);
        expect(outcome).toEqual(isPaid ? { state: 'cashed-out', multiplier } : lost);
        if (isPaid) expect(isCashedOut(multiplier, point)).toBe(true);
      }),
    );
  });
  it('is lost from the first ms after the crash on, and with the start of a round that crashes at 1.00', () => {
    const cashOut = (point: number, ms: number) =>
      outcomeAt({ autoCashOut: null }, roundTo(point), 'cash-out', after(ms));
    const ends = crashDurationMs(250);
    expect(cashOut(250, ends - 1)).toEqual({ state: 'cashed-out', multiplier: 250 });
    expect(cashOut(250, ends)).toEqual(lost);
    expect(cashOut(100, 0)).toEqual(lost);
    expect(cashOut(101, 0)).toEqual({ state: 'cashed-out', multiplier: 100 });
  });
  it('goes on before the start', () => {
    const open = { startsAt, closedAt: null, crashPoint: null, endsAt: null };
    expect(outcomeAt({ autoCashOut: null }, open, 'cash-out', after(-1))).toBeNull();
    // A node whose clock is behind.
    expect(outcomeAt({ autoCashOut: null }, roundTo(250), 'cash-out', after(-1))).toBeNull();
  });
});

describe('a multiplier that was set before', () => {
  it('is paid exactly when the round reaches it, however late that is noticed', () => {
    fc.assert(
      fc.property(points, targets, fc.nat(10_000_000), (point, autoCashOut, late) => {
        const round = roundTo(point);
        const seen = new Date(round.endsAt.getTime() + lossesAfterMs + late);
        const target = autoCashOut ?? most;
        expect(outcomeAt({ autoCashOut }, round, 'due', seen)).toEqual(
          point > least && target <= point ? { state: 'cashed-out', multiplier: target } : lost,
        );
      }),
    );
  });
  it('is not paid before, and comes before a cash-out that is later', () => {
    fc.assert(
      fc.property(targets, instants, (autoCashOut, ms) => {
        const target = autoCashOut ?? most;
        const isReached = ms >= msToMultiplier(target);
        const due = outcomeAt({ autoCashOut }, roundTo(most), 'due', after(ms));
        expect(due).toEqual(isReached ? { state: 'cashed-out', multiplier: target } : null);
        expect(outcomeAt({ autoCashOut }, roundTo(most), 'cash-out', after(ms))?.multiplier).toBe(
          Math.min(target, multiplierAt(ms)),
        );
      }),
    );
  });
});

describe('losses', () => {
  it('wait for cash-outs that arrived in time', () => {
    const due = (ms: number) => outcomeAt({ autoCashOut: null }, roundTo(250), 'due', after(ms));
    const ends = crashDurationMs(250);
    expect([due(ends - 1), due(ends), due(ends + lossesAfterMs - 1)]).toEqual([null, null, null]);
    expect(due(ends + lossesAfterMs)).toEqual(lost);
  });
});

describe('a bet of an excluded player', () => {
  it('is returned before the start, cashed out while the curve runs, and lost after it', () => {
    const excluded = (round: Parameters<typeof outcomeAt>[1], ms: number) =>
      outcomeAt({ autoCashOut: null }, round, 'exclusion', after(ms));
    const open = { startsAt, closedAt: null, crashPoint: null, endsAt: null };
    expect(excluded(open, -3_000)).toEqual({ state: 'returned', multiplier: null });
    expect(excluded(roundTo(500), 11_553)).toEqual({ state: 'cashed-out', multiplier: 200 });
    expect(excluded(roundTo(500), crashDurationMs(500) + lossesAfterMs)).toEqual(lost);
  });
});

describe('a void round', () => {
  it('returns every bet', () => {
    for (const occasion of ['cash-out', 'due', 'exclusion'] as const)
      expect(outcomeAt({ autoCashOut: 101 }, roundTo(null), occasion, after(60_000))).toEqual({
        state: 'returned',
        multiplier: null,
      });
  });
});

describe('the phases of a round', () => {
  const row = { ...roundTo(250), gameSlug: 'skybreaker', number: 7, serverSeed: '', opensAt: after(-6_000) };
  const stored = { ...row, clientSeeds: [] };
  it('follow each other, each with its end', () => {
    const open = { ...stored, closedAt: null, crashPoint: null, endsAt: null };
    const ends = crashDurationMs(250);
    expect(expectedPhase(open, after(-1_500))).toEqual({ key: 'skybreaker:7 betting', leftMs: 1_500 });
    expect(expectedPhase(open, after(0)).key).toBe('skybreaker:7 running');
    expect(expectedPhase(stored, after(1_000))).toEqual({
      key: 'skybreaker:7 running',
      leftMs: ends - 1_000,
    });
    expect(expectedPhase(stored, after(ends))).toEqual({ key: 'skybreaker:7 ended', leftMs: 3_000 });
    expect(expectedPhase(stored, after(ends + 3_000)).key).toBe('skybreaker:7 over');
    expect(getPhase(stored, after(-1))).toBe('running');
  });
  it('belong to a round of this table alone', () => {
    expect(parseRoundNumber('skybreaker', 'skybreaker:7')).toBe(7);
    for (const id of [
      'skybreaker:',
      'skybreaker:0',
      'skybreaker:07',
      'skybreaker:1e3',
      'lift-off:7',
      '7',
      '',
    ])
      expect(parseRoundNumber('skybreaker', id)).toBeUndefined();
    expect(parseRoundNumber('skybreaker', `skybreaker:${2 ** 31}`)).toBeUndefined();
  });
});
