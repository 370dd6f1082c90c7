import Big from 'big.js';
import { type Amount, checked, truncate } from './amount.js';

/** Divides to 40 decimals, towards zero. */
const Precise = Big();
Precise.DP = 40;
Precise.RM = Big.roundDown;

const big = (amount: Amount): Big => new Big(checked(amount));
const text = (value: Big): Amount => (value.eq(0) ? value.abs() : value).toFixed();

/** Returns `a + b`, exact. @throws RangeError when either is not an amount. */
export function add(a: Amount, b: Amount): Amount {
  return text(big(a).plus(big(b)));
}

/** Returns `a − b`, exact. @throws RangeError when either is not an amount. */
export function subtract(a: Amount, b: Amount): Amount {
  return text(big(a).minus(big(b)));
}

/** `amount × factor`, exact: both are decimal strings, so a percentage of 15 % is `multiply(a, "0.15")`. */
export function multiply(amount: Amount, factor: Amount): Amount {
  return text(big(amount).times(big(factor)));
}

/** Returns the sum of any number of amounts, `"0"` of none. */
export function sum(amounts: Iterable<Amount>): Amount {
  let total = new Big(0);
  for (const amount of amounts) total = total.plus(big(amount));
  return text(total);
}

/** −1 when `a` is less than `b`, 0 when they are the same amount (`"1"` and `"1.00"`), 1 when it is more. */
export function compare(a: Amount, b: Amount): -1 | 0 | 1 {
  return big(a).cmp(big(b));
}

/** Returns the same amount with its sign turned; zero stays `"0"`. */
export function negate(amount: Amount): Amount {
  return text(big(amount).times(-1));
}

/** `part / whole` as a number from 0 to 1 for a progress bar; 0 when the whole is not positive. */
export function share(part: Amount, whole: Amount): number {
  const of = big(whole);
  if (of.lte(0)) return 0;
  return Math.min(1, Math.max(0, big(part).div(of).toNumber()));
}

/**
 * Returns the portion of an amount for `part` of `whole`: `amount × part / whole`, cut towards zero to `places`
 * decimals.
 * @throws RangeError when the whole is zero.
 */
export function proportion(amount: Amount, part: Amount, whole: Amount, places: number): Amount {
  const of = big(whole);
  if (of.eq(0)) throw new RangeError('nothing has no parts');
  const product = big(amount).times(big(part));
  // More decimals than any currency has, towards zero: the cut after it cannot round up.
  return truncate(new Precise(product).div(of).toFixed(), places);
}
