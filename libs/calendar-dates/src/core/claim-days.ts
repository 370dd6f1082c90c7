import { addDays, type CalendarDate } from './calendar-date.js';

/** On how many dates a day's rakeback can be claimed, from the date on which it becomes claimable (decisions 29). */
export const claimDays = 2;

/**
 * Returns whether a day's rakeback can be claimed today. `claimDate` is the first date on which it can be; both are dates
 * of the player. @throws RangeError when `today` is no date.
 */
export function isClaimable(claimDate: CalendarDate, today: CalendarDate): boolean {
  return claimDate <= today && claimDate > addDays(today, -claimDays);
}
