import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crashDurationMs,
  crashMultipliers,
  toCrashPoint,
  drawCrashPoint,
  formatCrashMultiplier,
  isCashedOut,
  leastAutoCashOut,
  msToMultiplier,
  multiplierAt,
  parseCrashMultiplier,
  waysToReach,
} from './crash.js';

const { least, most } = crashMultipliers;
const every = Array.from({ length: most - least + 1 }, (_, index) => least + index);
const multipliers = fc.integer({ min: least, max: most });
const allDraws = 2n ** 52n;

describe('the curve of crash', () => {
  it('reaches every multiplier at one instant, and shows it from then on', () => {
    const wrong = every.filter((multiplier) => {
      const ms = msToMultiplier(multiplier);
      return multiplierAt(ms) < multiplier || (ms > 0 && multiplierAt(ms - 1) >= multiplier);
    });
    expect(wrong).toEqual([]);
  });
  it('is 100·e^(0.00006·ms), cut to hundredths', () => {
    expect([0, 1_000, 11_553, 38_377, 115_130].map(multiplierAt)).toEqual([100, 106, 200, 1_000, 100_000]);
    expect([100, 101, 200, 1_000, 100_000].map(msToMultiplier)).toEqual([0, 166, 11_553, 38_377, 115_130]);
  });
  it('comes to no multiplier so close to a whole ms that engines could disagree', () => {
    const distances = every.slice(1).map((multiplier) => {
      const ms = Math.log(multiplier / 100) / 0.000_06;
      return Math.abs(ms - Math.round(ms));
    });
    // The logarithm of an engine is off by less than 1e-15 of its value, which is 2e-10 ms at most.
    expect(Math.min(...distances.slice(0, 50_000)), 'lower half').toBeGreaterThan(1e-8);
    expect(Math.min(...distances.slice(50_000)), 'upper half').toBeGreaterThan(1e-8);
  });
  it('never falls, starts at 1.00 and stays at 1,000.00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), fc.nat(1_000), (ms, later) => {
        expect(multiplierAt(ms + later)).toBeGreaterThanOrEqual(multiplierAt(ms));
      }),
    );
    expect([-5, 0, Number.NaN].map(multiplierAt)).toEqual([100, 100, 100]);
    expect(multiplierAt(Number.MAX_SAFE_INTEGER)).toBe(most);
  });
});

describe('the end of a round', () => {
  it('comes with the first ms at which the curve is past the crash point', () => {
    fc.assert(
      fc.property(fc.integer({ min: least + 1, max: most - 1 }), (point) => {
        const ms = crashDurationMs(point);
        expect(multiplierAt(ms - 1)).toBeLessThanOrEqual(point);
        expect(multiplierAt(ms)).toBeGreaterThan(point);
      }),
    );
    expect(crashDurationMs(most)).toBe(msToMultiplier(most));
  });
  it('comes with the start at 1.00, before anything can be cashed out', () => {
    expect(crashDurationMs(100)).toBe(0);
    expect([100, 101, most].map((multiplier) => isCashedOut(multiplier, 100))).toEqual([false, false, false]);
  });
  it('pays what is cashed out at the crash point or below', () => {
    fc.assert(
      fc.property(multipliers, fc.integer({ min: least + 1, max: most }), (multiplier, point) => {
        expect(isCashedOut(multiplier, point)).toBe(multiplier <= point);
      }),
    );
  });
});

describe('the crash point', () => {
  it('reaches a multiplier with exactly as many draws as it says, 0.99 / m of all', () => {
    fc.assert(
      fc.property(fc.integer({ min: leastAutoCashOut, max: most }), (multiplier) => {
        const ways = waysToReach(multiplier);
        // The least draw that reaches it, and the one below.
        expect(toCrashPoint(allDraws - ways)).toBeGreaterThanOrEqual(multiplier);
        expect(toCrashPoint(allDraws - ways - 1n)).toBeLessThan(multiplier);
      }),
    );
  });
  it('returns 99 % at every multiplier that can be set, less than a billionth being cut', () => {
    const wrong = every.slice(1).filter((multiplier) => {
      const missing = 99n * allDraws - BigInt(multiplier) * waysToReach(multiplier);
      return missing < 0n || missing * 1_000_000_000n >= allDraws * 100n;
    });
    expect(wrong).toEqual([]);
  });
  it('is 1.00 in 1.98 % of rounds and 1,000.00 in 0.099 %', () => {
    const instant = allDraws - waysToReach(101);
    expect(Number(instant) / Number(allDraws)).toBeCloseTo(1 - 99 / 101, 9);
    expect(Number(waysToReach(most)) / Number(allDraws)).toBeCloseTo(0.000_99, 9);
    expect([toCrashPoint(0n), toCrashPoint(allDraws - 1n)]).toEqual([least, most]);
  });
  it('never falls with the draw, and is always within its bounds', () => {
    const draws = fc.bigInt({ min: 0n, max: allDraws - 1n });
    fc.assert(
      fc.property(draws, draws, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(toCrashPoint(low)).toBeLessThanOrEqual(toCrashPoint(high));
        expect(toCrashPoint(low)).toBeGreaterThanOrEqual(least);
        expect(toCrashPoint(high)).toBeLessThanOrEqual(most);
      }),
    );
  });
  it('is always the same for the same seeds', () => {
    const points = ['lucky', 'calm', ''].map((clientSeed) =>
      formatCrashMultiplier(drawCrashPoint({ serverSeed: 'a'.repeat(64), clientSeed })),
    );
    expect(points).toMatchInlineSnapshot(`
      [
        "1.27",
        "1.33",
        "1.27",
      ]
    `);
  });
});

describe('a multiplier as text', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(multipliers, (multiplier) => {
        expect(parseCrashMultiplier(formatCrashMultiplier(multiplier))).toBe(multiplier);
      }),
    );
    expect(['2', '2.5', '2.05', '1000', '01.01'].map(parseCrashMultiplier)).toEqual([
      ...[200, 250, 205, 100_000, 101],
    ]);
  });
  it.each(['', '0.99', '1000.01', '1.001', '1,50', '-2', '2.', '.5', '1e2', 'NaN', ' 2', '2\n', '99999'])(
    'is not %j',
    (text) => {
      expect(parseCrashMultiplier(text)).toBeNull();
    },
  );
});
