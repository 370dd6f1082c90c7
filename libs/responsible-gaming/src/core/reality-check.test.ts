import { sum } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedChoices,
  longestStepMs,
  netOfPlay,
  noPlayTime,
  playedAt,
  playedOnServerAt,
  type PlayTime,
  type PlayTimeEvent,
  playTimeAfter,
  withServerFigures,
} from './reality-check.js';

const minute = 60_000;
const after = (events: readonly PlayTimeEvent[], start: PlayTime = noPlayTime(30)) =>
  events.reduce(playTimeAfter, start);
const round = (at: number): PlayTimeEvent => ({ type: 'round', at, stake: '1', payout: '0.4' });
/** A look at the clock every half minute, from one time to another. */
const ticks = (from: number, to: number): PlayTimeEvent[] =>
  Array.from({ length: Math.floor((to - from) / 30_000) }, (_, index) => ({
    type: 'tick',
    at: from + (index + 1) * 30_000,
  }));

describe('playedAt', () => {
  it('goes on between two looks at the clock while the game is in view, and stands still otherwise', () => {
    const visible = after([{ type: 'visible', at: 0 }, ...ticks(0, 2 * minute)]);
    expect(playedAt(visible, 2 * minute + 7_000)).toBe(2 * minute + 7_000);
    const hidden = after([{ type: 'hidden', at: 2 * minute + 9_000 }], visible);
    expect(playedAt(hidden, 60 * minute)).toBe(2 * minute + 9_000);
  });
});

describe('playTimeAfter', () => {
  it('is due with the first round that is finished after the interval, never by time alone', () => {
    const waiting = after([{ type: 'visible', at: 0 }, ...ticks(0, 31 * minute)]);
    expect(waiting).toMatchObject({ isDue: false, sinceCheckMs: 31 * minute });
    expect(after([round(31 * minute)], waiting)).toMatchObject({ isDue: true, rounds: 1 });
  });
  it('is not due with a round before the interval is over', () => {
    expect(after([{ type: 'visible', at: 0 }, ...ticks(0, 29.5 * minute), round(29.5 * minute)]).isDue).toBe(
      false,
    );
  });
  it('stands still while the page is hidden', () => {
    const state = after([
      { type: 'visible', at: 0 },
      ...ticks(0, 10 * minute),
      { type: 'hidden', at: 10 * minute },
      ...ticks(10 * minute, 50 * minute),
      { type: 'visible', at: 50 * minute },
      ...ticks(50 * minute, 55 * minute),
    ]);
    expect(state.sinceCheckMs).toBe(15 * minute);
  });
  it('does not count the time that a device slept', () => {
    const state = after([
      { type: 'visible', at: 0 },
      { type: 'tick', at: 8 * 60 * minute },
    ]);
    expect(state.sinceCheckMs).toBe(longestStepMs);
  });
  it('does not run backwards with a clock that was set back', () => {
    const state = after([
      { type: 'visible', at: 100_000 },
      { type: 'tick', at: 40_000 },
      { type: 'tick', at: 110_000 },
    ]);
    expect(state.sinceCheckMs).toBe(10_000);
  });
  it('stands still until it is answered, then starts anew with the chosen minutes', () => {
    const due = after([{ type: 'visible', at: 0 }, ...ticks(0, 30 * minute), round(30 * minute)]);
    const asked = after(ticks(30 * minute, 45 * minute), due);
    expect(asked).toMatchObject({ isDue: true, totalMs: 30 * minute });
    const answered = after([{ type: 'answered', at: 45 * minute, minutes: 15 }], asked);
    expect(answered).toMatchObject({
      isDue: false,
      sinceCheckMs: 0,
      totalMs: 30 * minute,
      intervalMs: 15 * minute,
    });
    expect(after([...ticks(45 * minute, 60 * minute), round(60 * minute)], answered)).toMatchObject({
      isDue: true,
      totalMs: 45 * minute,
    });
  });
  it('stays paused when it is answered while the page is hidden', () => {
    const due = after([
      { type: 'visible', at: 0 },
      ...ticks(0, 30 * minute),
      round(30 * minute),
      { type: 'hidden', at: 30 * minute },
    ]);
    const answered = after(
      [{ type: 'answered', at: 31 * minute, minutes: 15 }, ...ticks(31 * minute, 40 * minute)],
      due,
    );
    expect(answered.sinceCheckMs).toBe(0);
  });
  it('is never due without an interval, and no longer due when the interval is removed', () => {
    expect(
      after([{ type: 'visible', at: 0 }, ...ticks(0, 300 * minute), round(300 * minute)], noPlayTime(null))
        .isDue,
    ).toBe(false);
    const due = after([{ type: 'visible', at: 0 }, ...ticks(0, 30 * minute), round(30 * minute)]);
    expect(after([{ type: 'interval', at: 30 * minute, minutes: null }], due).isDue).toBe(false);
    expect(after([{ type: 'interval', at: 30 * minute, minutes: 60 }], due).isDue).toBe(true);
  });
  it('adds up stakes and wins', () => {
    const state = after([round(1), round(2), round(3)]);
    expect(state).toMatchObject({ staked: '3', won: '1.2', rounds: 3 });
    expect(netOfPlay(state)).toBe('-1.8');
  });

  const event: fc.Arbitrary<(at: number) => PlayTimeEvent> = fc.oneof(
    fc
      .constantFrom('visible' as const, 'hidden' as const, 'tick' as const)
      .map((type) => (at: number) => ({ type, at })),
    fc.constant(round),
    fc
      .constantFrom(15, 30, 60, null)
      .map((minutes) => (at: number) => ({ type: 'answered' as const, at, minutes })),
  );
  it('never interrupts anything but a finished round, for any history', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(event, fc.integer({ min: 0, max: 90_000 })), { maxLength: 200 }),
        (history) => {
          let [at, state] = [0, noPlayTime(15)];
          const rounds: string[] = [];
          for (const [make, step] of history) {
            at += step;
            const next = make(at);
            const before = state;
            state = playTimeAfter(state, next);
            if (next.type === 'round') rounds.push(next.stake);
            if (!before.isDue && state.isDue) {
              expect(next.type).toBe('round');
              expect(state.sinceCheckMs).toBeGreaterThanOrEqual(state.intervalMs ?? Number.POSITIVE_INFINITY);
            }
            expect(state.totalMs).toBeGreaterThanOrEqual(before.totalMs);
            expect(state.totalMs).toBeLessThanOrEqual(at);
          }
          expect(state.staked).toBe(sum(rounds));
        },
      ),
    );
  });
});

