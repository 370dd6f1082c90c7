import { formatMoney } from './format.js';

/** Returns whether a locale has a space between the sign or code of a currency and the amount: `€ 25,00` in Dutch. */
export function isSymbolApart(currency: string, locale: string): boolean {
  return /\s/.test(formatMoney('1', { locale, currency }));
}
