import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionRange } from './session-range.js';

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

  it('keeps labels apart', () => {
    fc.assert(
      fc.property(percentiles, (figures) => {
        const centres = sessionRange({ percentiles: figures }).marks.map(({ labelAt }) => labelAt);
        for (const [index, centre] of centres.entries()) {
          expect(centre).toBeGreaterThanOrEqual(7.5 - 1e-9);
          expect(centre).toBeLessThanOrEqual(92.5 + 1e-9);
          if (index > 0) expect(centre - (centres[index - 1] ?? 0)).toBeGreaterThanOrEqual(15 - 1e-9);
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

  it('places a label under its mark if there is space', () => {
    const { marks } = sessionRange({
      percentiles: { p5: '-100', p25: '-50', p75: '50', p95: '100' },
    });
    for (const { at, labelAt } of marks) expect(labelAt).toBeCloseTo(at, 6);
  });

  it('shows zero at an end if every session wins', () => {
    const { zero, nineInTen } = sessionRange({ percentiles: { p5: '1', p25: '2', p75: '3', p95: '4' } });
    expect(zero).toBe(8);
    expect(nineInTen.to).toBe(92);
  });
});
