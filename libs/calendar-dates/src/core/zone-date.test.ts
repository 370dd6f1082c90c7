import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyZone, dateOracle, instants, written, zones } from '../testing.js';
import { dateIn, isTimeZone, nextDateChange } from './zone-date.js';

describe('the date', () => {
  it('is that of a zone', () => {
    const at = new Date('2026-11-22T10:30:00Z');
    expect([dateIn(at, 'Pacific/Kiritimati'), dateIn(at, 'UTC'), dateIn(at, 'Pacific/Niue')]).toEqual([
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
    ]);
    expect(() => dateIn(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
    expect(() => dateIn(at, 'Moon/Tranquility')).toThrow(RangeError);
  });
  it('is another further east', () => {
    const at = new Date('2026-11-26T23:30:00Z');
    expect([dateIn(at, 'UTC'), dateIn(at, 'Asia/Kathmandu')]).toEqual(['2026-11-26', '2026-11-27']);
  });
  it('is that of a wall calendar, in every zone, over changes of clocks, leap days and ends of years', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(instants, anyZone, (at, zone) => {
        seen.add(zone);
        return dateIn(at, zone) === written(dateOracle(at, zone));
      }),
      { numRuns: 12_000 },
    );
    expect(seen.size).toBe(zones.length);
  });
  it('is the one that the locale shows', () => {
    fc.assert(
      fc.property(instants, anyZone, (at, timeZone) => {
        expect(dateIn(at, timeZone)).toBe(
          new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at),
        );
      }),
    );
  });
});

describe('the next change of the date', () => {
  it.each([
    ['2026-11-22T10:00:00Z', 'America/Curacao', '2026-11-23T04:00:00.000Z'],
    // The clocks go back, so the day has 25 hours.
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // Cairo leaves the first hour of this day out.
    ['2026-04-23T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // Apia went from the 29th to the 31st.
    ['2011-12-30T09:00:00Z', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('after %s in %s is %s', (at, zone, change) => {
    expect(nextDateChange(new Date(at), zone).toISOString()).toBe(change);
  });
  it('is the first instant of another date, everywhere', () => {
    fc.assert(
      fc.property(instants, anyZone, (at, zone) => {
        const change = nextDateChange(at, zone);
        const today = written(dateOracle(at, zone));
        return (
          change > at &&
          change.getTime() - at.getTime() <= 25 * 3_600_000 &&
          written(dateOracle(new Date(change.getTime() - 1), zone)) === today &&
          written(dateOracle(change, zone)) !== today
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('isTimeZone', () => {
  it('returns true for names of zones and false for other texts', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
