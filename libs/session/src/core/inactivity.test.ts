import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeoutGraceMs, inactivityMinutes, lookEveryMs, watchInactivity } from './inactivity.js';

const minute = 60_000;

/** A watch on a machine whose clock and timers the test controls. */
function machine(timeoutMs: number, start = 1_000_000) {
  let clock = start;
  let next = 0;
  const timers = new Map<number, { at: number; work: () => void }>();
  const timeouts: number[] = [];
  const warnings: (number | null)[] = [];
  const watch = watchInactivity<number>({
    timeoutMs,
    now: () => clock,
    schedule(work, ms) {
      timers.set(++next, { at: clock + ms, work });
      return next;
    },
    cancel: (timer) => timers.delete(timer),
    onWarning: (endsAt) => warnings.push(endsAt === null ? null : endsAt - start),
    onTimeout: () => timeouts.push(clock - start),
  });
  const runDue = () => {
    for (const [timer, { at, work }] of timers) if (at <= clock && timers.delete(timer)) work();
  };
  return {
    watch,
    timeouts,
    warnings,
    waiting: timers,
    touch: () => watch.touch(clock),
    /** Time passes and every timer runs when it is due. */
    awake(ms: number) {
      const until = clock + ms;
      for (;;) {
        const due = Math.min(...[...timers.values()].map(({ at }) => at));
        if (due > until) break;
        clock = due;
        runDue();
      }
      clock = until;
    },
    /** Time passes while no timer runs. */
    asleep(ms: number) {
      clock += ms;
    },
    /** Someone sets the clock; timers run by another one. */
    setBack(ms: number) {
      clock -= ms;
      for (const timer of timers.values()) timer.at -= ms;
    },
    runDue,
    now: () => clock,
    start,
  };
}

describe('inactivityMinutes', () => {
  it.each([
    [15, 15],
    [1.5, 1.5],
    [1, 30],
    [0, 30],
    [-5, 30],
    [NaN, 30],
    [Infinity, 30],
    [null, 30],
    [undefined, 30],
  ])('reads the setting %s as %s minutes', (setting, minutes) =>
    expect(inactivityMinutes(setting)).toBe(minutes),
  );
  it('uses the setting if it is greater than 1', () => {
    fc.assert(
      fc.property(fc.double(), (setting) => {
        expect(inactivityMinutes(setting)).toBe(setting > 1 && setting < Infinity ? setting : 30);
      }),
    );
  });
});

