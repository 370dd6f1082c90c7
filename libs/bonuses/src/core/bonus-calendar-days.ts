import { type UserBonus } from '@casino-kit/api-contract';
import {
  addDays,
  type CalendarDate,
  dateIn,
  daysInWeek,
  parseInstant,
  getWeekday,
} from '@casino-kit/calendar-dates';

/** Rows of the calendar (§9). */
const weeks = 4;
/** Days whose offers are loaded: today, the first, and those up to the seventh (§4). */
export const daysOnOffer = 7;

/**
 * State of a day's gift.
 * - `opened`: today when its offer was activated; a past day, whose offer is no longer known, when a bonus was
 *   activated on it, or when nothing is known.
 * - `notOpened`: a past day on which none was activated.
 * - `closed`: there is an offer to look at.
 * - `locked`: later than the days with known offers.
 */
export type Gift = 'opened' | 'notOpened' | 'closed' | 'locked';

/** A day of the bonus calendar (§2, §4). */
export interface BonusCalendarDay {
  date: CalendarDate;
  state: 'ended' | 'today' | 'future';
  /** Today is 1, tomorrow 2; 2 to 7 have a title of their own. `null` in the past. */
  streak: number | null;
  gift: Gift;
}

/** A bonus that a player activated, and the player's date on which they did. */
export interface ActivatedDay {
  date: CalendarDate;
  bonusId: string;
}

/**
 * Returns the 28 days of the calendar (§2): four weeks, Monday first, from the player's current week on. `today` is
 * their date; `taken` are the bonuses they activated; without it every past day shows an opened gift, as the spec says.
 * `offerId` is the offer of today, `null` if unknown: another bonus activated today does not open it.
 */
export function bonusCalendarDays(
  today: CalendarDate,
  taken?: readonly ActivatedDay[],
  offerId: string | null = null,
): BonusCalendarDay[] {
  const before = getWeekday(today);
  const opened = taken && new Set(taken.map(({ date }) => date));
  const isTakenToday = taken?.some(({ date, bonusId }) => date === today && bonusId === offerId) ?? false;
  return Array.from({ length: weeks * daysInWeek }, (_, place) => {
    const away = place - before;
    const date = addDays(today, away);
    if (away < 0) {
      const isOpened = opened === undefined || opened.has(date);
      return { date, state: 'ended', streak: null, gift: isOpened ? 'opened' : 'notOpened' };
    }
    const streak = away + 1;
    if (away === 0) return { date, state: 'today', streak, gift: isTakenToday ? 'opened' : 'closed' };
    return { date, state: 'future', streak, gift: streak <= daysOnOffer ? 'closed' : 'locked' };
  });
}

/** Returns the dates whose offers are loaded: today and the six days after it (§4, decisions 6). */
export function datesOnOffer(today: CalendarDate): CalendarDate[] {
  return Array.from({ length: daysOnOffer }, (_, away) => addDays(today, away));
}

/** Returns which bonuses a player activated on which dates, in their zone. Unreadable times are dropped. */
export function activatedDays(
  taken: readonly Pick<UserBonus, 'bonusId' | 'startedAt'>[],
  zone: string,
): ActivatedDay[] {
  return taken.flatMap(({ bonusId, startedAt }) => {
    const at = parseInstant(startedAt);
    return at === null ? [] : [{ date: dateIn(at, zone), bonusId }];
  });
}
