import { type UserBonus } from '@casino-kit/api-contract';
import { addDays, type CalendarDate, dateIn, weekdayOf } from './bonus-calendar-dates.js';

/** Rows of the calendar and days of a row (§9). */
const weeks = 4;
export const daysInWeek = 7;
/** Days of which the offer is read: today, the first, and those up to the seventh (§4). */
export const daysOnOffer = 7;

/**
 * `opened`: of a past day, or of today when its offer was taken. `notOpened`: of a past day whose offer was not taken, where that is
 * known. `closed`: there is an offer to look at. `locked`: later than those that are told.
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

/**
 * The 28 days of the calendar (§2): four weeks, Monday first, from the player's current week on. `today` is their date; `opened` are
 * the dates on which they took an offer, without it every past day shows an opened gift, as the spec says.
 */
export function bonusCalendarDays(
  today: CalendarDate,
  opened?: ReadonlySet<CalendarDate>,
): BonusCalendarDay[] {
  const before = weekdayOf(today);
  return Array.from({ length: weeks * daysInWeek }, (_, place) => {
    const away = place - before;
    const date = addDays(today, away);
    if (away < 0) {
      const isOpened = opened === undefined || opened.has(date);
      return { date, state: 'ended', streak: null, gift: isOpened ? 'opened' : 'notOpened' };
    }
    const streak = away + 1;
    if (away === 0) return { date, state: 'today', streak, gift: opened?.has(date) ? 'opened' : 'closed' };
    return { date, state: 'future', streak, gift: streak <= daysOnOffer ? 'closed' : 'locked' };
  });
}

/** The dates of which the offers are read: today and the six days after it (§4, decisions 6). */
export function datesOnOffer(today: CalendarDate): CalendarDate[] {
  return Array.from({ length: daysOnOffer }, (_, away) => addDays(today, away));
}

/** The dates on which a player took bonuses, in their zone. Times that cannot be read are left away. */
export function openedDates(taken: readonly Pick<UserBonus, 'startedAt'>[], zone: string): Set<CalendarDate> {
  const times = taken.map(({ startedAt }) => new Date(startedAt));
  return new Set(times.filter((at) => !Number.isNaN(at.getTime())).map((at) => dateIn(at, zone)));
}
