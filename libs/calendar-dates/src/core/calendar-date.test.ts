import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyZone, dateOracle, dayAfter, dayBefore, instants, weekday, written } from '../testing.js';
import {
  addDays,
  addUtc,
  dateOfDayNumber,
  dayNumber,
  isCalendarDate,
  getIsoWeek,
  getWeekday,
} from './calendar-date.js';

describe('a calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '2026-11-26', '1000-01-01'])('is %s', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );
  it.each([
    ...['2026-02-29', '2026-02-30', '2025-02-29', '1900-02-29', '2026-13-01', '2026-1-1', '26-11-2026'],
    ...['2026-11-26 ', '2026-11-26T00:00:00Z', '٢٠٢٦-١١-٢٦', '0999-01-01', '0000-01-01', '', null, 7],
  ])('is not %j', (value) => expect(isCalendarDate(value)).toBe(false));
  it('has a number', () => {
    expect([dayNumber('1970-01-01'), dayNumber('1970-01-02')]).toEqual([0, 1]);
    expect(dateOfDayNumber(-1)).toBe('1969-12-31');
    expect(() => dayNumber('2026-02-30')).toThrow(new RangeError('not a calendar date: "2026-02-30"'));
  });
  it('knows its weekday, before 1970 too', () => {
    const dates = ['2026-11-22', '2026-11-23', '1970-01-01', '1969-12-28', '1969-12-31'];
    expect(dates.map(getWeekday)).toEqual([6, 0, 3, 6, 2]);
    expect(() => getWeekday('today')).toThrow(RangeError);
  });
  it('has others before and after it', () => {
    expect([addDays('2024-02-28', 2), addDays('2026-01-01', -1), addDays('2026-01-01', 0)]).toEqual([
      '2024-03-01',
      '2025-12-31',
      '2026-01-01',
    ]);
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(() => addDays('soon', 1)).toThrow(RangeError);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9, -1e9])('does not exist %d days away', (count) => {
    expect(() => addDays('2026-11-26', count)).toThrow(RangeError);
    expect(() => dateOfDayNumber(count)).toThrow(RangeError);
  });
});

const day = instants.map((at) => at.toISOString().slice(0, 10));

it('counts days forth and back alike', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
      const there = addDays(from, count);
      expect(isCalendarDate(there)).toBe(true);
      expect(addDays(there, -count)).toBe(from);
      expect(Math.sign(count)).toBe(there === from ? 0 : there > from ? 1 : -1);
      expect(dayNumber(there) - dayNumber(from)).toBe(count);
    }),
  );
});

it('counts days and weekdays as a wall calendar does', () => {
  fc.assert(
    fc.property(instants, anyZone, (at, zone) => {
      const date = dateOracle(at, zone);
      expect(getWeekday(written(date))).toBe(weekday(date));
      expect(addDays(written(date), 1)).toBe(written(dayAfter(date)));
      expect(addDays(written(date), -1)).toBe(written(dayBefore(date)));
    }),
    { numRuns: 1_000 },
  );
});

describe('getIsoWeek', () => {
  it('counts as ISO 8601 does', () => {
    const weeks = ['2026-11-23', '2026-11-29', '2027-01-01', '2027-01-04', '2024-12-30', '2021-01-03'];
    expect(weeks.map((day) => getIsoWeek(new Date(`${day}T12:00:00Z`)))).toEqual([48, 48, 53, 1, 1, 53]);
  });
});

describe('addUtc', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, 'month', '2026-02-28T10:00:00.000Z'],
    ['2024-02-29T23:59:59.999Z', 1, 'year', '2025-02-28T23:59:59.999Z'],
    ['2026-12-31T00:00:00.000Z', 2, 'week', '2027-01-14T00:00:00.000Z'],
    ['2026-11-26T20:00:00.000Z', 30, 'hour', '2026-11-28T02:00:00.000Z'],
    ['2026-03-01T00:00:00.000Z', -1, 'day', '2026-02-28T00:00:00.000Z'],
  ] as const)('%s and %i %s is %s', (from, count, unit, to) => {
    expect(addUtc(new Date(from), count, unit).toISOString()).toBe(to);
  });
});
