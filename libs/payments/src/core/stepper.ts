import { add, type Amount, compare, subtract, truncate } from '@casino-kit/money';

/** The amount a deposit starts with, in major units of the player's currency (§5, §9). */
export const startAmount: Amount = '25';
/** Quick amounts, in major units (§3, `deposit_amounts`). */
export const quickAmounts: readonly Amount[] = ['25', '50', '100'];

/** Up to this amount the stepper moves by 1, above it by 5. */
const turn: Amount = '30';
const isWhole = (amount: Amount) => compare(truncate(amount, 0), amount) === 0;
/** The highest step at or below an amount: whole units up to 30, then multiples of five. */
function stepBelow(amount: Amount): bigint {
  const whole = BigInt(truncate(amount, 0));
  return whole <= BigInt(turn) ? whole : (whole / 5n) * 5n;
}

/**
 * Returns the next amount up (§5, decisions 22): 29 → 30 → 35 → 40. An amount with decimals, typed by hand, moves to
 * the next step above it (29.50 → 30, 32.50 → 35). `amount` is a decimal string of at least 0. @throws RangeError when
 * it is not.
 */
export function increase(amount: Amount): Amount {
  if (isWhole(amount)) return add(amount, compare(amount, turn) < 0 ? '1' : '5');
  const below = stepBelow(amount);
  return String(below + (below < BigInt(turn) ? 1n : 5n));
}

/**
 * Returns the next amount down (§5, decisions 22): 40 → 35 → 30 → 29, and 0 stays 0. An amount with decimals moves to
 * the next step below it (29.50 → 29, 32.50 → 30). @throws RangeError when `amount` is not a decimal amount.
 */
export function decrease(amount: Amount): Amount {
  if (compare(amount, '0') <= 0) return '0';
  if (isWhole(amount)) return subtract(amount, compare(amount, turn) > 0 ? '5' : '1');
  return String(stepBelow(amount));
}
