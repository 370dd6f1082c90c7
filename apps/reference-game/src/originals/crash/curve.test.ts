import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { crashMultipliers, msToMultiplier, multiplierAt } from '@casino-kit/reference-games';
import { curveFrame, curvePlace, curvePlaces, multiplierLines, toSvgPath, timeLines } from './curve.js';

describe('the curve on the board', () => {
  it('starts in the corner and stays inside of the board, with room above and behind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: msToMultiplier(crashMultipliers.most) }), (elapsed) => {
        const frame = curveFrame(elapsed);
        const multiplier = multiplierAt(elapsed);
        const end = curvePlace(elapsed, multiplier, frame);
        expect(end.x).toBeLessThanOrEqual(80.01);
        expect(end.y).toBeGreaterThanOrEqual(33);
        const places = curvePlaces(multiplier, frame);
        expect(places[0]).toEqual({ x: 0, y: 100 });
        for (const [index, { x, y }] of places.entries()) {
          const before = places[index - 1];
          if (before === undefined) continue;
          expect(x).toBeGreaterThanOrEqual(before.x);
          expect(y).toBeLessThanOrEqual(before.y);
        }
        expect(places.at(-1)?.x).toBeLessThanOrEqual(end.x + 0.001);
      }),
    );
  });

  it('keeps its scale while the curve is low, as in the drawing', () => {
    const frame = curveFrame(20_500);
    expect(frame).toEqual(curveFrame(0));
    expect(multiplierLines(frame)).toEqual([100, 200, 300, 400]);
    expect(timeLines(frame)).toEqual([0, 5_000, 10_000, 15_000, 20_000, 25_000]);
  });

  it('has few lines however high it is', () => {
    for (const elapsed of [0, 30_000, 60_000, 90_000, msToMultiplier(crashMultipliers.most)]) {
      const frame = curveFrame(elapsed);
      const lines = multiplierLines(frame);
      expect(lines.length).toBeLessThanOrEqual(8);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.every((line) => line <= frame.top)).toBe(true);
      expect(timeLines(frame).length).toBeLessThanOrEqual(7);
    }
  });

  it('is one path', () => {
    expect(toSvgPath([])).toBe('');
    expect(
      toSvgPath([
        { x: 0, y: 100 },
        { x: 12.345, y: 50 },
      ]),
    ).toBe('M0.00 100.00L12.35 50.00');
    expect(curvePlaces(100, curveFrame(0))).toEqual([
      { x: 0, y: 100 },
      { x: 0, y: 100 },
    ]);
  });
});
