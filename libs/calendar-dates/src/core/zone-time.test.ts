import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyZone, dateOracle, instants, written } from '../testing.js';
import { isoIn } from './zone-time.js';

describe('a time in a zone', () => {
  it('is written with the offset of that day', () => {
    expect(isoIn(new Date('2026-11-26T20:04:00Z'), 'Europe/Amsterdam')).toBe('2026-11-26T21:04:00+01:00');
    expect(isoIn(new Date('2026-07-26T20:04:00Z'), 'Europe/Amsterdam')).toBe('2026-07-26T22:04:00+02:00');
    expect(isoIn(new Date('2026-11-26T20:04:00Z'), 'America/St_Johns')).toBe('2026-11-26T16:34:00-03:30');
    expect(isoIn(new Date('2026-11-26T20:04:59.999Z'), 'UTC')).toBe('2026-11-26T20:04:59+00:00');
  });
  it('is none of an invalid time or an unknown zone', () => {
    expect(() => isoIn(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
    expect(() => isoIn(new Date(0), 'Moon/Tranquility')).toThrow(RangeError);
  });
  it('means the same second, and the date of that zone, everywhere', () => {
    fc.assert(
      fc.property(instants, anyZone, (at, zone) => {
        const iso = isoIn(at, zone);
        expect(Date.parse(iso)).toBe(Math.floor(at.getTime() / 1000) * 1000);
        expect(iso.slice(0, 10)).toBe(written(dateOracle(at, zone)));
      }),
      { numRuns: 1_000 },
    );
  });
});
