import { utcDay } from './utc-day.js';

/** A calendar date as `YYYY-MM-DD`: Gregorian, Latin digits (decisions 35), of the years 1000 to 9999. */
export type CalendarDate = string;

export const daysInWeek = 7;

const firstDay = utcDay(0);

/** Returns whether this is a date that exists: `2026-02-29` does not. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  return utcDay(value).format('YYYY-MM-DD') === value;
}

/** @throws RangeError when `date` is none. */
function toUtcDay(date: CalendarDate): ReturnType<typeof utcDay> {
  if (!isCalendarDate(date)) throw new RangeError(`not a calendar date: ${JSON.stringify(date)}`);
  return utcDay(date);
}

/** Returns the date of a day. `format` would return "Invalid Date" for an invalid one. @throws RangeError for that. */
function toCalendarDate(day: ReturnType<typeof utcDay>): CalendarDate {
  return day.toISOString().slice(0, 10);
}

/** Days since 1 January 1970 of a date. @throws RangeError when it is none. */
export function dayNumber(date: CalendarDate): number {
  return toUtcDay(date).diff(firstDay, 'day');
}

/** Returns the date of a day number, see {@link dayNumber}. @throws RangeError when there is no such day. */
export function dateOfDayNumber(number: number): CalendarDate {
  return toCalendarDate(firstDay.add(number, 'day'));
}

/** Returns the date `count` days after `date`, before it when negative. @throws RangeError when either is none. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return toCalendarDate(toUtcDay(date).add(count, 'day'));
}

/** 0 for Monday to 6 for Sunday. @throws RangeError when `date` is none. */
export function getWeekday(date: CalendarDate): number {
  return toUtcDay(date).isoWeekday() - 1;
}

/** Returns the number of the ISO week of an instant, in UTC: 1 to 53. */
export function getIsoWeek(at: Date): number {
  return utcDay(at).isoWeek();
}

/**
 * Returns the instant so many hours, days, weeks, months or years after another, by the calendar of UTC: a day that a month
 * does not have becomes its last one.
 */
export function addUtc(at: Date, count: number, unit: 'hour' | 'day' | 'week' | 'month' | 'year'): Date {
  return utcDay(at).add(count, unit).toDate();
}
