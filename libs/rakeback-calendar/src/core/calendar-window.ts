import { addDays, type CalendarDate, daysInWeek, getWeekday } from '@casino-kit/calendar-dates';

/** Rows of the calendar (§9). */
export const weeks = 4;

/**
 * Returns the 28 dates that the calendar shows (§2): four rows of seven, Monday first, starting one week before the
 * week of `today`, the player's date. @throws RangeError when `today` is not a date.
 */
export function calendarWindow(today: CalendarDate): CalendarDate[][] {
  const first = addDays(today, -getWeekday(today) - daysInWeek);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, day) => addDays(first, week * daysInWeek + day)),
  );
}

/** Returns the dates of the carousel: the window without its first and last row (§2). */
export function carouselWindow(today: CalendarDate): CalendarDate[] {
  return calendarWindow(today).slice(1, -1).flat();
}
