'use client';

import { useMemo } from 'react';
import { addDays, type CalendarDate, dateIn, parseInstant } from '@casino-kit/calendar-dates';
import { useDateFormat } from '@casino-kit/i18n';
import { type Period } from '../../core/transaction-filters.js';

export interface DayFormats {
  /** `Nov 26, 21:04`; a time that cannot be read stays as it came. */
  moment: (at: string) => string;
  /** `Nov 26`, with the time below it; the original text if it cannot be read. */
  date: (at: string) => string;
  /** Whether a time is on the player's day. */
  isToday: (at: string) => boolean;
  /** `21:04`; `''` if it cannot be read. */
  time: (at: string) => string;
  /** `Nov 26, 20:40 – 21:04`, of times that can be read. */
  moments: (from: string, to: string) => string;
  /** `20:40 – 21:04`, of times of one day that can be read. */
  times: (from: string, to: string) => string;
  /** `Today, Nov 26`, or `null` for today's and yesterday's word to be put before. */
  day: (day: CalendarDate) => { text: string; near: 'today' | 'yesterday' | null };
  /** `Oct 28 – Nov 26`. */
  period: (period: Period) => string;
}

const short = { day: 'numeric', month: 'short' } as const;
const long = { ...short, year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const noon = (day: CalendarDate) => Date.parse(`${day}T12:00:00Z`);

/**
 * Formats days and times of the player's zone for the locale, by the Gregorian calendar as in the filters (decisions
 * 35). The year is shown if it is not the current one.
 */
export function useDayFormats(timeZone: string, today: CalendarDate): DayFormats {
  const dayNow = useDateFormat({ ...short, timeZone: 'UTC' }, 'gregory');
  const dayThen = useDateFormat({ ...long, timeZone: 'UTC' }, 'gregory');
  const momentNow = useDateFormat({ ...short, ...clock, timeZone }, 'gregory');
  const momentThen = useDateFormat({ ...long, ...clock, timeZone }, 'gregory');
  const time = useDateFormat({ ...clock, timeZone }, 'gregory');
  return useMemo(() => {
    const isNow = (day: CalendarDate) => day.startsWith(today.slice(0, 4));
    const dayText = (day: CalendarDate) => (isNow(day) ? dayNow : dayThen).format(noon(day));
    const read = (at: string, write: (parsed: Date, day: CalendarDate) => string, otherwise: string) => {
      const parsed = parseInstant(at);
      return parsed === null ? otherwise : write(parsed, dateIn(parsed, timeZone));
    };
    return {
      moment: (at) => read(at, (parsed, day) => (isNow(day) ? momentNow : momentThen).format(parsed), at),
      date: (at) => read(at, (_, day) => dayText(day), at),
      isToday: (at) => {
        const parsed = parseInstant(at);
        return parsed !== null && dateIn(parsed, timeZone) === today;
      },
      time: (at) => read(at, (parsed) => time.format(parsed), ''),
      moments: (from, to) =>
        (isNow(dateIn(new Date(from), timeZone)) ? momentNow : momentThen).formatRange(
          Date.parse(from),
          Date.parse(to),
        ),
      times: (from, to) => time.formatRange(Date.parse(from), Date.parse(to)),
      day: (day) => ({
        text: dayText(day),
        near: day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : null,
      }),
      period: ({ from, to }) =>
        (isNow(from) && isNow(to) ? dayNow : dayThen).formatRange(noon(from), noon(to)),
    };
  }, [dayNow, dayThen, momentNow, momentThen, time, timeZone, today]);
}
