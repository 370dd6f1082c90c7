import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, dayOfWeekOf, weekdayOf } from './bonus-calendar-dates.js';
import { bonusCalendarDays, datesOnOffer, takenDays } from './bonus-calendar-days.js';

/** Every zone of this machine, and UTC. */
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

const offsets = new Map<string, Intl.DateTimeFormat>();
/** Milliseconds by which a zone is ahead of UTC, as the name of its offset tells them. */
function offsetMs(at: Date, zone: string): number {
  const format =
    offsets.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  offsets.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT([+-])(\d+):?(\d+)?:?(\d+)?/.exec(name) ?? [];
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

type Plain = readonly [year: number, month: number, day: number];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const dayAfter = ([year, month, day]: Plain): Plain =>
  day < lengthOf(year, month) ? [year, month, day + 1] : month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
const dayBefore = ([year, month, day]: Plain): Plain => {
  if (day > 1) return [year, month, day - 1];
  return month > 1 ? [year, month - 1, lengthOf(year, month - 1)] : [year - 1, 12, 31];
};
/** Monday 0 to Sunday 6, by Sakamoto's table. */
const weekday = ([year, month, day]: Plain) => {
  const y = month < 3 ? year - 1 : year;
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0;
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + day + 6) % 7;
};
const written = ([year, month, day]: Plain) =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
/** The date in a zone: its offset added, the days of the year told off month by month. */
function dateOracle(at: Date, zone: string): Plain {
  const local = new Date(at.getTime() + offsetMs(at, zone));
  const year = local.getUTCFullYear();
  let [month, left] = [1, Math.floor((local.getTime() - Date.UTC(year, 0, 1)) / 86_400_000)];
  for (; left >= lengthOf(year, month); month += 1) left -= lengthOf(year, month);
  return [year, month, left + 1];
}

const edges = fc.constantFrom(
  // Year ends, leap days and the days around them, and days on which many clocks change.
  ...['2023-12-31', '2024-01-01', '2024-02-28', '2024-02-29', '2024-03-01', '2025-02-28', '2026-12-31'],
  ...['2000-02-29', '2100-02-28', '2100-03-01', '2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'],
  // Days that Samoa and Tokelau left out, and an hour that Cairo and Beirut had twice or never.
  ...['2011-12-29', '2011-12-31', '2023-04-28', '2023-03-26', '2018-11-04'],
);
/** Half of them within a day and a half of an edge of calendars or clocks. */
const instants = fc.oneof(
  fc.date({ min: new Date('1972-06-01'), max: new Date('2105-01-01'), noInvalidDate: true }),
  fc
    .tuple(edges, fc.integer({ min: -129_600_000, max: 129_600_000 }))
    .map(([date, away]) => new Date(Date.parse(`${date}T12:00:00Z`) + away)),
);
const anyZone = fc.constantFrom(...zones);

describe('a date', () => {
  it('knows its weekday, before 1970 too', () => {
    const dates = ['2026-11-22', '2026-11-23', '1970-01-01', '1969-12-28', '1969-12-31'];
    expect(dates.map(weekdayOf)).toEqual([6, 0, 3, 6, 2]);
    expect(dates.map(dayOfWeekOf)).toEqual(['SUN', 'MON', 'THU', 'SUN', 'WED']);
  });
  it('has others before and after it', () => {
    expect([addDays('2024-02-28', 2), addDays('2026-01-01', -1), addDays('2026-01-01', 0)]).toEqual([
      '2024-03-01',
      '2025-12-31',
      '2026-01-01',
    ]);
    expect(() => addDays('soon', 1)).toThrow(RangeError);
  });
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
});

describe('the window', () => {
  it('is four weeks from the Monday of this week on', () => {
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
  it('is that of a wall calendar, in every zone, over changes of clocks, leap days and ends of years', () => {
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
  it('are ended, today or to come, six of those with an offer', () => {
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
  it('tell what was opened where that is known', () => {
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
    // Taken on another day.
    expect(bonusCalendarDays('2026-11-25', [{ date: '2026-11-24', bonusId: 'a' }], 'a')[2]?.gift).toBe(
      'closed',
    );
  });
  it('agree with a table of the rules, in every zone, over changes of clocks, leap days and ends of years', () => {
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

it('asks for the offers of today and six more days', () => {
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

it('reads the dates of bonuses that were taken in the zone of the player', () => {
  const taken = [
    { bonusId: 'a', startedAt: '2026-11-22T02:00:00Z' },
    { bonusId: 'b', startedAt: 'soon' },
    { bonusId: 'c', startedAt: '2026-11-22T09:00:00Z' },
  ];
  expect(takenDays(taken, 'America/Curacao')).toEqual([
    { date: '2026-11-21', bonusId: 'a' },
    { date: '2026-11-22', bonusId: 'c' },
  ]);
  expect(takenDays(taken, 'UTC').map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-22']);
});
