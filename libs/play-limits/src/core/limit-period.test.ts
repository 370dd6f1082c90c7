import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyZone,
  dateOracle,
  dayAfter,
  instants,
  weekday,
  written,
} from '@casino-kit/calendar-dates/testing';
import { type LimitPeriod, limitPeriods } from '@casino-kit/api-contract';
import { calendarPeriod, periodAt, type PeriodSpan } from './limit-period.js';

const getPeriodSpan = (period: LimitPeriod, at: string, zone: string) => {
  const { startsAt, endsAt } = calendarPeriod(period, new Date(at), zone);
  return [startsAt.toISOString(), endsAt.toISOString()];
};
const hours = ({ startsAt, endsAt }: PeriodSpan) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000;

describe('calendarPeriod', () => {
  it.each<[LimitPeriod, string, string, string, string]>([
    ['daily', '2026-11-26T20:00:00Z', 'UTC', '2026-11-26T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
    [
      'daily',
      '2026-11-26T02:00:00Z',
      'America/Curacao',
      '2026-11-25T04:00:00.000Z',
      '2026-11-26T04:00:00.000Z',
    ],
    // The clocks go forward, then back: days of 23 and of 25 hours.
    [
      'daily',
      '2026-03-29T10:00:00Z',
      'Europe/Berlin',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'daily',
      '2026-10-25T10:00:00Z',
      'Europe/Berlin',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ],
    // Apia went from the 29th to the 31st.
    ['daily', '2011-12-30T09:00:00Z', 'Pacific/Apia', '2011-12-29T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
    // In St. John’s clocks went back from 00:01 to 23:01: midnight came twice, the day begins with the first.
    [
      'daily',
      '2010-11-07T03:00:00Z',
      'America/St_Johns',
      '2010-11-07T02:30:00.000Z',
      '2010-11-08T03:30:00.000Z',
    ],
    ['weekly', '2026-11-29T23:59:59Z', 'UTC', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
    ['weekly', '2026-11-30T00:00:00Z', 'UTC', '2026-11-30T00:00:00.000Z', '2026-12-07T00:00:00.000Z'],
    ['weekly', '2027-01-01T12:00:00Z', 'UTC', '2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'],
    ['monthly', '2028-02-29T12:00:00Z', 'UTC', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['monthly', '2026-12-31T23:00:00Z', 'Asia/Tokyo', '2026-12-31T15:00:00.000Z', '2027-01-31T15:00:00.000Z'],
  ])('returns the %s period of %s in %s', (period, at, zone, start, end) => {
    expect(getPeriodSpan(period, at, zone)).toEqual([start, end]);
  });

  it('begins and ends where a wall calendar does, in every zone', () => {
    fc.assert(
      fc.property(instants, anyZone, fc.constantFrom(...limitPeriods), (at, zone, period) => {
        const { startsAt, endsAt } = calendarPeriod(period, at, zone);
        expect(startsAt <= at && at < endsAt).toBe(true);
        for (const boundary of [startsAt, endsAt]) {
          const first = dateOracle(boundary, zone);
          const before = dateOracle(new Date(boundary.getTime() - 1), zone);
          expect(written(before)).not.toBe(written(first));
          // A date that a zone left out is the only reason not to begin on a Monday or on the first.
          if (written(dayAfter(before)) !== written(first)) continue;
          if (period === 'weekly') expect(weekday(first)).toBe(0);
          if (period === 'monthly') expect(first.day).toBe(1);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('throws a RangeError for an unknown zone', () => {
    expect(() => calendarPeriod('daily', new Date(0), 'Moon/Tranquility')).toThrow(RangeError);
  });
});

describe('periodAt', () => {
  const berlin = calendarPeriod('daily', new Date('2026-11-26T12:00:00Z'), 'Europe/Berlin');

  it('keeps the end that was fixed when the period began, in whatever zone the player is', () => {
    expect(periodAt('daily', berlin, new Date('2026-11-26T22:59:59.999Z'), 'Asia/Tokyo')).toBe(berlin);
    expect(periodAt('daily', berlin, new Date('2026-11-20T00:00:00Z'), 'Europe/Berlin')).toBe(berlin);
  });

  it('begins a new one exactly at the end', () => {
    const next = periodAt('daily', berlin, new Date('2026-11-26T23:00:00Z'), 'Europe/Berlin');
    expect(next.startsAt).toEqual(berlin.endsAt);
    expect(hours(next)).toBe(24);
  });

  it('begins after the previous one and lasts at least a day once the zone has changed', () => {
    // In Tokyo the 27th began at 15:00 UTC: its rest would be a second day within the first.
    const tokyo = periodAt('daily', berlin, new Date('2026-11-26T23:00:00Z'), 'Asia/Tokyo');
    expect(tokyo.startsAt).toEqual(berlin.endsAt);
    expect(tokyo.endsAt.toISOString()).toBe('2026-11-28T15:00:00.000Z');
    const day = periodAt('daily', tokyo, tokyo.endsAt, 'Asia/Tokyo');
    expect([day.startsAt, hours(day)]).toEqual([tokyo.endsAt, 24]);
  });

  it('lasts a day of the new zone when the previous one ended before that day began', () => {
    const later = periodAt('daily', berlin, new Date('2026-12-24T12:00:00Z'), 'Asia/Tokyo');
    expect([later.startsAt.toISOString(), hours(later)]).toEqual(['2026-12-23T15:00:00.000Z', 24]);
  });

  it('is stretched by a short day when the zone has changed, and only then', () => {
    const before = calendarPeriod('daily', new Date('2026-03-27T12:00:00Z'), 'UTC');
    const short = new Date('2026-03-29T10:00:00Z');
    expect(hours(periodAt('daily', before, short, 'Europe/Berlin'))).toBe(47);
    expect(hours(periodAt('daily', null, short, 'Europe/Berlin'))).toBe(23);
  });

  it('never overlaps the one before, and is never shorter than its nominal length after a change of zone', () => {
    const nominalDays = { daily: 1, weekly: 7, monthly: 28 } as const;
    const steps = fc.array(fc.tuple(anyZone, fc.integer({ min: 0, max: 40 * 24 * 60 })), { maxLength: 12 });
    fc.assert(
      fc.property(
        instants,
        anyZone,
        steps,
        fc.constantFrom(...limitPeriods),
        (start, home, moves, period) => {
          let now = start.getTime();
          let running = periodAt(period, null, start, home);
          for (const [zone, minutes] of moves) {
            now += minutes * 60_000;
            const next = periodAt(period, running, new Date(now), zone);
            expect(next.endsAt.getTime()).toBeGreaterThan(now);
            if (next === running) continue;
            expect(next.startsAt.getTime()).toBeLessThanOrEqual(now);
            expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(running.endsAt.getTime());
            if (zone !== running.timeZone)
              expect(hours(next)).toBeGreaterThanOrEqual(nominalDays[period] * 24);
            running = next;
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
