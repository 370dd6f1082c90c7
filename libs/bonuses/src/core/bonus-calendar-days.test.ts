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
import { bonusCalendarDays, datesOnOffer, activatedDays } from './bonus-calendar-days.js';

describe('the window', () => {
  it('is four weeks from the Monday of this week', () => {
    const dates = bonusCalendarDays('2026-11-25').map(({ date }) => date);
    expect([dates[0], dates[2], dates[27], dates.length]).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-12-20',
      28,
    ]);
    expect(bonusCalendarDays('2026-11-22')[0]?.date).toBe('2026-11-16');
    expect(bonusCalendarDays('2026-11-23')[0]).toEqual({
      date: '2026-11-23',
      state: 'today',
      streak: 1,
      gift: 'closed',
    });
  });
  it('matches a wall calendar in every zone, across clock changes, leap days and ends of years', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(instants, anyZone, (at, zone) => {
        seen.add(zone);
        const now = dateOracle(at, zone);
        let date = now;
        for (let back = weekday(now); back > 0; back -= 1) date = dayBefore(date);
        const days = bonusCalendarDays(dateIn(at, zone));
        for (const day of days) {
          if (day.date !== written(date)) throw new Error(`${day.date} is not ${written(date)}`);
          date = dayAfter(date);
        }
        return days.length === 28;
      }),
      { numRuns: 12_000 },
    );
    expect(seen.size).toBe(zones.length);
  });
});

describe('the days', () => {
  it('are past, today or upcoming, six of those with an offer', () => {
    const days = bonusCalendarDays('2026-11-25');
    expect(days.slice(0, 10).map(({ state, streak, gift }) => [state, streak, gift])).toEqual([
      ['ended', null, 'opened'],
      ['ended', null, 'opened'],
      ['today', 1, 'closed'],
      ['future', 2, 'closed'],
      ['future', 3, 'closed'],
      ['future', 4, 'closed'],
      ['future', 5, 'closed'],
      ['future', 6, 'closed'],
      ['future', 7, 'closed'],
      ['future', 8, 'locked'],
    ]);
    expect(days.at(-1)).toEqual({ date: '2026-12-20', state: 'future', streak: 26, gift: 'locked' });
  });
  it('show what was opened if that is known', () => {
    const of = (...dates: string[]) => dates.map((date) => ({ date, bonusId: 'any' }));
    const gifts = bonusCalendarDays('2026-11-25', of('2026-11-23', '2026-11-26')).map(({ gift }) => gift);
    expect(gifts.slice(0, 4)).toEqual(['opened', 'notOpened', 'closed', 'closed']);
    expect(bonusCalendarDays('2026-11-25', [])[0]?.gift).toBe('notOpened');
  });
  it('open today only for the offer of today', () => {
    const today = (bonusId: string, offerId?: string | null) =>
      bonusCalendarDays('2026-11-25', [{ date: '2026-11-25', bonusId }], offerId)[2]?.gift;
    expect(today('day-1', 'day-1')).toBe('opened');
    expect(today('another', 'day-1')).toBe('closed');
    expect(today('day-1', null)).toBe('closed');
    expect(today('day-1')).toBe('closed');
    // Activated on another day.
    expect(bonusCalendarDays('2026-11-25', [{ date: '2026-11-24', bonusId: 'a' }], 'a')[2]?.gift).toBe(
      'closed',
    );
  });
  it('match a table of the rules in every zone, across clock changes, leap days and ends of years', () => {
    const takenAway = fc.option(fc.uniqueArray(fc.integer({ min: -8, max: 8 }), { maxLength: 6 }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(instants, anyZone, takenAway, (at, zone, away) => {
        const now = dateOracle(at, zone);
        const moved = (count: number) => {
          let date = now;
          for (let step = 0; step < Math.abs(count); step += 1)
            date = count > 0 ? dayAfter(date) : dayBefore(date);
          return written(date);
        };
        const taken = away && new Set(away.map(moved));
        const days = bonusCalendarDays(
          dateIn(at, zone),
          taken && [...taken].map((date) => ({ date, bonusId: 'a' })),
          'a',
        );
        days.forEach(({ date, state, streak, gift }, place) => {
          const distance = place - weekday(now);
          const isTaken = taken?.has(moved(distance));
          const expected =
            distance < 0
              ? ['ended', null, taken && !isTaken ? 'notOpened' : 'opened']
              : distance === 0
                ? ['today', 1, isTaken ? 'opened' : 'closed']
                : ['future', distance + 1, distance < 7 ? 'closed' : 'locked'];
          if ([state, streak, gift].some((value, index) => value !== expected[index]))
            throw new Error(`${date}: ${String([state, streak, gift])} is not ${String(expected)}`);
        });
        return (
          days
            .filter(({ state }) => state === 'today')
            .map(({ date }) => date)
            .join() === written(now)
        );
      }),
      { numRuns: 10_000 },
    );
  });
});

it('request the offers of today and six more days', () => {
  expect(datesOnOffer('2026-12-29')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ]);
});

it('use the activation dates of bonuses in the player’s zone', () => {
  const taken = [
    { bonusId: 'a', startedAt: '2026-11-22T02:00:00Z' },
    { bonusId: 'b', startedAt: 'soon' },
    { bonusId: 'c', startedAt: '2026-11-22T09:00:00Z' },
  ];
  expect(activatedDays(taken, 'America/Curacao')).toEqual([
    { date: '2026-11-21', bonusId: 'a' },
    { date: '2026-11-22', bonusId: 'c' },
  ]);
  expect(activatedDays(taken, 'UTC').map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-22']);
});
