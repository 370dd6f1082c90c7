import { type ExclusionPeriod } from '@casino-kit/api-contract';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Adds months of the calendar in UTC: a day that the month does not have becomes its last one. */
function addMonths(from: Date, count: number): Date {
  const at = new Date(from);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, lastDay));
  return at;
}

/**
 * Returns when a period that begins at an instant ends: months and years are those of the calendar, at the same clock time
 * in UTC, so that a month from 31 January ends on the last day of February. `null` for a permanent one.
 */
export function endOfExclusion(period: ExclusionPeriod, startsAt: Date): Date | null {
  const [, count = '', unit = ''] = /^PT?(\d+)([HDWMY])$/.exec(period) ?? [];
  const number = Number(count);
  switch (unit) {
    case 'H':
      return new Date(startsAt.getTime() + number * hourMs);
    case 'D':
      return new Date(startsAt.getTime() + number * dayMs);
    case 'W':
      return new Date(startsAt.getTime() + number * 7 * dayMs);
    case 'M':
      return addMonths(startsAt, number);
    case 'Y':
      return addMonths(startsAt, number * 12);
    default:
      return null;
  }
}
