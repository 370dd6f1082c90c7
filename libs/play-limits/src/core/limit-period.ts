import { type LimitPeriod } from '@casino-kit/api-contract';
import {
  addDays,
  type CalendarDate,
  dateIn,
  daysInWeek,
  startOfDate,
  getWeekday,
} from '@casino-kit/calendar-dates';

/** A day, week or month of a limit, up to and without `endsAt`, which is fixed when the period begins. */
export interface PeriodSpan {
  startsAt: Date;
  endsAt: Date;
  /** The zone (IANA) whose calendar it follows. */
  timeZone: string;
}

const dayMs = 86_400_000;
/** The shortest that a period lasts which begins after a change of zone. */
const nominalMs: Readonly<Record<LimitPeriod, number>> = {
  daily: dayMs,
  weekly: 7 * dayMs,
  monthly: 28 * dayMs,
};

/** Returns the first date of the day, the week (from Monday on) or the month of a date. */
function firstDate(period: LimitPeriod, date: CalendarDate): CalendarDate {
  switch (period) {
    case 'daily':
      return date;
    case 'weekly':
      return addDays(date, -getWeekday(date));
    case 'monthly':
      return `${date.slice(0, 8)}01`;
  }
}

/** Returns the first date of the period after the one that begins on a date. */
function nextFirstDate(period: LimitPeriod, first: CalendarDate): CalendarDate {
  switch (period) {
    case 'daily':
      return addDays(first, 1);
    case 'weekly':
      return addDays(first, daysInWeek);
    case 'monthly':
      // No month is longer than 31 days, so that this date is one of the next month.
      return firstDate('monthly', addDays(first, 31));
  }
}

/** Returns the period that begins on a first date in a zone. */
function periodFrom(period: LimitPeriod, first: CalendarDate, timeZone: string): PeriodSpan {
  return {
    startsAt: startOfDate(first, timeZone),
    endsAt: startOfDate(nextFirstDate(period, first), timeZone),
    timeZone,
  };
}

/** Returns the day, week or month of an instant by the calendar of a zone, over days of 23 and 25 hours. */
export function calendarPeriod(period: LimitPeriod, at: Date, timeZone: string): PeriodSpan {
  const first = firstDate(period, dateIn(at, timeZone));
  const current = periodFrom(period, first, timeZone);
  // Clocks that are put back just after midnight show the date before once more; its period is over all the same.
  return at < current.endsAt ? current : periodFrom(period, nextFirstDate(period, first), timeZone);
}

/**
 * Returns the period that runs at `now`. The previous one runs until the end that was fixed when it began. After that the
 * calendar of `timeZone` applies; if the previous period followed another zone, the new one begins after it and lasts at
 * least 24 hours, 7 days or 28 days, so that changing the zone never gives more periods.
 * @throws RangeError for an unknown zone
 */
export function periodAt(
  period: LimitPeriod,
  previous: PeriodSpan | null,
  now: Date,
  timeZone: string,
): PeriodSpan {
  if (previous !== null && now < previous.endsAt) return previous;
  const current = calendarPeriod(period, now, timeZone);
  if (previous === null || previous.timeZone === timeZone) return current;
  const startsAt = current.startsAt > previous.endsAt ? current.startsAt : previous.endsAt;
  const earliestEnd = new Date(startsAt.getTime() + nominalMs[period]);
  const last = calendarPeriod(period, earliestEnd, timeZone);
  const endsAt = last.startsAt >= earliestEnd ? last.startsAt : last.endsAt;
  return { startsAt, endsAt, timeZone };
}
