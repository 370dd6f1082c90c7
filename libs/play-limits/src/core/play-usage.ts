import { type LimitPeriod, limitPeriods } from '@casino-kit/api-contract';
import { add, type Amount, negate, subtract } from '@casino-kit/money';
import { periodAt } from './limit-period.js';

/** What one round moved, in major units of the limits' currency: its stake, how much of it was cash, and cash won. */
export interface RoundFigures {
  staked: Amount;
  cashStaked: Amount;
  cashWon: Amount;
}

/** What a player staked and won in a period; times are ISO 8601. */
export interface PeriodUsage extends RoundFigures {
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

/** The running day, week and month of a player. */
export type PlayUsage = Readonly<Record<LimitPeriod, PeriodUsage>>;

const mapPeriods = (of: (period: LimitPeriod) => PeriodUsage): PlayUsage => ({
  daily: of('daily'),
  weekly: of('weekly'),
  monthly: of('monthly'),
});

function rollOver(period: LimitPeriod, usage: PeriodUsage | undefined, now: Date, zone: string): PeriodUsage {
  const previous = usage && {
    startsAt: new Date(usage.startsAt),
    endsAt: new Date(usage.endsAt),
    timeZone: usage.timeZone,
  };
  const span = periodAt(period, previous ?? null, now, zone);
  if (usage !== undefined && span === previous) return usage;
  return {
    startsAt: span.startsAt.toISOString(),
    endsAt: span.endsAt.toISOString(),
    timeZone: span.timeZone,
    staked: '0',
    cashStaked: '0',
    cashWon: '0',
  };
}

/** Returns the usage of the periods that run at `now`: those that are over begin again with nothing used. */
export function usageAt(usage: PlayUsage | null, now: Date, timeZone: string): PlayUsage {
  return mapPeriods((period) => rollOver(period, usage?.[period], now, timeZone));
}

const plus = (usage: PeriodUsage, { staked, cashStaked, cashWon }: RoundFigures): PeriodUsage => ({
  ...usage,
  staked: add(usage.staked, staked),
  cashStaked: add(usage.cashStaked, cashStaked),
  cashWon: add(usage.cashWon, cashWon),
});

/** Counts a round to all periods; call {@link usageAt} first. */
export function countRound(usage: PlayUsage, round: RoundFigures): PlayUsage {
  return mapPeriods((period) => plus(usage[period], round));
}

/** Subtracts a voided round from those of the periods in which it was played. */
export function uncountRound(usage: PlayUsage, round: RoundFigures, playedAt: Date): PlayUsage {
  const minus = {
    staked: negate(round.staked),
    cashStaked: negate(round.cashStaked),
    cashWon: negate(round.cashWon),
  };
  return mapPeriods((period) =>
    Date.parse(usage[period].startsAt) <= playedAt.getTime() ? plus(usage[period], minus) : usage[period],
  );
}

/** Returns whether no period has begun again, so that nothing has to be stored. */
export function isSameUsage(a: PlayUsage | null, b: PlayUsage): boolean {
  return a !== null && limitPeriods.every((period) => a[period] === b[period]);
}

/** What was lost: cash staked less cash won, negative after a net win. */
export const netLoss = ({ cashStaked, cashWon }: PeriodUsage): Amount => subtract(cashStaked, cashWon);
