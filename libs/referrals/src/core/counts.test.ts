import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBars } from './counts.js';

describe('countBars', () => {
  it('returns heights relative to the highest count, and the share of the previous one', () => {
    expect(countBars([148, 18, 12])).toEqual([
      { count: 148, height: 1, shareOfPrevious: null },
      { count: 18, height: 18 / 148, shareOfPrevious: 18 / 148 },
      { count: 12, height: 12 / 148, shareOfPrevious: 12 / 18 },
    ]);
  });
  it('keeps bars of small counts visible, and shows none for zero', () => {
    expect(countBars([1_000, 1, 0]).map(({ height }) => height)).toEqual([1, 0.06, 0]);
    expect(countBars([0, 0]).map(({ height, shareOfPrevious }) => [height, shareOfPrevious])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(countBars([])).toEqual([]);
  });
  it('returns no share of a previous count that is lower', () => {
    expect(countBars([2, 5, 5]).map(({ shareOfPrevious }) => shareOfPrevious)).toEqual([null, null, 1]);
  });
  it('returns heights from 0 to 1 and shares of at most 1 for any counts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 1_000_000 })), (counts) => {
        for (const { height, shareOfPrevious } of countBars(counts)) {
          expect(height >= 0 && height <= 1).toBe(true);
          expect(shareOfPrevious === null || shareOfPrevious <= 1).toBe(true);
        }
      }),
    );
  });
});
