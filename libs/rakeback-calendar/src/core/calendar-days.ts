import { type RakebackDay } from '@casino-kit/api-contract';
import { type CalendarDate, parseServerDate, getWeekday } from '@casino-kit/calendar-dates';
import { type Amount, isAmount, isPositive } from '@casino-kit/money';

const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** A day of the calendar as the client builds it (§3). */
export interface CalendarDay {
  /** The whole date. */
  dayDate: CalendarDate;
  /** The day of the month. */
  date: number;
  day: (typeof weekdays)[number];
  month: (typeof months)[number];
  /** Exactly one of the three is true. */
  ended: boolean;
  today: boolean;
  future: boolean;
  /** The server sent this day with a `bonusId`, so that it can be claimed (decisions 29). */
  showButton: boolean;
  /** 1 when there is something for this day. */
  bonus: 0 | 1;
  /** Major units of the player's currency, `"0"` when there is nothing. */
  amount: Amount;
  bonusId: string | null;
  paidAt: string | null;
}

/** Of several rows for one date, the claimable one counts, otherwise the first. */
function rowFor(rows: readonly RakebackDay[]): RakebackDay | undefined {
  return rows.find(({ amount, paidAt, bonusId }) => isWorth(amount) && !paidAt && bonusId) ?? rows[0];
}
const isWorth = (amount: string) => isAmount(amount) && isPositive(amount);

/**
 * Creates the days of `dates` from those of the server, matched by calendar date; a date-time is read in the player's
 * `zone` (decisions 29). `today` is the player's date. Rows without a readable date and of other dates are dropped.
 */
export function calendarDays(
  dates: readonly CalendarDate[],
  rows: readonly RakebackDay[],
  { today, zone }: { today: CalendarDate; zone: string },
): CalendarDay[] {
  const byDate = new Map<CalendarDate, RakebackDay[]>();
  for (const row of rows) {
    const date = parseServerDate(row.canClaimDate, zone);
    if (date !== null) byDate.set(date, [...(byDate.get(date) ?? []), row]);
  }
  return dates.map((dayDate) => {
    const row = rowFor(byDate.get(dayDate) ?? []);
    const amount = row !== undefined && isAmount(row.amount) ? row.amount : '0';
    const bonusId = row?.bonusId || null;
    return {
      dayDate,
      date: Number(dayDate.slice(8)),
      day: weekdays[getWeekday(dayDate)] ?? 'MON',
      month: months[Number(dayDate.slice(5, 7)) - 1] ?? 'JAN',
      // In this format, dates sort like their texts.
      ended: dayDate < today,
      today: dayDate === today,
      future: dayDate > today,
      showButton: bonusId !== null,
      bonus: isWorth(amount) ? 1 : 0,
      amount,
      bonusId,
      paidAt: row?.paidAt || null,
    };
  });
}
