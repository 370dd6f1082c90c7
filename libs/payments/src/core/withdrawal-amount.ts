import { type Amount, compare, decimalPlaces, isPositive, parseAmount, truncate } from '@casino-kit/money';
import { type AmountLimits, type AmountError, offeredAmounts, readDepositAmount } from './deposit-amount.js';

/** An error of a withdrawal amount; amounts in major units. */
export type WithdrawalAmountError = AmountError | { code: 'moreThanAvailable'; available: Amount };

export type ReadWithdrawalAmount =
  | { amount: Amount; error: null }
  | { amount: null; error: WithdrawalAmountError };

const noLimits: AmountLimits = { min: null, max: null };
const none: Amount = '0';

/** The amount that can be requested: `available`, never below zero. */
const atLeastNothing = (available: Amount): Amount => (isPositive(available) ? available : none);

/**
 * Parses a typed withdrawal amount (§5): by the locale (BCP 47 tag), more than 0, with no more decimals than the
 * currency has, within the method's range and at most `available`. Reports the stricter limit when two are exceeded.
 * The result is a decimal string without redundant zeros.
 */
export function readWithdrawalAmount(
  typed: string,
  {
    locale,
    currency,
    limits,
    available,
  }: { locale: string; currency: string; limits: AmountLimits; available: Amount },
): ReadWithdrawalAmount {
  const top = atLeastNothing(available);
  const tooMuch: ReadWithdrawalAmount = {
    amount: null,
    error: { code: 'moreThanAvailable', available: top },
  };
  // For "All" of nothing, the player needs to know that nothing is available.
  const written = parseAmount(typed, locale, currency);
  if (top === none && written !== null && !isPositive(written)) return tooMuch;
  const read = readDepositAmount(typed, { locale, currency, limits: noLimits });
  if (read.amount === null) return read;
  const isTighter = limits.max === null || compare(top, limits.max) <= 0;
  if (isTighter && compare(read.amount, top) > 0) return tooMuch;
  return readDepositAmount(typed, { locale, currency, limits });
}

/**
 * Returns the most that can be requested at once: the available amount within the method's range, cut to the currency.
 */
export function maxWithdrawal(available: Amount, { max }: AmountLimits, currency: string): Amount {
  const top = atLeastNothing(available);
  const amount = max !== null && compare(top, max) > 0 ? max : top;
  return truncate(amount, decimalPlaces(currency));
}

/**
 * Returns the quick amounts of a withdrawal: 50, 100 and 200 in major units, as far as the method accepts them and the
 * available amount covers them; round ones in currencies with a small unit.
 */
export const quickWithdrawals = (available: Amount, limits: AmountLimits, currency: string): Amount[] =>
  offeredAmounts({ ...limits, max: maxWithdrawal(available, limits, currency) }, ['50', '100', '200']);
