import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsBytes } from './check-png.js';

interface Shape {
  width: number;
  height: number;
  depth?: number;
  color?: number;
  interlace?: number;
}
function header({ width, height, depth = 8, color = 0, interlace = 0 }: Shape): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, interlace], 8);
  return data;
}

describe('rowsBytes', () => {
  it.each([
    [{ width: 1, height: 1 }, 2],
    [{ width: 16, height: 16 }, 16 * 17],
    [{ width: 9, height: 2, depth: 1 }, 2 * 3],
    [{ width: 10, height: 10, color: 2 }, 10 * 31],
    [{ width: 10, height: 10, color: 6, depth: 16 }, 10 * 81],
    [{ width: 10, height: 10, color: 3, depth: 4 }, 10 * 6],
    // One pass of one pixel; of the others none has a column or a row.
    [{ width: 1, height: 1, interlace: 1 }, 2],
    // The seven passes of eight by eight pixels.
    [{ width: 8, height: 8, interlace: 1 }, 2 + 2 + 3 + 2 * 3 + 2 * 5 + 4 * 5 + 4 * 9],
  ])('of %o is %i', (shape, expected) => {
    expect(rowsBytes(header(shape))).toBe(expected);
  });
  it('counts every pixel of an interlaced picture once, besides the filters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (width, height) => {
        const interlaced = rowsBytes(header({ width, height, interlace: 1 }));
        expect(interlaced).toBeGreaterThan(width * height);
        expect(interlaced).toBeLessThanOrEqual(width * height + 2 * height + 15);
      }),
    );
  });
});
