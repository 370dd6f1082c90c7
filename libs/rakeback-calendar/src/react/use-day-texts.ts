'use client';

import { useMemo } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { useLocale } from '@casino-kit/i18n';
import { type Amount, currencySymbol, formatMoney } from '@casino-kit/money';

export interface DayTexts {
  /** `Wednesday, November 26`. */
  title: (date: CalendarDate) => string;
  /** `November 26`. */
  day: (date: CalendarDate) => string;
  /** `26`, or `Nov 26`. */
  short: (date: CalendarDate, withMonth: boolean) => string;
  /** `Wed`. */
  weekday: (date: CalendarDate) => string;
  /** `W`, in languages whose short names of weekdays have no room in a column of a phone; else undefined. */
  weekdayLetter: (date: CalendarDate) => string | undefined;
  /** `Wednesday`. */
  longWeekday: (date: CalendarDate) => string;
  /** `November 17 – December 14`. */
  range: (from: CalendarDate, to: CalendarDate) => string;
  /** `€6.35`. */
  money: (amount: Amount) => string;
  /** `€`, as it is in an amount. */
  symbol: string;
}

const noon = (date: CalendarDate) => Date.parse(`${date}T12:00:00Z`);

interface DateFormat {
  format: Intl.DateTimeFormat;
  /** Cache of formatted dates: a calendar that opens again has the same ones. */
  written: Map<CalendarDate, string>;
}
const formats = new Map<string, DateFormat>();
/** Cache of a locale's format for the whole page: creating one costs as much as formatting a week of days. */
function getFormat(tag: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const id = `${tag} ${JSON.stringify(options)}`;
  const known = formats.get(id);
  if (known !== undefined) return known;
  const made = { format: new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }), written: new Map() };
  formats.set(id, made);
  return made;
}

/** In characters. Persian and Arabic have no shorter names than `چهارشنبه`. */
const longestShortName = 7;
const aWeek: readonly CalendarDate[] = Array.from({ length: 7 }, (_, at) => `2026-06-0${at + 1}`);

const mostAmounts = 500;
const amounts = new Map<string, Map<Amount, string>>();
/** Cache of formatted amounts by locale and currency: a calendar that opens again shows the same ones. */
function writtenIn(tag: string, currencyCode: string): Map<Amount, string> {
  const id = `${tag} ${currencyCode}`;
  const known = amounts.get(id);
  if (known !== undefined && known.size < mostAmounts) return known;
  const made = new Map<Amount, string>();
  amounts.set(id, made);
  return made;
}

/**
 * Returns functions that format dates by the Gregorian calendar with Latin digits (decisions 35) and amounts of a
 * currency, in the player's language.
 */
export function useDayTexts(currencyCode: string): DayTexts {
  const { calendarTag, formatTag } = useLocale();
  return useMemo(() => {
    const make = (options: Intl.DateTimeFormatOptions) => {
      const { format, written } = getFormat(calendarTag, options);
      return (date: CalendarDate) => {
        const text = written.get(date) ?? format.format(noon(date));
        written.set(date, text);
        return text;
      };
    };
    const number = make({ day: 'numeric' });
    const short = make({ day: 'numeric', month: 'short' });
    const weekday = make({ weekday: 'short' });
    const letter = make({ weekday: 'narrow' });
    const isLong = aWeek.some((date) => weekday(date).length > longestShortName);
    const writtenAmounts = writtenIn(formatTag, currencyCode);
    return {
      title: make({ weekday: 'long', day: 'numeric', month: 'long' }),
      day: make({ day: 'numeric', month: 'long' }),
      short: (date, withMonth) => (withMonth ? short : number)(date),
      weekday,
      weekdayLetter: (date) => (isLong ? letter(date) : undefined),
      longWeekday: make({ weekday: 'long' }),
      range: (from, to) =>
        getFormat(calendarTag, { day: 'numeric', month: 'long' }).format.formatRange(noon(from), noon(to)),
      money: (amount) => {
        const known = writtenAmounts.get(amount);
        if (known !== undefined) return known;
        const made = formatMoney(amount, { locale: formatTag, currency: currencyCode });
        writtenAmounts.set(amount, made);
        return made;
      },
      symbol: currencySymbol(currencyCode, formatTag),
    };
  }, [calendarTag, formatTag, currencyCode]);
}
