import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn } from '@casino-kit/calendar-dates';
import {
  anyZone,
  dateOracle,
  dayAfter,
  dayBefore,
  instants,
  weekday,
  written,
  zones,
} from '@casino-kit/calendar-dates/testing';
import { calendarWindow, carouselWindow } from './calendar-window.js';

describe('calendarWindow', () => {
  it('returns four weeks from the Monday of last week', () => {
    const weeks = calendarWindow('2026-11-22');
    expect(weeks.map((week) => [week[0], week[6]])).toEqual([
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
    expect(carouselWindow('2026-11-22')).toEqual([...(weeks[1] ?? []), ...(weeks[2] ?? [])]);
  });
  it('starts again on Monday', () => {
    expect(calendarWindow('2026-11-23')[0]?.[0]).toBe('2026-11-16');
  });
  it('crosses a leap day and the end of a year', () => {
    expect(calendarWindow('2024-02-26').flat()).toContain('2024-02-29');
    expect(calendarWindow('2026-12-31').flat()).toEqual(expect.arrayContaining(['2026-12-31', '2027-01-01']));
  });
  it('throws for a date that does not exist', () => {
    expect(() => calendarWindow('2026-02-30')).toThrow(RangeError);
  });
  it('matches a wall calendar in every zone, across clock changes, leap days and ends of years', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(instants, anyZone, (at, zone) => {
        seen.add(zone);
        const today = dateIn(at, zone);
        const expected = dateOracle(at, zone);
        if (today !== written(expected)) throw new Error(`${at.toISOString()} ${zone}: ${today}`);
        let date = expected;
        for (let back = weekday(expected) + 7; back > 0; back -= 1) date = dayBefore(date);
        const days = calendarWindow(today).flat();
        for (const day of days) {
          if (day !== written(date)) throw new Error(`${day} is not ${written(date)}`);
          date = dayAfter(date);
        }
        return days.length === 28 && days.indexOf(today) === 7 + weekday(expected);
      }),
      { numRuns: 12_000 },
    );
    expect(seen.size).toBe(zones.length);
  });
});
