import { addDays, type CalendarDate, getWeekday } from '@casino-kit/calendar-dates';
import { type LimitPeriod } from '@casino-kit/api-contract';

/** Dates of a player's zone from the first to the last, both included. */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01`;

/** Returns the month that a date belongs to, or the one `months` before it. */
export function getMonthRange(date: CalendarDate, months = 0): DateRange {
  let from = firstOfMonth(date);
  for (let left = months; left > 0; left -= 1) from = firstOfMonth(addDays(from, -1));
  // 31 days after the first of a month is always in the next one.
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

/** Returns the first date of the day, week (from Monday on) or month that a date belongs to. */
export function periodStart(date: CalendarDate, period: LimitPeriod): CalendarDate {
  if (period === 'daily') return date;
  return period === 'weekly' ? addDays(date, -getWeekday(date)) : firstOfMonth(date);
}

/** Returns every date of a range in order; none if it ends before it begins. */
export function getDates({ from, to }: DateRange): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
