import { type CalendarAward } from '@casino-kit/api-contract';
import {
  add,
  type Amount,
  compare,
  decimalPlaces,
  isPositive,
  multiply,
  subtract,
  truncate,
} from '@casino-kit/money';
import { type Asked, isMissingIn, type RoundEvent } from './round-events.js';

/** An award as the server returned it. */
export interface AwardReading extends Asked {
  award: CalendarAward;
}

/** The running award as it is shown. */
export interface RunningAward {
  /** What the games kept, in major units; negative when the player is ahead. */
  ngr: Amount;
  /** A fraction (decisions 30). */
  percent: string;
  /** What will be added to the calendar: never negative, cut to the currency's smallest unit. */
  payout: Amount;
  /** Whether `payout` equals `ngr × percent`, so that the formula may be shown. */
  isExplained: boolean;
}

/** `ngr × percent`, cut towards zero to the currency's smallest unit; zero when either is not more than zero. */
export function computePayout(ngr: Amount, percent: string, currencyCode: string): Amount {
  const isEarned = isPositive(ngr) && isPositive(percent);
  return truncate(isEarned ? multiply(ngr, percent) : '0', decimalPlaces(currencyCode));
}

const isInCurrency = (currencyCode: string, move: RoundEvent): boolean =>
  move.currencyCode === undefined || move.currencyCode.toUpperCase() === currencyCode.toUpperCase();

/**
 * Returns the award of `reading` plus the events it does not include yet: a debit adds to the NGR, a credit subtracts
 * (§4). Events in other currencies do not count. While the reading includes everything, its own payout applies if it
 * has one.
 */
export function runningAward(
  { award, ...asked }: AwardReading,
  moves: readonly RoundEvent[],
  currencyCode: string,
): RunningAward {
  const { percent } = award;
  const missing = moves.filter((move) => isInCurrency(currencyCode, move) && isMissingIn(asked, move));
  const ngr = missing.reduce(
    (sum, { kind, amount }) => (kind === 'debit' ? add : subtract)(sum, amount),
    award.ngr,
  );
  const byFormula = computePayout(ngr, percent, currencyCode);
  const isKnown = missing.length === 0 && isPositive(award.payout);
  const payout = isKnown ? truncate(award.payout, decimalPlaces(currencyCode)) : byFormula;
  return { ngr, percent, payout, isExplained: compare(payout, byFormula) === 0 };
}
