import { type ExclusionPeriod } from '@casino-kit/api-contract';
import { addUtc, nextDateChange } from '@casino-kit/calendar-dates';

const units = { H: 'hour', D: 'day', W: 'week', M: 'month', Y: 'year' } as const;

/**
 * Returns when a period that begins at an instant ends: months and years are those of the calendar, at the same clock time
 * in UTC, so that a month from 31 January ends on the last day of February; `today` ends at the next midnight of `timeZone`
 * (IANA). An `indefinite` one ends no sooner than after a day, and then only when the player asks. `null` for a permanent one.
 */
export function endOfExclusion(period: ExclusionPeriod, startsAt: Date, timeZone: string): Date | null {
  if (period === 'indefinite') return addUtc(startsAt, 1, 'day');
  if (period === 'today') return nextDateChange(startsAt, timeZone);
  const [, count = '', unit] = /^PT?(\d+)([HDWMY])$/.exec(period) ?? [];
  return unit === undefined ? null : addUtc(startsAt, Number(count), units[unit as keyof typeof units]);
}
