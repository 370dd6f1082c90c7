import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyZone,
  dateOracle,
  dayAfter,
  dayBefore,
  instants,
  weekday,
  written,
  zones,
} from '../calendar-oracle.js';
import { addDays, dateOfDayNumber, dayNumber, isCalendarDate, weekdayOf } from './calendar-date.js';
import { calendarWindow, carouselWindow } from './calendar-window.js';
import { dateIn, dateOfServer, nextDateChange } from './zone-date.js';

describe('the window', () => {
  it('is four weeks from the Monday before this week on', () => {
    const weeks = calendarWindow('2026-11-22');
    expect(weeks.map((week) => [week[0], week[6]])).toEqual([
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
    expect(carouselWindow('2026-11-22')).toEqual([...(weeks[1] ?? []), ...(weeks[2] ?? [])]);
  });
  it('begins anew on Monday', () => {
    expect(calendarWindow('2026-11-23')[0]?.[0]).toBe('2026-11-16');
  });
  it('goes over a leap day and the end of a year', () => {
    expect(calendarWindow('2024-02-26').flat()).toContain('2024-02-29');
    expect(calendarWindow('2026-12-31').flat()).toEqual(expect.arrayContaining(['2026-12-31', '2027-01-01']));
  });
  it('is no window of a date that does not exist', () => {
    expect(() => calendarWindow('2026-02-30')).toThrow(RangeError);
  });
  it('is that of a wall calendar, in every zone, over changes of clocks, leap days and ends of years', () => {
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

describe('a calendar date', () => {
  it('exists or does not', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isCalendarDate)).toBe(true);
    expect(
      ['2026-02-29', '1900-02-29', '2026-13-01', '2026-1-1', '', '0999-01-01'].some(isCalendarDate),
    ).toBe(false);
  });
  it('knows its number and its weekday, before 1970 too', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dateOfDayNumber(-1)).toBe('1969-12-31');
    expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23'), weekdayOf('1969-12-31')]).toEqual([6, 0, 2]);
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  });
});

describe('the date of a server', () => {
  it.each([
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-22T23:30:00', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-22 23:30', 'America/Curacao', '2026-11-22'],
    ['2026-11-22T23:30:00.000Z', 'Pacific/Kiritimati', '2026-11-23'],
    ['2026-11-22T02:00:00Z', 'America/Curacao', '2026-11-21'],
    ['2026-11-22T00:30:00+0100', 'UTC', '2026-11-21'],
    [' 2026-11-22T00:30:00-05:00 ', 'Asia/Tokyo', '2026-11-22'],
  ])('%s is in %s %s', (text, zone, date) => {
    expect(dateOfServer(text, zone)).toBe(date);
  });
  it.each(['', 'soon', '22.11.2026', '2026-02-30', '2026-11-22T25:00:00Z', '2026-11-22T10:00:00Zulu'])(
    'is none in %j',
    (text) => {
      expect(dateOfServer(text, 'UTC')).toBeNull();
    },
  );
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
