import { type Transaction } from '@casino-kit/api-contract';
import { parseInstant } from '@casino-kit/calendar-dates';
import { type Amount, sum } from '@casino-kit/money';
import { signedAmount } from './transaction-amount.js';
import { transactionKey } from './transaction-days.js';

/** After a longer pause, in milliseconds, the same game is played in another session. */
export const sessionPauseMs = 30 * 60_000;

const isPlay = ({ type, status, gameName }: Transaction) =>
  (type === 'bet' || type === 'win') && status === 'completed' && Boolean(gameName);

/** Whether two neighbouring rows are play of one game with the same money, without a long pause between them. */
function isSameSession(one: Transaction, other: Transaction): boolean {
  if (!isPlay(one) || !isPlay(other)) return false;
  if (one.gameName !== other.gameName || one.gameSlug !== other.gameSlug) return false;
  if (one.currencyCode !== other.currencyCode || one.isBonus !== other.isBonus) return false;
  const [from, to] = [parseInstant(one.at), parseInstant(other.at)];
  return from !== null && to !== null && Math.abs(to.getTime() - from.getTime()) <= sessionPauseMs;
}

/** The rows of one session, or one other row. */
export type PlayGroup = readonly [Transaction, ...Transaction[]];

/** Groups completed bets and wins of one game session, in their order; every other row is a group of its own. */
export function bySession(rows: readonly Transaction[]): readonly PlayGroup[] {
  const groups: [Transaction, ...Transaction[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && isSameSession(last.at(-1) ?? last[0], row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Returns the row with which a session began. */
export function getOldest(group: PlayGroup): Transaction {
  return group.at(-1) ?? group[0];
}

/** Returns a unique key of a session, or of another row; a session keeps it while it goes on. */
export function playGroupKey(group: PlayGroup): string {
  return transactionKey(getOldest(group));
}

/** Returns what bets and wins of one currency add to the balance: negative if more was bet than won. */
export function computeNet(rows: readonly Transaction[]): Amount {
  return sum(rows.map(signedAmount));
}
