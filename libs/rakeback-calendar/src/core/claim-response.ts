import { type Amount, decimalPlaces, isAmount, isCrypto, isNegative, truncate } from '@casino-kit/money';

/**
 * Returns the amount that a response to a claim names: zero or more, as a number or a numeric text (§8, decisions 29).
 * `null` when it is missing or invalid, which is an error.
 */
export function paidAmount(amount: unknown): Amount | null {
  const text =
    typeof amount === 'number' && Number.isFinite(amount)
      ? amount.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 8 })
      : amount;
  if (typeof text !== 'string' || !isAmount(text.trim()) || isNegative(text.trim())) return null;
  return text.trim();
}

/** Returns `6.35 EUR`, an amount with its currency code, for `[AA]` in `rakeback.claim.text` (§8). */
export function amountWithCode(amount: Amount, currencyCode: string, locale: string): string {
  const places = decimalPlaces(currencyCode);
  const figure = new Intl.NumberFormat(locale, {
    minimumFractionDigits: isCrypto(currencyCode) ? 0 : places,
    maximumFractionDigits: places,
    // A decimal string is used exactly, without a detour over a float.
  }).format(truncate(amount, places) as `${number}`);
  return `${figure} ${currencyCode}`;
}
