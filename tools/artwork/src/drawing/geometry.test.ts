import { describe, expect, it } from 'vitest';
import { cyclic, point, regularPolygon, starPoints, taperedBand, tenth, wedge } from './geometry.js';

describe('geometry', () => {
  it('rounds to tenths without a negative zero', () => {
    expect(Object.is(tenth(-0.01), 0)).toBe(true);
    expect(point([1.26, -3])).toBe('1.3 -3');
  });

  it('runs round a list in both directions', () => {
    expect([-1, 0, 3, 4].map((i) => cyclic(['a', 'b', 'c'], i))).toEqual(['c', 'a', 'a', 'b']);
    expect(() => cyclic([], 0)).toThrow('empty list');
  });

  it('puts corners on their circles', () => {
    for (const [x, y] of regularPolygon(7, 50)) expect(Math.hypot(x, y)).toBeCloseTo(50, 6);
    expect(starPoints(5, 10, 4).map(([x, y]) => Math.round(Math.hypot(x, y)))).toEqual([
      10, 4, 10, 4, 10, 4, 10, 4, 10, 4,
    ]);
  });

  it('draws the long way round for wedges past a half turn', () => {
    expect(wedge(0, 0, 10, 0, 90)).toBe('M0 0L10 0A10 10 0 0 1 0 10Z');
    expect(wedge(0, 0, 10, 0, 270)).toContain('A10 10 0 1 1');
  });

  it('tapers from the first width to the last', () => {
    const { outline, sections } = taperedBand(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      20,
      4,
    );
    expect(sections[0]?.halfWidth).toBe(10);
    expect(sections.at(-1)?.halfWidth).toBe(2);
    expect(outline).toMatch(/^M0 10Q.*Z$/);
  });
});
