import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayStart, isTimeZone } from './days.js';

describe('dayStart', () => {
  it.each([
    ['2026-11-26', 'UTC', '2026-11-26T00:00:00.000Z'],
    ['2026-11-26', 'America/Curacao', '2026-11-26T04:00:00.000Z'],
    ['2026-11-26', 'Asia/Kolkata', '2026-11-25T18:30:00.000Z'],
    ['2026-11-26', 'Pacific/Kiritimati', '2026-11-25T10:00:00.000Z'],
    // The days on which the clock changes.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // In Beirut midnight does not exist on that day.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ])('%s in %s', (day, zone, instant) => {
    expect(dayStart(day, zone).toISOString()).toBe(instant);
  });

  it('is the first instant that shows the day', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tehran', 'Australia/Lord_Howe');
    const days = fc
      .date({ min: new Date('2020-01-02'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, zones, (day, timeZone) => {
        const shownAt = (at: number) =>
          new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
        const start = dayStart(day, timeZone).getTime();
        expect(shownAt(start)).toBe(day);
        expect(shownAt(start - 1) < day).toBe(true);
      }),
    );
  });
});

describe('dayAfter', () => {
  it('handles leap years and the end of the year', () => {
    expect(['2028-02-28', '2026-02-28', '2026-12-31'].map(dayAfter)).toEqual([
      '2028-02-29',
      '2026-03-01',
      '2027-01-01',
    ]);
  });
});

describe('isTimeZone', () => {
  it('returns true for zone names and false for other texts', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
