import { type DepositStatus, type PlayMarker, type WithdrawalStatus } from '@casino-kit/api-contract';
import { addDays, isoIn } from '@casino-kit/calendar-dates';
import {
  type Amount,
  compare,
  isNegative,
  isPositive,
  multiply,
  proportion,
  subtract,
} from '@casino-kit/money';
import { type CurrencyAmount, inCurrency, sumIn } from '../settings/euro-figures.js';
import { isLooserChange, type RecordedChange } from './looser-change.js';

/** A deposit, with stakes less wins of the hour before it in each currency. */
export interface HistoryDeposit extends CurrencyAmount {
  at: Date;
  status: DepositStatus;
  /** What tells apart the cards and other methods of a player. */
  method: string;
  lostBefore: readonly CurrencyAmount[];
}

/** A withdrawal; `at` is when it ended, or was requested while it is in progress. */
export interface HistoryWithdrawal extends CurrencyAmount {
  at: Date;
  status: WithdrawalStatus;
}

/** A request for another limit or session time, with the one before it. */
export interface HistoryLimitChange extends RecordedChange {
  at: Date;
}

/** Play without a long pause, in whole minutes. */
export interface HistorySession {
  startedAt: Date;
  minutes: number;
}

/** What markers are computed from: a player's own history of the last weeks, in any order. */
export interface PlayHistory {
  now: Date;
  /** IANA. */
  timeZone: string;
  /** In which figures are returned. */
  currencyCode: string;
  /** When the account was opened: weeks before it are not compared with. */
  openedAt: Date;
  deposits: readonly HistoryDeposit[];
  withdrawals: readonly HistoryWithdrawal[];
  /** Quarters of an hour in which a round was played, by their beginning. */
  quarters: readonly Date[];
  sessions: readonly HistorySession[];
  /** Those of limits that were set before, without those of reality checks. */
  limitChanges: readonly HistoryLimitChange[];
  /** When the player asked for a break or another exclusion. */
  exclusions: readonly Timed[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/** The thresholds of decision 82. Amounts are in euro. */
export const thresholds = {
  /** Deposits within `withinMs`, each after losing, and declined ones. */
  chasingDeposits: 3,
  declinedDeposits: 3,
  withinMs: dayMs,
  /** Nights of the last seven with play from `nightFrom` o'clock until before `nightTo`. */
  nights: 3,
  nightFrom: 1,
  nightTo: 5,
  cancelledWithdrawals: 2,
  /** The least net deposits of seven days, and how many times those of a week before. */
  risingAmount: '100',
  risingTimes: 2,
  /** The least average of minutes, and how many times that of before. */
  sessionMinutes: 120,
  sessionTimes: 1.5,
  /** Different cards and other methods of completed deposits in seven days. */
  methods: 4,
  /** Limits loosened and exclusions, together, within `toolsMs`. */
  toolsUsed: 3,
  toolsMs: 30 * dayMs,
  /** Earlier weeks that are compared with, at most. */
  weeksBefore: 4,
} as const;

/** How far back a history has to go, in ms. */
export const historyMs = (1 + thresholds.weeksBefore) * weekMs;

interface Timed {
  at: Date;
}
type Marker<Kind extends PlayMarker['kind']> = Extract<PlayMarker, { kind: Kind }>;

const byTime = (a: Timed, b: Timed) => a.at.getTime() - b.at.getTime();
const isWithin = (at: Date, from: number, to: number) => at.getTime() > from && at.getTime() <= to;

/** Returns what happened in the last `ms`, oldest first. */
function lastMs<T extends Timed>(rows: readonly T[], now: Date, ms: number): T[] {
  const end = now.getTime();
  return rows.filter(({ at }) => isWithin(at, end - ms, end)).toSorted(byTime);
}

/** Returns what happened in the last seven days, oldest first. */
const lastWeek = <T extends Timed>(rows: readonly T[], now: Date) => lastMs(rows, now, weekMs);

/** Returns the most rows within 24 hours, the latest of equal ones; `null` for fewer than `least`. */
function densest<T extends Timed>(rows: readonly T[], least: number): readonly T[] | null {
  const groups = rows.map((last, index) =>
    rows.slice(0, index + 1).filter(({ at }) => last.at.getTime() - at.getTime() <= thresholds.withinMs),
  );
  const most = Math.max(0, ...groups.map(({ length }) => length));
  return most < least ? null : (groups.findLast(({ length }) => length === most) ?? null);
}

const getSince = ([first]: readonly Timed[], now: Date) => (first?.at ?? now).toISOString();

function chasingLosses({ deposits, now, currencyCode }: PlayHistory): Marker<'chasing-losses'> | null {
  const chasing = lastWeek(deposits, now).filter(
    ({ status, lostBefore }) => status === 'completed' && isPositive(sumIn(lostBefore, currencyCode)),
  );
  const group = densest(chasing, thresholds.chasingDeposits);
  if (group === null) return null;
  const since = getSince(group, now);
  return { kind: 'chasing-losses', since, count: group.length, amount: sumIn(group, currencyCode) };
}

function declinedDeposits({ deposits, now }: PlayHistory): Marker<'declined-deposits'> | null {
  const declined = lastWeek(deposits, now).filter(({ status }) => status === 'declined');
  const group = densest(declined, thresholds.declinedDeposits);
  return group && { kind: 'declined-deposits', since: getSince(group, now), count: group.length };
}

function cancelledWithdrawals(history: PlayHistory): Marker<'cancelled-withdrawals'> | null {
  const { withdrawals, now, currencyCode } = history;
  const cancelled = lastWeek(withdrawals, now).filter(({ status }) => status === 'cancelled');
  const count = cancelled.length;
  if (count < thresholds.cancelledWithdrawals) return null;
  const since = getSince(cancelled, now);
  return { kind: 'cancelled-withdrawals', since, count, amount: sumIn(cancelled, currencyCode) };
}

function nightPlay({ quarters, now, timeZone }: PlayHistory): Marker<'night-play'> | null {
  // The date as it was at `at` by the player's clocks, and the hour.
  const local = (at: Date) => isoIn(at, timeZone);
  const today = local(now).slice(0, 10);
  const from = addDays(today, -6);
  const end = now.getTime();
  const nights = new Map<string, Date>();
  for (const at of quarters.toSorted((a, b) => a.getTime() - b.getTime())) {
    if (!isWithin(at, end - weekMs - dayMs, end)) continue;
    const shown = local(at);
    const [date, hour] = [shown.slice(0, 10), Number(shown.slice(11, 13))];
    const isNight = hour >= thresholds.nightFrom && hour < thresholds.nightTo;
    if (isNight && date >= from && date <= today && !nights.has(date)) nights.set(date, at);
  }
  if (nights.size < thresholds.nights) return null;
  const [first = now] = nights.values();
  return { kind: 'night-play', since: first.toISOString(), nights: nights.size };
}

/** Returns how many whole weeks before the last one the account has seen, at most those that are compared with. */
function weeksBefore({ openedAt, now }: PlayHistory): number {
  const weeks = Math.floor((now.getTime() - weekMs - openedAt.getTime()) / weekMs);
  return Math.min(thresholds.weeksBefore, Math.max(0, weeks));
}

function netDeposits(history: PlayHistory, from: number, to: number): Amount {
  const { deposits, withdrawals, currencyCode } = history;
  const completed = <T extends Timed & CurrencyAmount & { status: string }>(rows: readonly T[]) =>
    sumIn(
      rows.filter(({ at, status }) => status === 'completed' && isWithin(at, from, to)),
      currencyCode,
    );
  return subtract(completed(deposits), completed(withdrawals));
}

function risingDeposits(history: PlayHistory): Marker<'rising-deposits'> | null {
  const { now, currencyCode } = history;
  const weeks = weeksBefore(history);
  if (weeks === 0) return null;
  const end = now.getTime();
  const start = end - weekMs;
  const amount = netDeposits(history, start, end);
  const before = netDeposits(history, start - weeks * weekMs, start);
  const paidBefore = isNegative(before) ? '0' : before;
  const weeklyBefore = proportion(paidBefore, '1', String(weeks), 8);
  const isRising =
    compare(amount, inCurrency(thresholds.risingAmount, currencyCode)) >= 0 &&
    compare(multiply(amount, String(weeks)), multiply(paidBefore, String(thresholds.risingTimes))) >= 0;
  if (!isRising) return null;
  return { kind: 'rising-deposits', since: new Date(start).toISOString(), amount, weeklyBefore };
}

function longerSessions(history: PlayHistory): Marker<'longer-sessions'> | null {
  const { sessions, now } = history;
  const weeks = weeksBefore(history);
  const end = now.getTime();
  const start = end - weekMs;
  const average = (from: number, to: number): number | null => {
    const lengths = sessions
      .filter(({ startedAt }) => isWithin(startedAt, from, to))
      .map(({ minutes }) => minutes);
    return lengths.length === 0
      ? null
      : Math.round(lengths.reduce((total, minutes) => total + minutes, 0) / lengths.length);
  };
  const minutes = average(start, end);
  const minutesBefore = average(start - weeks * weekMs, start);
  if (minutes === null || minutesBefore === null) return null;
  const isLonger = minutes >= thresholds.sessionMinutes && minutes >= thresholds.sessionTimes * minutesBefore;
  return isLonger
    ? { kind: 'longer-sessions', since: new Date(start).toISOString(), minutes, minutesBefore }
    : null;
}

function manyMethods({ deposits, now }: PlayHistory): Marker<'many-methods'> | null {
  const completed = lastWeek(deposits, now).filter(({ status }) => status === 'completed');
  const count = new Set(completed.map(({ method }) => method)).size;
  return count < thresholds.methods ? null : { kind: 'many-methods', since: getSince(completed, now), count };
}

function toolsUsed({ limitChanges, exclusions, now }: PlayHistory): Marker<'tools-used'> | null {
  const used = lastMs([...limitChanges.filter(isLooserChange), ...exclusions], now, thresholds.toolsMs);
  const count = used.length;
  return count < thresholds.toolsUsed ? null : { kind: 'tools-used', since: getSince(used, now), count };
}

const rules = [
  chasingLosses,
  nightPlay,
  cancelledWithdrawals,
  risingDeposits,
  declinedDeposits,
  longerSessions,
  manyMethods,
  toolsUsed,
];

/**
 * Returns what a player's own history shows at `now`, by the thresholds of decision 82. Nothing is compared with other
 * players.
 */
export function harmMarkers(history: PlayHistory): PlayMarker[] {
  return rules.flatMap((rule) => rule(history) ?? []);
}
