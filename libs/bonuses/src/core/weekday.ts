import { type DayOfWeek, daysOfWeek } from '@casino-kit/api-contract';
import { type CalendarDate, dateIn, weekdayOf } from '@casino-kit/calendar-dates';

/** Returns the weekday of a date, as the calls name it. @throws RangeError when `date` is not a date. */
export function dayOfWeekOf(date: CalendarDate): DayOfWeek {
  return daysOfWeek[weekdayOf(date)] ?? 'MON';
}

/** Returns the weekday at `at` in `zone` (IANA). @throws RangeError for an invalid time or an unknown zone. */
export function weekdayIn(at: Date, zone: string): DayOfWeek {
  return dayOfWeekOf(dateIn(at, zone));
}

/** Sorts days from Monday on, each once. */
export function inWeekOrder(days: readonly DayOfWeek[]): DayOfWeek[] {
  return daysOfWeek.filter((day) => days.includes(day));
}
