'use client';

import { useMemo } from 'react';
import { useDateFormat, useLocale, useNumberFormat } from '@casino-kit/i18n';
import { daysOfWeek, type DayOfWeek } from '@casino-kit/api-contract';
import { type Amount, formatFigure, formatMoney, formatMultiplier } from '@casino-kit/money';

export interface BonusFormats {
  /** `€40.00`; `trimWhole` omits `.00`, as limits do. */
  money: (amount: Amount, trimWhole?: boolean) => string;
  /** `100%`, from a figure in per cent. */
  percent: (percent: Amount | number) => string;
  /** A plain number. */
  figure: (figure: Amount | number) => string;
  /** `35×`, how often something has to be wagered. */
  multiplier: (multiplier: Amount | number) => string;
  /** `12 Dec, 23:59`, with the year if it is not the current one; an unreadable time stays unchanged. */
  moment: (at: string) => string;
  /** `12 December`. */
  day: (at: string) => string;
  /** `Monday and Friday`. */
  days: (days: readonly DayOfWeek[]) => string;
  /** `a, b and c`. */
  list: (texts: readonly string[]) => string;
  /** `a, b, c`. */
  row: (texts: readonly string[]) => string;
}

/** 5 January 2026 was a Monday. */
const mondayMs = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const date = { day: 'numeric', month: 'long' } as const;
const shortDate = { day: 'numeric', month: 'short' } as const;

/**
 * Returns functions that format the values of bonuses in the current locale: amounts of `currency`, times of `timeZone`
 * relative to `now`.
 */
export function useBonusFormats(currency: string, timeZone: string, now: Date): BonusFormats {
  const { formatTag, dir } = useLocale();
  const years = useDateFormat({ year: 'numeric', timeZone }, 'gregory');
  const moment = useDateFormat({ ...shortDate, ...clock, timeZone }, 'gregory');
  const momentOfYear = useDateFormat({ ...shortDate, ...clock, timeZone, year: 'numeric' }, 'gregory');
  const day = useDateFormat({ ...date, timeZone }, 'gregory');
  const dayOfYear = useDateFormat({ ...date, timeZone, year: 'numeric' }, 'gregory');
  const weekdays = useDateFormat({ weekday: 'long', timeZone: 'UTC' });
  const percents = useNumberFormat({ style: 'percent', maximumFractionDigits: 2 });
  const year = years.format(now);
  return useMemo(() => {
    const times = (near: Intl.DateTimeFormat, far: Intl.DateTimeFormat) => (at: string) => {
      const instant = new Date(at);
      if (Number.isNaN(instant.getTime())) return at;
      return (years.format(instant) === year ? near : far).format(instant);
    };
    const rows = new Intl.ListFormat(formatTag, { type: 'unit' });
    const lists = new Intl.ListFormat(formatTag, { type: 'conjunction' });
    return {
      money: (amount, trimWhole = false) => formatMoney(amount, { locale: formatTag, currency, trimWhole }),
      percent: (percent) => percents.format(Number(percent) / 100),
      figure: (figure) => formatFigure(String(figure), formatTag),
      multiplier(multiplier) {
        const text = formatMultiplier(String(multiplier), formatTag);
        // The sign stays behind the number in the words of a text from right to left.
        return dir === 'rtl' ? `\u2066${text}\u2069` : text;
      },
      moment: times(moment, momentOfYear),
      day: times(day, dayOfYear),
      days: (named) =>
        lists.format(named.map((name) => weekdays.format(mondayMs + daysOfWeek.indexOf(name) * dayMs))),
      list: (texts) => lists.format(texts),
      row: (texts) => rows.format(texts),
    };
  }, [formatTag, dir, currency, years, year, moment, momentOfYear, day, dayOfYear, weekdays, percents]);
}
