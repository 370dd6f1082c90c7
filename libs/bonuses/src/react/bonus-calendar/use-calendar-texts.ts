'use client';

import { useMemo } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { useLocale } from '@casino-kit/i18n';

export interface CalendarTexts {
  /** `Wednesday, November 26`. */
  title: (date: CalendarDate) => string;
  /** `November 26`. */
  day: (date: CalendarDate) => string;
  /** `26`, or `Nov 26`. */
  short: (date: CalendarDate, withMonth: boolean) => string;
  /** `Wed`. */
  weekday: (date: CalendarDate) => string;
  /** `Wednesday`. */
  longWeekday: (date: CalendarDate) => string;
  /** `November 24 – December 21`. */
  range: (from: CalendarDate, to: CalendarDate) => string;
}

const noon = (date: CalendarDate) => Date.parse(`${date}T12:00:00Z`);

/**
 * Returns functions that format dates by the Gregorian calendar with Latin digits (decisions 35) in the player's
 * language.
 */
export function useCalendarTexts(): CalendarTexts {
  const { calendarTag } = useLocale();
  return useMemo(() => {
    const make = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(calendarTag, { ...options, timeZone: 'UTC' });
      return { format, write: (date: CalendarDate) => format.format(noon(date)) };
    };
    const day = make({ day: 'numeric', month: 'long' });
    const number = make({ day: 'numeric' });
    const short = make({ day: 'numeric', month: 'short' });
    return {
      title: make({ weekday: 'long', day: 'numeric', month: 'long' }).write,
      day: day.write,
      short: (date, withMonth) => (withMonth ? short : number).write(date),
      weekday: make({ weekday: 'short' }).write,
      longWeekday: make({ weekday: 'long' }).write,
      range: (from, to) => day.format.formatRange(noon(from), noon(to)),
    };
  }, [calendarTag]);
}
