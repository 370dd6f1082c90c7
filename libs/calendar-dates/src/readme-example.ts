import {
  addDays,
  type CalendarDate,
  dateIn,
  daysInWeek,
  nextDateChange,
  getWeekday,
} from '@casino-kit/calendar-dates';

/** Today in the player's zone, its week from Monday on, and when both have to be read again. */
export function thisWeek(now: Date, timeZone: string) {
  const today = dateIn(now, timeZone);
  const monday = addDays(today, -getWeekday(today));
  const week: CalendarDate[] = Array.from({ length: daysInWeek }, (_, day) => addDays(monday, day));
  return { today, week, until: nextDateChange(now, timeZone) };
}
