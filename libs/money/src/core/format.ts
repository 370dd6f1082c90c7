import { type Amount, truncate } from './amount.js';
import { currencySymbol, decimalPlaces, isCrypto } from './currency.js';
import { numberFormat } from './number-format.js';

export interface MoneyFormat {
  /** BCP 47 tag; numbering system and grouping follow it. */
  locale: string;
  /** ISO 4217 or a crypto code. */
  currency: string;
  /** `always` adds a plus to amounts above zero. */
  sign?: 'auto' | 'always' | undefined;
  /** Omits `.00` for whole amounts, as quick amounts and limits do. */
  trimWhole?: boolean | undefined;
}

/**
 * `Intl.NumberFormat` accepts a decimal string exactly, without conversion to a float (ECMA-402, Intl mathematical
 * value); TypeScript's declaration knows that form as a template literal type.
 */
const exact = (amount: Amount) => amount as `${number}`;

/** Writes a minus as one: most languages' data have a hyphen, which is too short beside figures. */
const withMinus = (figure: string) => figure.replace('-', '\u2212');

/**
 * Formats an amount of major units for a player: 2 decimals, up to 8 for crypto with trailing zeros trimmed, cut
 * towards zero (decisions 27). @throws RangeError when it is not a decimal amount.
 */
export function formatMoney(
  amount: Amount,
  { locale, currency, sign = 'auto', trimWhole = false }: MoneyFormat,
): string {
  const cut = truncate(amount, decimalPlaces(currency));
  const signDisplay = sign === 'always' ? 'exceptZero' : 'auto';
  if (isCrypto(currency) || !/^[A-Za-z]{3}$/.test(currency)) {
    const figure = numberFormat(locale, {
      minimumFractionDigits: 0,
      maximumFractionDigits: 8,
      signDisplay,
    }).format(exact(cut));
    return `${withMinus(figure)} ${currency.toUpperCase()}`;
  }
  const digits = trimWhole && /\.0+$/.test(cut) ? 0 : 2;
  const figure = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  }).format(exact(cut));
  return withMinus(figure);
}

/** Returns whether a locale reads the sign or code of a currency after the amount: `25,00 €` in German. */
export function isSymbolAfter(currency: string, locale: string): boolean {
  const text = formatMoney('1', { locale, currency });
  return text.indexOf(currencySymbol(currency, locale)) > text.search(/\p{Nd}/u);
}

/** Formats a plain figure (no currency) with its own number of decimals, as the locale writes it. */
export function formatFigure(amount: Amount, locale: string, maximumFractionDigits = 2): string {
  return numberFormat(locale, { maximumFractionDigits }).format(
    exact(truncate(amount, maximumFractionDigits)),
  );
}

/** Writes a range `€10 – €5,000`; both ends in the same currency. */
export function formatMoneyRange(min: Amount, max: Amount, format: MoneyFormat): string {
  return `${formatMoney(min, { trimWhole: true, ...format })} – ${formatMoney(max, { trimWhole: true, ...format })}`;
}
