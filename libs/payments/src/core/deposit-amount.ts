import {
  add,
  type Amount,
  compare,
  decimalPlaces,
  isPositive,
  multiply,
  parseAmount,
  truncate,
} from '@casino-kit/money';
import { increase, quickAmounts, startAmount } from './stepper.js';

/**
 * The range that a payment provider accepts: decimal strings in major units of the player's currency; `null` means
 * unlimited.
 */
export interface AmountLimits {
  min: Amount | null;
  max: Amount | null;
  /** The minimum itself is not enough: a crypto deposit must exceed it (§5). */
  aboveMin?: boolean | undefined;
}

/**
 * An error of an amount, named like its text (`payments.amount.<code>` or the deposit error code of §8). `min` and
 * `max` fill `[MN]` and `[MX]`. `belowMin` and `aboveMax` are only for a range with one end; with both ends it is
 * `PAYMENT_PROVIDER_LIMIT_THRESHOLD`.
 */
export type AmountError =
  | { code: 'missing' | 'unreadable' | 'AMOUNT_BELOW_ZERO' }
  | { code: 'decimals'; places: number }
  | { code: 'belowMin' | 'notAboveMin'; min: Amount }
  | { code: 'aboveMax'; max: Amount }
  | { code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD'; min: Amount; max: Amount };

export type ReadAmount = { amount: Amount; error: null } | { amount: null; error: AmountError };

function outside(amount: Amount, { min, max, aboveMin = false }: AmountLimits): AmountError | null {
  const below = min !== null && compare(amount, min) < (aboveMin ? 1 : 0);
  const above = max !== null && compare(amount, max) > 0;
  if (!below && !above) return null;
  if (below && aboveMin) return { code: 'notAboveMin', min };
  if (min !== null && max !== null) return { code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', min, max };
  if (below) return { code: 'belowMin', min };
  return max === null ? null : { code: 'aboveMax', max };
}

/**
 * Parses a typed deposit amount (§5): by the locale (BCP 47 tag), more than 0, with no more decimals than the currency
 * has, within the provider's limits. The result is a decimal string without redundant zeros.
 */
export function readDepositAmount(
  typed: string,
  { locale, currency, limits }: { locale: string; currency: string; limits: AmountLimits },
): ReadAmount {
  const reject = (error: AmountError): ReadAmount => ({ amount: null, error });
  if (typed.trim() === '') return reject({ code: 'missing' });
  const read = parseAmount(typed, locale, currency);
  if (read === null) return reject({ code: /^\s*[-−]/.test(typed) ? 'AMOUNT_BELOW_ZERO' : 'unreadable' });
  if (!isPositive(read)) return reject({ code: 'AMOUNT_BELOW_ZERO' });
  const places = decimalPlaces(currency);
  if (compare(truncate(read, places), read) !== 0) return reject({ code: 'decimals', places });
  const amount = add(read, '0');
  const error = outside(amount, limits);
  return error === null ? { amount, error } : reject(error);
}

/** Formats an amount for its field in the locale, ungrouped: `50.00`, `50,00`; crypto without redundant zeros. */
export function writeAmount(
  amount: Amount,
  { locale, currency }: { locale: string; currency: string },
): string {
  const places = decimalPlaces(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: places === 2 ? 2 : 0,
    maximumFractionDigits: places,
  }).format(truncate(amount, places) as `${number}`);
}

/** Returns an amount, limited to what the provider accepts. */
const atMost = (amount: Amount, { max }: AmountLimits): Amount =>
  max !== null && compare(amount, max) > 0 ? add(max, '0') : amount;

/** Returns 25, or the nearest amount that the provider accepts. */
function usualAmount(limits: AmountLimits): Amount {
  const { min, max, aboveMin = false } = limits;
  const [least] = offeredAmounts(limits);
  if (min !== null && max !== null && compare(max, '1') < 0 && least !== undefined) return least;
  if (min !== null && compare(startAmount, min) < (aboveMin ? 1 : 0))
    return aboveMin ? atMost(increase(min), limits) : add(min, '0');
  return atMost(startAmount, limits);
}

/**
 * Returns the initial amount of a method's form: 25, or the nearest amount that the provider accepts. If the minimum
 * itself is not enough, it is the first step of the stepper above it. If 25 is far above the maximum, as in Bitcoin, it
 * is the first quick amount. `left` is what the player's own deposit limits leave: if that is less, it is the largest
 * quick amount within it, or what is left itself, unless the provider accepts no amount that small.
 */
export function defaultAmount(limits: AmountLimits, left: Amount | null = null): Amount {
  const usual = usualAmount(limits);
  if (left === null || compare(usual, left) <= 0) return usual;
  const offered = offeredAmounts(limits).findLast((amount) => compare(amount, left) <= 0);
  if (offered !== undefined) return offered;
  return isPositive(left) && outside(left, limits) === null ? add(left, '0') : usual;
}

/** Returns the step up from an amount (decisions 22), never above the provider's maximum. */
export function increaseWithin(amount: Amount, limits: AmountLimits): Amount {
  return atMost(increase(amount), limits);
}

/** Whether an amount is the provider's maximum or more. */
export function isAtMaximum(amount: Amount, { max }: AmountLimits): boolean {
  return max !== null && compare(amount, max) >= 0;
}

/** Returns those amounts that the provider accepts. */
export function withinLimits(amounts: readonly Amount[], limits: AmountLimits): Amount[] {
  return amounts.filter((amount) => outside(amount, limits) === null);
}

/** 1, 2 and 5 of every power of ten that an amount of money has. */
const roundAmounts: readonly Amount[] = Array.from({ length: 22 }, (_, place) => place - 8).flatMap((power) =>
  ['1', '2', '5'].map((lead) =>
    power < 0 ? `0.${'0'.repeat(-power - 1)}${lead}` : `${lead}${'0'.repeat(power)}`,
  ),
);

/**
 * Returns the quick amounts: 25, 50 and 100 (§9) or those given, as far as the provider accepts them. If it accepts fewer
 * than two of them, as in currencies with a small unit, they are one, two and four times the first round amount that it
 * accepts.
 */
export function offeredAmounts(limits: AmountLimits, amounts: readonly Amount[] = quickAmounts): Amount[] {
  const usual = withinLimits(amounts, limits);
  const [start] = withinLimits(roundAmounts, limits);
  if (usual.length > 1 || limits.min === null || start === undefined) return usual;
  const scaled = withinLimits(
    ['1', '2', '4'].map((times) => multiply(start, times)),
    limits,
  );
  return scaled.length > usual.length ? scaled : usual;
}
