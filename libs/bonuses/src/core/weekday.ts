import { type DayOfWeek, daysOfWeek } from '@casino-kit/api-contract';
import { type CalendarDate, dateIn, weekdayOf } from '@casino-kit/calendar-dates';

/** The day of the week of a date, as calls name it. @throws RangeError when `date` is none. */
export function dayOfWeekOf(date: CalendarDate): DayOfWeek {
  return daysOfWeek[weekdayOf(date)] ?? 'MON';
}

/** The day of the week that it is at `at` in `zone` (IANA). @throws RangeError for an invalid time or an unknown zone. */
export function weekdayIn(at: Date, zone: string): DayOfWeek {
  return dayOfWeekOf(dateIn(at, zone));
}

/** Some days, each once, from Monday on. */
export function inWeekOrder(days: readonly DayOfWeek[]): DayOfWeek[] {
  return daysOfWeek.filter((day) => days.includes(day));
}
