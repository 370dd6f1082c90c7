import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyZone, dateOracle, instants, written } from '../testing.js';
import { dateIn } from './zone-date.js';
import { isoIn, startOfDate } from './zone-time.js';

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
    // Its clocks are ahead of the last instant that can be written.
    expect(() => isoIn(new Date(8.64e15), 'Asia/Kolkata')).toThrow(RangeError);
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

describe('startOfDate', () => {
  it.each([
    ['2026-11-26', 'UTC', '2026-11-26T00:00:00.000Z'],
    ['2026-11-26', 'America/Curacao', '2026-11-26T04:00:00.000Z'],
    ['2026-11-26', 'Asia/Kolkata', '2026-11-25T18:30:00.000Z'],
    ['2026-11-26', 'Pacific/Kiritimati', '2026-11-25T10:00:00.000Z'],
    // The days on which the clocks change.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // In Beirut midnight does not exist on that day.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    // In Havana midnight exists twice on that day.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // The first and the last date.
    ['1000-01-01', 'UTC', '1000-01-01T00:00:00.000Z'],
    ['1000-01-01', 'Europe/Berlin', '0999-12-31T23:06:32.000Z'],
    ['1000-01-02', 'America/Havana', '1000-01-02T05:29:28.000Z'],
    ['9999-12-31', 'UTC', '9999-12-31T00:00:00.000Z'],
    ['9999-12-31', 'Pacific/Kiritimati', '9999-12-30T10:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, instant) => {
    expect(startOfDate(date, zone).toISOString()).toBe(instant);
  });
  it('returns the first instant that shows the date', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tehran', 'Australia/Lord_Howe');
    const dates = fc
      .date({ min: new Date('2020-01-02'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const start = startOfDate(date, zone);
        expect(dateIn(start, zone)).toBe(date);
        expect(dateIn(new Date(start.getTime() - 1), zone) < date).toBe(true);
      }),
    );
  });
  it('throws a RangeError for an invalid date and for an unknown zone', () => {
    expect(() => startOfDate('2026-02-30', 'UTC')).toThrow(RangeError);
    expect(() => startOfDate('2026-02-28', 'Moon/Tranquility')).toThrow(RangeError);
  });
});
