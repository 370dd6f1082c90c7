import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBars } from './counts.js';

describe('counts as bars', () => {
  it('are parts of the highest, each with its part of the one before', () => {
    expect(countBars([148, 18, 12])).toEqual([
      { count: 148, height: 1, ofBefore: null },
      { count: 18, height: 18 / 148, ofBefore: 18 / 148 },
      { count: 12, height: 12 / 148, ofBefore: 12 / 18 },
    ]);
  });
  it('stay visible when they are small, and have none at zero', () => {
    expect(countBars([1_000, 1, 0]).map(({ height }) => height)).toEqual([1, 0.06, 0]);
    expect(countBars([0, 0]).map(({ height, ofBefore }) => [height, ofBefore])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(countBars([])).toEqual([]);
  });
  it('have no part of a count that is lower', () => {
    expect(countBars([2, 5, 5]).map(({ ofBefore }) => ofBefore)).toEqual([null, null, 1]);
  });
  it('are between nothing and the highest, whatever the counts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 1_000_000 })), (counts) => {
        for (const { height, ofBefore } of countBars(counts)) {
          expect(height >= 0 && height <= 1).toBe(true);
          expect(ofBefore === null || ofBefore <= 1).toBe(true);
        }
      }),
    );
  });
});
