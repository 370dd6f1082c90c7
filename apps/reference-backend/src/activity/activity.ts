import { type Activity, type ActivityDay } from '@casino-kit/api-contract';
import { type CalendarDate } from '@casino-kit/calendar-dates';
import { add, type Amount } from '@casino-kit/money';
import { toCurrencyScale } from '../ledger/wallet.js';
import { convert } from '../settings/euro-figures.js';
import { type MovedRow, type PlayedRow } from './read-activity.js';

const minuteMs = 60_000;

/** Returns the minutes of play in some time; play of less than a minute is one. */
export function minutesOfPlay(ms: number, rounds: number): number {
  return rounds === 0 ? 0 : Math.max(1, Math.round(ms / minuteMs));
}

type Money = 'deposited' | 'withdrawn' | 'staked' | 'won' | 'rewards';
type Day = Record<Money, Amount> & Pick<ActivityDay, 'rounds' | 'deposits' | 'withdrawals'> & { ms: number };

const emptyDay = (): Day => ({
  deposited: '0',
  withdrawn: '0',
  staked: '0',
  won: '0',
  rewards: '0',
  rounds: 0,
  deposits: 0,
  withdrawals: 0,
  ms: 0,
});

/** Everything that was read of a player's activity, in whatever currencies. */
export interface ActivityRows {
  played: readonly PlayedRow[];
  deposited: readonly MovedRow[];
  withdrawn: readonly MovedRow[];
  rewards: readonly MovedRow[];
}

/** Adds up the activity of each date in a currency; only dates with activity are returned, oldest first. */
export function toActivityDays(rows: ActivityRows, currencyCode: string): ActivityDay[] {
  const days = new Map<CalendarDate, Day>();
  const getDay = (date: CalendarDate) => {
    const day = days.get(date) ?? emptyDay();
    days.set(date, day);
    return day;
  };
  const plus = (day: Day, field: Money, amount: Amount, from: string) => {
    day[field] = add(day[field], convert(amount, from, currencyCode));
  };
  for (const { date, currencyCode: from, staked, won, rounds, ms } of rows.played) {
    const day = getDay(date);
    plus(day, 'staked', staked, from);
    plus(day, 'won', won, from);
    day.rounds += rounds;
    day.ms += ms;
  }
  const counts = { deposited: 'deposits', withdrawn: 'withdrawals', rewards: null } as const;
  for (const field of ['deposited', 'withdrawn', 'rewards'] as const)
    for (const { date, currencyCode: from, amount, count } of rows[field]) {
      const day = getDay(date);
      plus(day, field, amount, from);
      const counted = counts[field];
      if (counted !== null) day[counted] += count;
    }
  const inScale = (amount: Amount) => toCurrencyScale(amount, currencyCode);
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, { ms, ...day }]) => ({
      ...day,
      date,
      deposited: inScale(day.deposited),
      withdrawn: inScale(day.withdrawn),
      staked: inScale(day.staked),
      won: inScale(day.won),
      rewards: inScale(day.rewards),
      minutes: minutesOfPlay(ms, day.rounds),
    }));
}

/**
 * Divides minutes in proportion to times: whole minutes that add up to all of them, at least one for each time as long as
 * there are enough. What is left by rounding goes to the largest remainders.
 */
export function divideMinutes(minutes: number, times: readonly number[]): number[] {
  const least = minutes >= times.length ? 1 : 0;
  const weights = times.map((ms) => Math.max(0, ms - least * minuteMs));
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const rest = minutes - least * times.length;
  const exact = weights.map((one) => (weight === 0 ? 0 : (rest * one) / weight));
  const divided = exact.map((one) => least + Math.floor(one));
  const left = minutes - divided.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: one - Math.floor(one) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (let given = 0; given < left; given += 1) {
    const next = byRemainder[given % byRemainder.length];
    if (next !== undefined) divided[next.index] = (divided[next.index] ?? 0) + 1;
  }
  return divided;
}

/**
 * Adds up what was played by kind of game, the most rounds first. `minutes` are those of the days together: the kinds
 * share them, so that both add up to the same.
 */
export function toActivityByKind(
  played: readonly PlayedRow[],
  getKind: (gameSlug: string) => string,
  currencyCode: string,
  minutes: number,
): Activity['byKind'] {
  const kinds = new Map<string, { rounds: number; staked: Amount; won: Amount; ms: number }>();
  for (const row of played) {
    const kind = getKind(row.gameSlug);
    const sum = kinds.get(kind) ?? { rounds: 0, staked: '0', won: '0', ms: 0 };
    kinds.set(kind, {
      rounds: sum.rounds + row.rounds,
      staked: add(sum.staked, convert(row.staked, row.currencyCode, currencyCode)),
      won: add(sum.won, convert(row.won, row.currencyCode, currencyCode)),
      ms: sum.ms + row.ms,
    });
  }
  const sorted = [...kinds].sort(([, a], [, b]) => b.rounds - a.rounds);
  const divided = divideMinutes(
    minutes,
    sorted.map(([, { ms }]) => ms),
  );
  return sorted.map(([kind, { rounds, staked, won }], index) => ({
    kind,
    rounds,
    staked: toCurrencyScale(staked, currencyCode),
    won: toCurrencyScale(won, currencyCode),
    minutes: divided[index] ?? 0,
  }));
}