describe('allowedChoices', () => {
  it('offers 15, 30 and 60 minutes up to the longest that the operator allows', () => {
    expect(allowedChoices(null)).toEqual([15, 30, 60]);
    expect(allowedChoices(60)).toEqual([15, 30, 60]);
    expect(allowedChoices(30)).toEqual([15, 30]);
    expect(allowedChoices(45)).toEqual([15, 30, 45]);
    expect(allowedChoices(10)).toEqual([10]);
  });

  it('offers the player’s own interval as well, unless the operator does not allow it', () => {
    expect(allowedChoices(60, 5)).toEqual([5, 15, 30, 60]);
    expect(allowedChoices(null, 90)).toEqual([15, 30, 60, 90]);
    expect(allowedChoices(30, 90)).toEqual([15, 30]);
  });
});

const figures = {
  currencyCode: 'EUR',
  startedAt: '2026-11-26T20:00:00Z',
  playedMs: 600_000,
  staked: '20',
  won: '5',
  rounds: 12,
  checkDueAt: null,
  pausedUntil: null,
  now: null,
};

describe('withServerFigures', () => {
  it('replaces what the tab counted, and keeps its interval', () => {
    const own = after([{ type: 'visible', at: 0 }, round(1_000)], noPlayTime(5));
    expect(withServerFigures(own, figures)).toMatchObject({
      intervalMs: 300_000,
      totalMs: 600_000,
      staked: '20',
      won: '5',
      rounds: 12,
      isDue: false,
    });
    expect(withServerFigures(own, { ...figures, checkDueAt: '2026-11-26T20:10:00Z' }).isDue).toBe(true);
  });
});

describe('playedOnServerAt', () => {
  it('adds the time in view since the figures were read, at most a minute', () => {
    const shownAt = (at: number, isRunning = true) =>
      playedOnServerAt(figures, { readAt: 1_000, isRunning }, at);
    expect([shownAt(1_000), shownAt(21_000), shownAt(999_000), shownAt(0)]).toEqual([
      600_000, 620_000, 660_000, 600_000,
    ]);
    expect(shownAt(21_000, false)).toBe(600_000);
  });

  it('stands still while a check is due and during a pause', () => {
    const look = { readAt: 0, isRunning: true };
    expect(playedOnServerAt({ ...figures, checkDueAt: '2026-11-26T20:10:00Z' }, look, 9_000)).toBe(600_000);
    expect(playedOnServerAt({ ...figures, pausedUntil: '2026-11-26T20:15:00Z' }, look, 9_000)).toBe(600_000);
  });
});
