'use client';

import { useMemo } from 'react';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatMoney } from '@casino-kit/money';
import { hoursAndMinutes } from '../core/duration.js';
import { useTexts } from './texts.js';

export interface ProtectionFormats {
  /** `€40.00`; `trimWhole` omits `.00`, as limits do. */
  money: (amount: Amount, trimWhole?: boolean) => string;
  /** `+€12.40`, `−€12.40`, `€0.00`. */
  signed: (amount: Amount) => string;
  /** `1 h 12 min`, from minutes. */
  duration: (minutes: number) => string;
  /** `60 min`, whatever their number. */
  minutes: (minutes: number) => string;
  /** A plain whole number. */
  count: (count: number) => string;
  /** `27 November, 14:32`, with the year if it is another one. */
  moment: (at: Date | string) => string;
  /** `14:32`. */
  clock: (at: Date | string) => string;
  /** `27 November`, with the year if it is another one. */
  date: (date: CalendarDate) => string;
  /** `27 Nov`. */
  shortDate: (date: CalendarDate) => string;
  /** `November`, with the year if it is another one. */
  month: (date: CalendarDate) => string;
  /** `27 Nov`, of a moment. */
  shortDay: (at: Date | string) => string;
  /** `a deposit limit and a highest balance`. */
  list: (names: readonly string[]) => string;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'long' } as const;
const short = { day: 'numeric', month: 'short' } as const;
const toNoon = (date: CalendarDate) => new Date(`${date}T12:00:00Z`);

/**
 * Returns functions that format amounts of `currency`, and times of `timeZone` relative to `now`, in the current
 * locale.
 */
export function useProtectionFormats(currency: string, timeZone: string, now: Date): ProtectionFormats {
  const t = useTexts();
  const { formatTag, calendarTag } = useLocale();
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now);
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions, zone: string, withYear: boolean) => {
      const years = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' });
      const near = new Intl.DateTimeFormat(calendarTag, { ...options, timeZone: zone });
      const far = new Intl.DateTimeFormat(calendarTag, { ...options, timeZone: zone, year: 'numeric' });
      return (at: Date | string) => {
        const instant = new Date(at);
        if (Number.isNaN(instant.getTime())) return String(at);
        return (!withYear || years.format(instant) === year ? near : far).format(instant);
      };
    };
    const numbers = new Intl.NumberFormat(formatTag, { maximumFractionDigits: 0 });
    const lists = new Intl.ListFormat(formatTag);
    const dates = formatter(day, 'UTC', true);
    const shortDates = formatter(short, 'UTC', true);
    const months = formatter({ month: 'long' }, 'UTC', true);
    return {
      money: (amount, trimWhole = false) => formatMoney(amount, { locale: formatTag, currency, trimWhole }),
      signed: (amount) => formatMoney(amount, { locale: formatTag, currency, sign: 'always' }),
      duration: (of) => {
        const { hours, minutes } = hoursAndMinutes(of);
        const shown = { hours: numbers.format(hours), minutes: numbers.format(minutes) };
        if (hours === 0) return t('responsible-gaming.duration.minutes', shown);
        return minutes === 0
          ? t('responsible-gaming.duration.hours', shown)
          : t('responsible-gaming.duration.both', shown);
      },
      minutes: (minutes) => t('responsible-gaming.duration.minutes', { minutes: numbers.format(minutes) }),
      count: (count) => numbers.format(count),
      moment: formatter({ ...day, ...clock }, timeZone, true),
      clock: formatter(clock, timeZone, false),
      date: (date) => dates(toNoon(date)),
      shortDate: (date) => shortDates(toNoon(date)),
      month: (date) => months(toNoon(date)),
      shortDay: formatter(short, timeZone, true),
      list: (names) => lists.format(names),
    };
  }, [t, formatTag, calendarTag, currency, timeZone, year]);
}
