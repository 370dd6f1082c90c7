import { type Amount, decimalPlaces, truncate } from '@casino-kit/money';

/** The maximum number of units of an amount: products of it stay whole numbers. */
const mostUnits = 1e10;

/** Converts an amount to a whole number of units of 10^−`places` of the currency, cut towards zero. */
export function toUnits(amount: Amount, places: number): number {
  return Number(truncate(amount, places).replace('.', ''));
}

/** Converts a whole number of units, 0 or more, to an amount in major units. */
export function toAmount(units: number, places: number): Amount {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * Returns the decimals of the unit in which these amounts are simulated: those of the currency; for large amounts with
 * many decimals (of a crypto currency), as many as keep them exact.
 */
export function unitPlaces(currencyCode: string, amounts: readonly Amount[]): number {
  let places: number = decimalPlaces(currencyCode);
  while (places > 0 && amounts.some((amount) => toUnits(amount, places) > mostUnits)) places -= 1;
  return places;
}
