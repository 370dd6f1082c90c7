import { type DayOfWeek, daysOfWeek } from '@casino-kit/api-contract';
import { type CalendarDate, dateIn, getWeekday } from '@casino-kit/calendar-dates';

/** Returns the weekday of a date, as the calls name it. @throws RangeError when `date` is not a date. */
export function getDayOfWeek(date: CalendarDate): DayOfWeek {
  return daysOfWeek[getWeekday(date)] ?? 'MON';
}

/** Returns the weekday at `at` in `zone` (IANA). @throws RangeError for an invalid time or an unknown zone. */
export function weekdayIn(at: Date, zone: string): DayOfWeek {
  return getDayOfWeek(dateIn(at, zone));
}

/** Sorts days from Monday on, each once. */
export function inWeekOrder(days: readonly DayOfWeek[]): DayOfWeek[] {
  return daysOfWeek.filter((day) => days.includes(day));
}
