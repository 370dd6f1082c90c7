/** A calendar date as `YYYY-MM-DD`: Gregorian, Latin digits (decisions 35), of the years 1000 to 9999. */
export type CalendarDate = string;

export const daysInWeek = 7;
const dayMs = 86_400_000;

/** Days since 1 January 1970 of a date. @throws RangeError when it is none. */
export function dayNumber(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`not a calendar date: ${JSON.stringify(date)}`);
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** Returns the date of a day number, see {@link dayNumber}. */
export function dateOfDayNumber(number: number): CalendarDate {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Returns whether this is a date that exists: `2026-02-29` does not. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** Returns the date `count` days after `date`, before it when negative. @throws RangeError when `date` is none. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + count);
}

/** 0 for Monday to 6 for Sunday. 1 January 1970 was a Thursday. @throws RangeError when `date` is none. */
export function weekdayOf(date: CalendarDate): number {
  return (((dayNumber(date) + 3) % daysInWeek) + daysInWeek) % daysInWeek;
}
