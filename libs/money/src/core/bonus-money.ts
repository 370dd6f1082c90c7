import { type Amount, isPositive, truncate } from './amount.js';
import { compare, multiply } from './arithmetic.js';
import { decimalPlaces } from './currency.js';

/**
 * The terms of an offer about the money it grants: decimal strings, per cent or major units. Values not above 0 count
 * as missing.
 */
export interface BonusMoneyTerms {
  depositBonusPercent?: Amount | null | undefined;
  maxBonusThreshold?: Amount | null | undefined;
  cashAmount?: Amount | null | undefined;
  minimumDeposit?: Amount | null | undefined;
}

const positive = (amount: Amount | null | undefined): Amount | null =>
  amount !== null && amount !== undefined && isPositive(amount) ? amount : null;

/** Returns the smallest deposit that an offer is granted for, or `null` when any will do (spec §3). */
export function bonusMinimum({ minimumDeposit }: Pick<BonusMoneyTerms, 'minimumDeposit'>): Amount | null {
  return positive(minimumDeposit);
}

/** Returns whether a deposit is too small for an offer. */
export function isBelowBonusMinimum(
  terms: Pick<BonusMoneyTerms, 'minimumDeposit'>,
  deposit: Amount,
): boolean {
  const minimum = bonusMinimum(terms);
  return minimum !== null && compare(deposit, minimum) < 0;
}

/**
 * Returns the share of `base` (a deposit, or a net loss for cashback) that an offer grants, in major units of
 * `currency`: its percentage, no more than `maxBonusThreshold`, truncated to the currency's decimals; zero without a
 * percentage.
 */
export function bonusShare(
  { depositBonusPercent, maxBonusThreshold }: BonusMoneyTerms,
  base: Amount,
  currency: string,
): Amount {
  const whole = multiply(multiply(base, positive(depositBonusPercent) ?? '0'), '0.01');
  const most = positive(maxBonusThreshold);
  return truncate(most !== null && compare(whole, most) > 0 ? most : whole, decimalPlaces(currency));
}

/**
 * Returns the bonus money that an offer grants for `base`, in major units of `currency`: its {@link bonusShare}, or
 * without a percentage its fixed amount; `null` if that is zero. Client and server both use this function (spec §3,
 * §4).
 */
export function bonusMoney(terms: BonusMoneyTerms, base: Amount, currency: string): Amount | null {
  return positive(
    positive(terms.depositBonusPercent) === null
      ? truncate(terms.cashAmount ?? '0', decimalPlaces(currency))
      : bonusShare(terms, base, currency),
  );
}

/** Returns the bonus money that comes with a deposit, or `null` for none, also if the deposit is too small for it. */
export function depositBonusMoney(terms: BonusMoneyTerms, deposit: Amount, currency: string): Amount | null {
  return isBelowBonusMinimum(terms, deposit) ? null : bonusMoney(terms, deposit, currency);
}

/** Returns the wagering requirement of bonus money, exact, or `null` if the offer names no multiplier. */
export function bonusWager(
  { wageringMultiplier }: { wageringMultiplier?: Amount | null | undefined },
  money: Amount,
): Amount | null {
  const times = positive(wageringMultiplier);
  return times === null ? null : multiply(money, times);
}
