import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUpdatePace } from './update-pace.js';

/** A pace of two a second over lists of numbers, with a clock that the test moves. */
function start() {
  let clock = 0;
  let timer: { at: number; callback: () => void } | null = null;
  const applied: { at: number; values: number[] }[] = [];
  const pace = createUpdatePace<number[]>({
    limit: 2,
    windowMs: 1_000,
    merge: (earlier, later) => [...earlier, ...later],
    apply: (values) => void applied.push({ at: clock, values }),
    now: () => clock,
    after: (ms, callback) => {
      timer = { at: clock + ms, callback };
      return () => (timer = null);
    },
  });
  const move = (ms: number) => {
    const until = clock + ms;
    while (timer !== null && timer.at <= until) {
      const { at, callback } = timer;
      timer = null;
      clock = at;
      callback();
    }
    clock = until;
  };
  return { pace, move, applied };
}

describe('a pace of updates', () => {
  it('applies the first ones at once and merges the others until the next is free', () => {
    const { pace, move, applied } = start();
    pace.push([1]);
    move(100);
    for (const value of [2, 3, 4]) pace.push([value]);
    expect(applied).toEqual([
      { at: 0, values: [1] },
      { at: 100, values: [2] },
    ]);
    move(2_000);
    expect(applied.at(-1)).toEqual({ at: 1_000, values: [3, 4] });
    pace.push([5]);
    expect(applied.at(-1)).toEqual({ at: 2_100, values: [5] });
  });

  it('drops what is pending when it is cancelled', () => {
    const { pace, move, applied } = start();
    for (const value of [1, 2, 3]) pace.push([value]);
    pace.cancel();
    move(5_000);
    expect(applied.flatMap(({ values }) => values)).toEqual([1, 2]);
  });

  it('loses nothing, keeps the order, and applies no more than its limit in any window', () => {
    const steps = fc.array(fc.nat(700), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(steps, (pauses) => {
        const { pace, move, applied } = start();
        pauses.forEach((pause, value) => {
          move(pause);
          pace.push([value]);
        });
        move(1_000);
        expect(applied.flatMap(({ values }) => values)).toEqual(pauses.map((_pause, value) => value));
        applied.forEach(({ at }, index) => {
          const third = applied[index + 2];
          if (third !== undefined) expect(third.at - at).toBeGreaterThanOrEqual(1_000);
        });
      }),
    );
  });
});