describe('watchInactivity', () => {
  it('logs out once after the limit and then stops', () => {
    const { awake, touch, timeouts, waiting } = machine(30 * minute);
    awake(29 * minute);
    touch();
    awake(30 * minute - 1);
    expect(timeouts).toEqual([]);
    awake(1 + timeoutGraceMs);
    expect(timeouts).toEqual([59 * minute + timeoutGraceMs]);
    touch();
    awake(60 * minute);
    expect([timeouts.length, waiting.size]).toEqual([1, 0]);
  });
  it('warns two minutes before the end, once', () => {
    const { awake, warnings } = machine(30 * minute);
    awake(28 * minute - 1);
    expect(warnings).toEqual([]);
    awake(1);
    expect(warnings).toEqual([30 * minute]);
    awake(2 * minute - 1);
    expect(warnings).toEqual([30 * minute]);
  });
  it('withdraws the warning when the player does something, here or in another tab', () => {
    const { awake, touch, warnings, timeouts } = machine(30 * minute);
    awake(29 * minute);
    touch();
    expect(warnings).toEqual([30 * minute, null]);
    awake(28 * minute);
    expect(warnings).toEqual([30 * minute, null, 59 * minute]);
    expect(timeouts).toEqual([]);
  });
  it('warns exactly two minutes before the end of a limit that no regular check meets', () => {
    const { awake, warnings } = machine(9 * minute + 10_000);
    awake(7 * minute + 10_000 - 1);
    expect(warnings).toEqual([]);
    awake(1);
    expect(warnings).toEqual([9 * minute + 10_000]);
  });
  it('keeps the warning when another tab reports activity that is two minutes too old', () => {
    const { watch, awake, warnings, start } = machine(10 * minute);
    awake(8 * minute);
    expect(warnings).toEqual([10 * minute]);
    watch.touch(start);
    expect(warnings).toEqual([10 * minute]);
  });
  it('does not count activity at the very end of the limit', () => {
    const { asleep, touch, awake, timeouts } = machine(10 * minute);
    asleep(10 * minute);
    touch();
    awake(timeoutGraceMs);
    expect(timeouts).toEqual([10 * minute + timeoutGraceMs]);
  });
  it('warns at half of a limit that is shorter than four minutes', () => {
    const { awake, warnings } = machine(2 * minute);
    awake(minute - 1);
    expect(warnings).toEqual([]);
    awake(1);
    expect(warnings).toEqual([2 * minute]);
  });
  it('ends the session with the first check after a sleep past the limit', () => {
    const { awake, asleep, runDue, timeouts } = machine(30 * minute);
    awake(10 * minute);
    asleep(8 * 60 * minute);
    runDue();
    awake(timeoutGraceMs);
    expect(timeouts).toEqual([490 * minute + timeoutGraceMs]);
  });
  it('does not count the first touch after a sleep as activity', () => {
    const { asleep, awake, touch, timeouts } = machine(30 * minute);
    asleep(31 * minute);
    touch();
    awake(timeoutGraceMs);
    expect(timeouts).toEqual([31 * minute + timeoutGraceMs]);
  });
  it('reads what other tabs posted while this one was frozen before it acts', () => {
    const { watch, asleep, awake, touch, timeouts, start } = machine(30 * minute);
    asleep(45 * minute);
    touch();
    for (const emitted of [20, 40]) watch.touch(start + emitted * minute);
    awake(timeoutGraceMs);
    expect(timeouts).toEqual([]);
    awake(25 * minute);
    expect(timeouts).toEqual([70 * minute + timeoutGraceMs]);
  });
  it.each([1_000, 20])('is not postponed by a time that is %s minutes in the future', (minutes) => {
    const { watch, awake, timeouts, now } = machine(30 * minute);
    watch.touch(now() + minutes * minute);
    awake(30 * minute + lookEveryMs + timeoutGraceMs);
    expect(timeouts.length).toBe(1);
  });
  it('is not postponed when the clock is set back', () => {
    const { setBack, awake, timeouts, touch } = machine(30 * minute);
    awake(10 * minute);
    touch();
    setBack(24 * 60 * minute);
    awake(31 * minute);
    expect(timeouts.length).toBe(1);
  });
  it('stops on request', () => {
    const { watch, awake, timeouts, waiting } = machine(30 * minute);
    watch.stop();
    awake(60 * minute);
    expect([timeouts, waiting.size]).toEqual([[], 0]);
  });
  it('ends the session at the first gap as long as the limit, whatever order tabs report activity in', () => {
    const limit = 30 * minute;
    const pauses = fc.array(fc.integer({ min: 0, max: 40 * minute }), { maxLength: 12 });
    fc.assert(
      fc.property(pauses, fc.boolean(), (gaps, sleepy) => {
        const { awake, asleep, touch, timeouts } = machine(limit);
        let past = 0;
        let expected: number | null = null;
        for (const gap of [...gaps, limit + timeoutGraceMs]) {
          if (expected === null && gap >= limit) expected = past;
          if (sleepy) asleep(gap);
          else awake(gap);
          past += gap;
          touch();
        }
        awake(timeoutGraceMs);
        expect(timeouts.length).toBe(1);
        // Not before the limit, and exactly at it if no tab slept.
        expect(timeouts[0]).toBeGreaterThanOrEqual(expected! + limit);
        if (!sleepy) expect(timeouts[0]).toBe(expected! + limit + timeoutGraceMs);
      }),
    );
  });
  it('never waits longer than half a minute, even for a long limit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.01, max: 1e9, noNaN: true }), (minutes) => {
        const { waiting, now } = machine(minutes * minute);
        expect([...waiting.values()].map(({ at }) => at - now() <= lookEveryMs)).toEqual([true]);
      }),
    );
  });
});
