import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenTicks } from './even-ticks.js';

describe('evenTicks', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [3, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6, 8]],
    [96.2, [0, 25, 50, 75, 100]],
    [101, [0, 30, 60, 90, 120]],
    [1_999, [0, 500, 1_000, 1_500, 2_000]],
    [33_000, [0, 10_000, 20_000, 30_000, 40_000]],
  ])('counts to %s in easy steps', (highest, ticks) => {
    expect(evenTicks(highest)).toEqual(ticks);
  });

  it('has the ticks of every axis at the same heights, and leaves less than half of it empty', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (highest) => {
        const ticks = evenTicks(highest);
        const top = ticks.at(-1) ?? 0;
        expect(ticks.map((tick) => tick / top)).toEqual([0, 0.25, 0.5, 0.75, 1]);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(top).toBeGreaterThanOrEqual(highest);
        if (highest > 4) expect(top).toBeLessThan(highest * 2);
      }),
    );
  });
});
