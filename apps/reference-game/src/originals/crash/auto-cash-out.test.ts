import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { crashMultipliers, leastAutoCashOut } from '@casino-kit/reference-games';
import { readAutoCashOut, roundsOf100, stepAutoCashOut } from './auto-cash-out.js';

describe('the multiplier of an auto cash-out', () => {
  it('is read with a point or a comma, with or without its sign', () => {
    for (const typed of ['2.50', '2,5', ' 2.5 ', '2.50×', '2.5x']) expect(readAutoCashOut(typed)).toBe(250);
    expect(readAutoCashOut('1.01')).toBe(101);
    expect(readAutoCashOut('1000')).toBe(100_000);
  });
  it('is none for an empty field', () => {
    expect([readAutoCashOut(''), readAutoCashOut('  '), readAutoCashOut('×')]).toEqual([null, null, null]);
  });
  it.each(['1', '1.00', '0.5', '1000.01', '1,000.00', '2.505', '-2', 'two', '1e3', '٢'])(
    'is not possible as %s',
    (typed) => {
      expect(readAutoCashOut(typed)).toBeUndefined();
    },
  );

  it('steps up from none to the highest, and back down to none', () => {
    expect(stepAutoCashOut(null, 1)).toBe(200);
    expect(stepAutoCashOut(null, -1)).toBeNull();
    expect([stepAutoCashOut(200, 1), stepAutoCashOut(200, -1)]).toEqual([250, 190]);
    expect([stepAutoCashOut(107, 1), stepAutoCashOut(107, -1)]).toEqual([110, leastAutoCashOut]);
    expect([stepAutoCashOut(1_000, 1), stepAutoCashOut(1_000, -1)]).toEqual([1_500, 950]);
    expect(stepAutoCashOut(leastAutoCashOut, -1)).toBeNull();
    expect(stepAutoCashOut(crashMultipliers.most, 1)).toBe(crashMultipliers.most);
  });
  it('moves with each step, and stays possible', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: leastAutoCashOut, max: crashMultipliers.most }),
        fc.constantFrom(-1 as const, 1 as const),
        (multiplier, by) => {
          const next = stepAutoCashOut(multiplier, by);
          if (next === null) {
            expect([multiplier, by]).toEqual([leastAutoCashOut, -1]);
            return;
          }
          expect(next).toBeGreaterThanOrEqual(leastAutoCashOut);
          expect(next).toBeLessThanOrEqual(crashMultipliers.most);
          if (by === 1 && multiplier < crashMultipliers.most) expect(next).toBeGreaterThan(multiplier);
          if (by === -1) expect(next).toBeLessThan(multiplier);
        },
      ),
    );
  });

  it('is reached as often as its return says', () => {
    expect(roundsOf100(400)).toBe('24.75');
    expect(roundsOf100(200)).toBe('49.5');
    expect(roundsOf100(101)).toBe('98.02');
    expect(roundsOf100(100_000)).toBe('0.099');
  });
});
