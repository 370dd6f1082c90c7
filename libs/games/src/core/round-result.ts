import { add, type Amount, compare, decimalPlaces, isNegative, negate, truncate } from '@casino-kit/money';

/** From this amount on, a result is written in whole units. */
const wholeFrom = '10';
/** How many digits of a smaller result are written, at most. */
const digits = 3;

/** Returns how many decimals a result above zero is written with. */
function countDecimals(amount: Amount, currency: string): number {
  if (compare(amount, wholeFrom) >= 0) return 0;
  const leadingZeros = compare(amount, '1') >= 0 ? -1 : (/\.(0*)/.exec(amount)?.[1]?.length ?? 0);
  return Math.min(decimalPlaces(currency), leadingZeros + digits);
}

/**
 * Rounds the result of a simulated session, half away from zero, to what is worth reading: whole units from ten on, three
 * digits below, within the decimals of the currency. Losses are rounded as wins are, so that none looks smaller than it
 * is.
 */
export function roundResult(amount: Amount, currency: string): Amount {
  const isLoss = isNegative(amount);
  const size = isLoss ? negate(amount) : amount;
  const places = countDecimals(size, currency);
  const half = `0.${'0'.repeat(places)}5`;
  const rounded = truncate(add(size, half), places);
  return isLoss ? negate(rounded) : rounded;
}
