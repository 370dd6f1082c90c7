import { type CalendarDate, isClaimable } from '@casino-kit/calendar-dates';
import { type CalendarDay } from './calendar-days.js';

/**
 * How a day is shown (§4). `available` is a today that is worth something and not paid yet. Yesterday is `notClaimed`
 * like every unpaid day of the past, but is still claimable (decisions 29).
 */
export type DayLabel = 'claimed' | 'notClaimed' | 'available' | 'locked' | 'playToWin';

export interface DayState {
  label: DayLabel;
  /** Whether the day shows a Get button. */
  canClaim: boolean;
}

/** Returns how a day is shown to a logged-in player or a guest, who never sees a Get button (§4, §6). */
export function dayState(
  day: Pick<CalendarDay, 'dayDate' | 'bonus' | 'paidAt' | 'ended' | 'future' | 'showButton'>,
  { signedIn, today }: { signedIn: boolean; today: CalendarDate },
): DayState {
  if (day.bonus === 0) return { label: 'playToWin', canClaim: false };
  if (day.paidAt !== null) return { label: 'claimed', canClaim: false };
  const canClaim = signedIn && day.showButton && !day.future && isClaimable(day.dayDate, today);
  return { label: day.future ? 'locked' : day.ended ? 'notClaimed' : 'available', canClaim };
}
