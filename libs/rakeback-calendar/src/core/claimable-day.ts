import { type CalendarDate } from '@casino-kit/calendar-dates';
import { type CalendarDay } from './calendar-days.js';
import { dayState } from './day-state.js';

/**
 * Returns the day that a summary shows: yesterday while it can still be claimed, since it ends first (decisions 29),
 * otherwise today; `null` if `days` has neither.
 */
export function dayToShow(
  days: readonly CalendarDay[],
  viewer: { signedIn: boolean; today: CalendarDate },
): { day: CalendarDay; canClaim: boolean } | null {
  const claimable = days.find((day) => dayState(day, viewer).canClaim);
  const day = claimable ?? days.find(({ dayDate }) => dayDate === viewer.today);
  return day === undefined ? null : { day, canClaim: claimable !== undefined };
}
