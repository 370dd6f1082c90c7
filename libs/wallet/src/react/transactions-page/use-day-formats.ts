import { useMemo } from 'react';
import { useLocale } from '@casino-kit/i18n';
import { addDays, type Day, dayIn, instantOf } from '../../core/calendar-day.js';
import { type Period } from '../../core/transaction-filters.js';

export interface DayFormats {
  /** `26 Nov, 21:04`; a time that cannot be read stays as it came. */
  moment: (at: string) => string;
  /** `21:04`. */
  time: (at: string) => string;
  /** `Today, 26 Nov`, or `null` for today's and yesterday's word to be put before. */
  day: (day: Day) => { text: string; near: 'today' | 'yesterday' | null };
  /** `28 Oct – 26 Nov`. */
  period: (period: Period) => string;
}

const short = { day: 'numeric', month: 'short' } as const;
const long = { ...short, year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const noon = (day: Day) => Date.parse(`${day}T12:00:00Z`);

/**
 * Writes days and times of the player's zone, by the Gregorian calendar as the filters have them (decisions 35). The year
 * is named where it is not this one.
 */
export function useDayFormats(timeZone: string, today: Day): DayFormats {
  const { calendarTag } = useLocale();
  return useMemo(() => {
    const make = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(calendarTag, options);
    const isNow = (day: Day) => day.startsWith(today.slice(0, 4));
    const dayFormats = {
      now: make({ ...short, timeZone: 'UTC' }),
      other: make({ ...long, timeZone: 'UTC' }),
    };
    const momentFormats = {
      now: make({ ...short, ...clock, timeZone }),
      other: make({ ...long, ...clock, timeZone }),
    };
    const timeFormat = make({ ...clock, timeZone });
    return {
      moment: (at) => {
        const parsed = instantOf(at);
        if (parsed === null) return at;
        return momentFormats[isNow(dayIn(parsed, timeZone)) ? 'now' : 'other'].format(parsed);
      },
      time: (at) => {
        const parsed = instantOf(at);
        return parsed === null ? at : timeFormat.format(parsed);
      },
      day: (day) => ({
        text: dayFormats[isNow(day) ? 'now' : 'other'].format(noon(day)),
        near: day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : null,
      }),
      period: ({ from, to }) =>
        dayFormats[isNow(from) && isNow(to) ? 'now' : 'other'].formatRange(noon(from), noon(to)),
    };
  }, [calendarTag, timeZone, today]);
}
