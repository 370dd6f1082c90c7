import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels, sessionRange } from './session-range.js';

const cents = (value: number) => (value / 100).toFixed(2);
const percentiles = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: -100_000, max: 100_000 })))
  .map((values) => {
    const [p5 = 0, p25 = 0, p75 = 0, p95 = 0] = [...values].sort((a, b) => a - b);
    return { p5: cents(p5), p25: cents(p25), p75: cents(p75), p95: cents(p95) };
  });

describe('sessionRange', () => {
  it('keeps everything on the axis, the half inside the nine in ten', () => {
    fc.assert(
      fc.property(percentiles, (figures) => {
        const { nineInTen, half, zero } = sessionRange({ percentiles: figures });
        const places = [nineInTen.from, half.from, half.to, nineInTen.to];
        expect(places).toEqual([...places].sort((a, b) => a - b));
        for (const place of [...places, zero]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('places the drawn example', () => {
    const { marks, zero } = sessionRange({
      percentiles: { p5: '-31.00', p25: '-22.00', p75: '-2.00', p95: '24.00' },
    });
    expect(marks.map(({ amount }) => amount)).toEqual(['-31', '-22', '-2', '0', '24']);
    expect(zero).toBeCloseTo(8 + (31 / 55) * 84, 6);
  });

  it('shows zero at an end if every session wins', () => {
    const { zero, nineInTen } = sessionRange({ percentiles: { p5: '1', p25: '2', p75: '3', p95: '4' } });
    expect(zero).toBe(8);
    expect(nineInTen.to).toBe(92);
  });
});

describe('placeLabels', () => {
  const ofWidth = (width: number, places: readonly number[]) => places.map((at) => ({ at, width }));

  it('keeps every label at its mark in one line if all fit there', () => {
    const places = [8, 25, 50, 75, 92];
    expect(placeLabels(ofWidth(16, places))).toEqual(places.map((at) => ({ at, line: 0 })));
  });

  it('uses two lines by turns if labels would overlap, with each label at its mark', () => {
    const places = [8, 30, 40, 50, 92];
    expect(placeLabels(ofWidth(16, places))).toEqual(
      places.map((at, index) => ({ at, line: index % 2 === 0 ? 0 : 1 })),
    );
  });

  it('moves only the labels of a line that overlap there', () => {
    const placed = placeLabels(ofWidth(16, [8, 44, 46, 48, 52]));
    expect(placed.map(({ line }) => line)).toEqual([0, 1, 0, 1, 0]);
    const [first, second, third, fourth, fifth] = placed.map(({ at }) => at);
    expect(first).toBe(8);
    expect([third! + fifth!, fifth! - third!]).toEqual([98, 16]);
    expect([second! + fourth!, fourth! - second!]).toEqual([92, 16]);
  });

  it('uses one line if a label is moved only to stay inside the axis', () => {
    expect(placeLabels(ofWidth(30, [8, 60]))).toEqual([
      { at: 15, line: 0 },
      { at: 60, line: 0 },
    ]);
  });

  it('keeps the labels of a line apart and inside the axis', () => {
    fc.assert(
      fc.property(percentiles, fc.integer({ min: 5, max: 33 }), (figures, width) => {
        const { marks } = sessionRange({ percentiles: figures });
        const placed = placeLabels(marks.map(({ at }) => ({ at, width })));
        for (const line of [0, 1]) {
          const centres = placed.filter((label) => label.line === line).map(({ at }) => at);
          for (const [index, centre] of centres.entries()) {
            expect(centre).toBeGreaterThanOrEqual(width / 2 - 1e-6);
            expect(centre).toBeLessThanOrEqual(100 - width / 2 + 1e-6);
            if (index > 0) expect(centre - (centres[index - 1] ?? 0)).toBeGreaterThanOrEqual(width - 1e-6);
          }
        }
      }),
    );
  });

  it('shares a line evenly among labels that are too long for it', () => {
    const placed = placeLabels(ofWidth(60, [8, 30, 40, 50, 92]));
    const first = placed.filter(({ line }) => line === 0).map(({ at }) => Math.round(at));
    expect(first).toEqual([17, 50, 83]);
  });
});
