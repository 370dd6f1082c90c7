import { type Activity, type ActivityDay } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { add, type Amount, subtract, sum } from '@casino-kit/money';
import { type DateRange, getDates } from './date-range.js';

/** The sums of some days. Amounts are decimal strings in major units; minutes are those with play. */
export interface StatementSums {
  deposited: Amount;
  withdrawn: Amount;
  staked: Amount;
  won: Amount;
  rewards: Amount;
  /** Won less staked: below zero when more was staked. */
  net: Amount;
  netWithRewards: Amount;
  rounds: number;
  deposits: number;
  withdrawals: number;
  minutes: number;
  /** Dates with at least one round. */
  daysPlayed: number;
}

const count = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

/** Returns won less staked of a day or of a kind of game. */
export const computeNet = ({ staked, won }: { staked: Amount; won: Amount }): Amount => subtract(won, staked);

/** Adds up days of activity. */
export function statementSums(days: readonly ActivityDay[]): StatementSums {
  const money = (field: 'deposited' | 'withdrawn' | 'staked' | 'won' | 'rewards') =>
    sum(days.map((day) => day[field]));
  const [staked, won, rewards] = [money('staked'), money('won'), money('rewards')];
  const net = computeNet({ staked, won });
  return {
    deposited: money('deposited'),
    withdrawn: money('withdrawn'),
    staked,
    won,
    rewards,
    net,
    netWithRewards: add(net, rewards),
    rounds: count(days.map(({ rounds }) => rounds)),
    deposits: count(days.map(({ deposits }) => deposits)),
    withdrawals: count(days.map(({ withdrawals }) => withdrawals)),
    minutes: count(days.map(({ minutes }) => minutes)),
    daysPlayed: days.filter(({ rounds }) => rounds > 0).length,
  };
}

/** Returns the net of every date of a range, `null` on a date without rounds. */
export function netByDate(
  days: readonly ActivityDay[],
  range: DateRange,
): { date: CalendarDate; net: Amount | null }[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return getDates(range).map((date) => {
    const day = byDate.get(date);
    return { date, net: day === undefined || day.rounds === 0 ? null : computeNet(day) };
  });
}

/** Returns the net of every month of a range, for ranges too long for a bar a day; `null` without rounds. */
export function netByMonth(
  days: readonly ActivityDay[],
  range: DateRange,
): { date: CalendarDate; net: Amount | null }[] {
  const months = new Map<string, Amount | null>();
  for (const { date, net } of netByDate(days, range)) {
    const month = `${date.slice(0, 8)}01`;
    const before = months.get(month) ?? null;
    months.set(month, net === null ? before : add(before ?? '0', net));
  }
  return [...months].map(([date, net]) => ({ date, net }));
}

/** Returns what was deposited less what was withdrawn since the account was opened. */
export const lifetimeNetDeposits = ({ lifetime }: Pick<Activity, 'lifetime'>): Amount =>
  subtract(lifetime.deposited, lifetime.withdrawn);
