import { type ActivityDay, type LimitKind, type LimitPeriod } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { add, type Amount, compare, isPositive, subtract, sum } from '@casino-kit/money';
import { type DateRange, getDates, periodStart } from './date-range.js';

/** Limits that a month of one's own play can show the effect of. */
export const previewKinds = ['deposit', 'loss', 'bet'] as const satisfies readonly LimitKind[];
export type PreviewKind = (typeof previewKinds)[number];

/** One day, week or month of the preview, as far as it is within the month that is looked at. */
export interface PreviewSpan {
  /** The running sum at the end of each date, in major units; that of losses may be negative. */
  days: readonly { date: CalendarDate; running: Amount }[];
  /** The index of the first date on which something would have been rejected; `null` if nothing would have been. */
  stoppedAt: number | null;
}

/**
 * What a limit would have changed in a month of the player's own history. `none`: nothing was paid in or staked in it.
 * Amounts are decimal strings in major units.
 */
export interface LimitPreview {
  result: 'none' | 'notReached' | 'reached';
  /** What was deposited, staked or lost in the month; below zero if more was won than staked. */
  total: Amount;
  /** The most that counted against the limit in one of its periods. */
  highest: Amount;
  firstStop: CalendarDate | null;
  /** How many periods would have stopped early. */
  stops: number;
  /**
   * How much less it would have been. Below zero for losses that were won back after the limit would have stopped play.
   */
  withheld: Amount;
  spans: readonly PreviewSpan[];
}

const counted: Readonly<Record<PreviewKind, (day: ActivityDay) => Amount>> = {
  deposit: ({ deposited }) => deposited,
  bet: ({ staked }) => staked,
  loss: ({ staked, won }) => subtract(staked, won),
};
const hasAny: Readonly<Record<PreviewKind, (day: ActivityDay) => boolean>> = {
  deposit: ({ deposited }) => isPositive(deposited),
  bet: ({ staked }) => isPositive(staked),
  loss: ({ staked, won }) => isPositive(staked) || isPositive(won),
};

/** Returns whether anything was paid in or played on these days: without it there is nothing to preview. */
export const hasHistory = (days: readonly ActivityDay[]): boolean =>
  days.some((day) => previewKinds.some((kind) => hasAny[kind](day)));

const getLastRunning = ({ days }: PreviewSpan): Amount => days.at(-1)?.running ?? '0';
const getHighestRunning = (span: PreviewSpan): Amount =>
  span.days.reduce<Amount>((most, { running }) => (compare(running, most) > 0 ? running : most), '0');

/**
 * Returns what a limit would have done in a month (issue "limit preview"). Works by whole dates, as the activity lists
 * them: what exceeded the limit within a date is withheld, and a date on which the limit was met exactly is not a stop.
 * Weeks begin on Monday and count as far as they are within the month. `amount` is a decimal string of at least 0.
 */
export function previewLimit(
  { kind, period, amount }: { kind: PreviewKind; period: LimitPeriod; amount: Amount },
  days: readonly ActivityDay[],
  month: DateRange,
): LimitPreview {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const grouped = new Map<CalendarDate, { date: CalendarDate; running: Amount }[]>();
  for (const date of getDates(month)) {
    const start = periodStart(date, period);
    const span = grouped.get(start) ?? [];
    grouped.set(start, span);
    const day = byDate.get(date);
    const before = span.at(-1)?.running ?? '0';
    span.push({ date, running: day === undefined ? before : add(before, counted[kind](day)) });
  }
  const spans = [...grouped.values()].map((dates): PreviewSpan => {
    const index = dates.findIndex(({ running }) => compare(running, amount) > 0);
    return { days: dates, stoppedAt: index === -1 ? null : index };
  });
  const stopped = spans.filter(({ stoppedAt }) => stoppedAt !== null);
  const happened = days.some((day) => day.date >= month.from && day.date <= month.to && hasAny[kind](day));
  const first = stopped[0];
  return {
    result: !happened ? 'none' : first === undefined ? 'notReached' : 'reached',
    total: sum(spans.map(getLastRunning)),
    highest: spans.map(getHighestRunning).reduce((most, one) => (compare(one, most) > 0 ? one : most), '0'),
    firstStop: first?.days[first.stoppedAt ?? 0]?.date ?? null,
    stops: stopped.length,
    withheld: sum(stopped.map((span) => subtract(getLastRunning(span), amount))),
    spans,
  };
}
