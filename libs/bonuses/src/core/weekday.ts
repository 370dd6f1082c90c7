import { type DayOfWeek, daysOfWeek } from '@casino-kit/api-contract';
import { dateIn, dayOfWeekOf } from './bonus-calendar-dates.js';

/** The day of the week that it is at `at` in `zone` (IANA). @throws RangeError for an invalid time or an unknown zone. */
export function weekdayIn(at: Date, zone: string): DayOfWeek {
  return dayOfWeekOf(dateIn(at, zone));
}

/** Some days, each once, from Monday on. */
export function inWeekOrder(days: readonly DayOfWeek[]): DayOfWeek[] {
  return daysOfWeek.filter((day) => days.includes(day));
}
