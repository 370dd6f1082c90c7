import { utcDay } from './utc-day.js';

/** A calendar date as `YYYY-MM-DD`: Gregorian, Latin digits (decisions 35), of the years 1000 to 9999. */
export type CalendarDate = string;

export const daysInWeek = 7;

const written = 'YYYY-MM-DD';
const firstDay = utcDay(0);

/** Returns whether this is a date that exists: `2026-02-29` does not. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  return utcDay(value).format(written) === value;
}

/** @throws RangeError when `date` is none. */
function dayOf(date: CalendarDate): ReturnType<typeof utcDay> {
  if (!isCalendarDate(date)) throw new RangeError(`not a calendar date: ${JSON.stringify(date)}`);
  return utcDay(date);
}

/** Days since 1 January 1970 of a date. @throws RangeError when it is none. */
export function dayNumber(date: CalendarDate): number {
  return dayOf(date).diff(firstDay, 'day');
}

/** Returns the date of a day number, see {@link dayNumber}. */
export function dateOfDayNumber(number: number): CalendarDate {
  return firstDay.add(number, 'day').format(written);
}

/** Returns the date `count` days after `date`, before it when negative. @throws RangeError when `date` is none. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return dayOf(date).add(count, 'day').format(written);
}

/** 0 for Monday to 6 for Sunday. @throws RangeError when `date` is none. */
export function weekdayOf(date: CalendarDate): number {
  return dayOf(date).isoWeekday() - 1;
}

/** Returns the number of the ISO week of an instant, in UTC: 1 to 53. */
export function isoWeekOf(at: Date): number {
  return utcDay(at).isoWeek();
}

/**
 * Returns the instant so many hours, days, weeks, months or years after another, by the calendar of UTC: a day that a month
 * does not have becomes its last one.
 */
export function addUtc(at: Date, count: number, unit: 'hour' | 'day' | 'week' | 'month' | 'year'): Date {
  return utcDay(at).add(count, unit).toDate();
}
