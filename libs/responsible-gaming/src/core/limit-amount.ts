import { type PlayLimit, type PlayLimits } from '@casino-kit/api-contract';
import {
  add,
  type Amount,
  compare,
  decimalPlaces,
  isNegative,
  isPositive,
  parseAmount,
  subtract,
  truncate,
} from '@casino-kit/money';

/** An error of a typed amount; its text is `responsible-gaming.amount.<code>`. */
export type LimitAmountError =
  | { code: 'missing' | 'unreadable' | 'notPositive' | 'tooHigh' }
  | { code: 'decimals'; places: number };
export type ReadLimitAmount = { amount: Amount; error: null } | { amount: null; error: LimitAmountError };

/** Higher amounts are a slip of the hand, and more digits than a server may store. */
const highest: Amount = '999999999999';

/**
 * Parses the typed amount of a limit by the locale (BCP 47 tag): more than 0, below a million million, with no more decimals
 * than the currency has. The result is a decimal string without redundant zeros.
 */
export function readLimitAmount(
  typed: string,
  { locale, currency }: { locale: string; currency: string },
): ReadLimitAmount {
  const reject = (error: LimitAmountError): ReadLimitAmount => ({ amount: null, error });
  if (typed.trim() === '') return reject({ code: 'missing' });
  const read = parseAmount(typed, locale, currency);
  if (read === null) return reject({ code: /^\s*[-−]/.test(typed) ? 'notPositive' : 'unreadable' });
  if (isNegative(read) || !isPositive(read)) return reject({ code: 'notPositive' });
  if (compare(read, highest) > 0) return reject({ code: 'tooHigh' });
  const places = decimalPlaces(currency);
  if (compare(truncate(read, places), read) !== 0) return reject({ code: 'decimals', places });
  return { amount: add(read, '0'), error: null };
}

/**
 * Why a limit is too high to protect: `aboveGlobal` is a stake that the casino does not accept anyway, `hardly` an amount
 * of nine digits or more.
 */
export type LimitWeakness = 'aboveGlobal' | 'hardly';

const nineDigits: Amount = '100000000';

/** Returns why a limit of this amount would not protect; `null` if it would. */
export function limitWeakness(
  { kind }: Pick<PlayLimit, 'kind'>,
  amount: Amount,
  { globalMaxBet }: Pick<PlayLimits, 'globalMaxBet'>,
): LimitWeakness | null {
  const isSingleStake = kind === 'max-bet' || kind === 'bonus-max-bet';
  if (isSingleStake && globalMaxBet !== null && compare(amount, globalMaxBet) > 0) return 'aboveGlobal';
  return compare(amount, nineDigits) >= 0 ? 'hardly' : null;
}

/**
 * Formats an amount for its field in the locale, without redundant zeros: `300`, `12,50`. Grouped only while nobody types,
 * `1,000`: with a digit less that would be another amount.
 */
export function writeLimitAmount(
  amount: Amount,
  { locale, currency, grouped = false }: { locale: string; currency: string; grouped?: boolean },
): string {
  const places = decimalPlaces(currency);
  const isWhole = compare(truncate(amount, 0), amount) === 0;
  return new Intl.NumberFormat(locale, {
    useGrouping: grouped,
    minimumFractionDigits: isWhole || places !== 2 ? 0 : 2,
    maximumFractionDigits: places,
  }).format(truncate(amount, places) as `${number}`);
}

/** From an amount on, steps are this large. */
const steps: readonly { from: Amount; size: bigint }[] = [
  { from: '5000', size: 500n },
  { from: '1000', size: 100n },
  { from: '500', size: 50n },
  { from: '100', size: 10n },
  { from: '30', size: 5n },
  { from: '0', size: 1n },
];
const sizeAt = (amount: Amount): bigint => steps.find(({ from }) => compare(amount, from) >= 0)?.size ?? 1n;

/** Returns the next amount up: a step that fits its size, on a multiple of it (300 → 310, 1,000 → 1,100). */
export function increaseLimit(amount: Amount): Amount {
  const size = sizeAt(amount);
  return String((BigInt(truncate(amount, 0)) / size + 1n) * size);
}

/** Returns the next amount down, never below 1; an amount of less than 1 stays. */
export function decreaseLimit(amount: Amount): Amount {
  if (compare(amount, '1') <= 0) return amount;
  // Down from 1,000 the step is that of the amounts below it.
  const size = sizeAt(subtract(amount, compare(amount, '2') > 0 ? '1' : '0'));
  const whole = BigInt(truncate(amount, 0));
  const isOnStep = compare(truncate(amount, 0), amount) === 0 && whole % size === 0n;
  const next = (whole / size) * size - (isOnStep ? size : 0n);
  return next < 1n ? '1' : String(next);
}
