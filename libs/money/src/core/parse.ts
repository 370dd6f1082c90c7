import { type Amount } from './amount.js';
import { currencySymbol } from './currency.js';

/** Zeros of the digits that the product's languages are written with, besides 0–9: Arabic, Persian, Hindi, Thai. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50];

const getDigits = (locale: string): Map<string, string> => {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  const own = Array.from({ length: 10 }, (_, digit) => [numbers.format(digit), String(digit)] as const);
  const known = zeros.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)] as const),
  );
  return new Map([...known, ...own]);
};

/** Marks that only control the writing direction. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Unifies signs that look different and mean the same: wide signs, spaces, apostrophes, the Arabic comma. */
const plainSigns = (text: string) =>
  text.normalize('NFKC').replace(directionMarks, '').replace(/[’ʼ]/g, "'").replaceAll('،', ',').trim();

/** Removes the currency's sign or code, once, before or after the figures. */
function withoutCurrency(text: string, currency: string, locale: string): string {
  const signs = [currencySymbol(currency, locale), currency]
    .map((sign) => plainSigns(sign).toLowerCase())
    .filter((sign) => sign !== '')
    .sort((a, b) => b.length - a.length);
  const lower = text.toLowerCase();
  const before = signs.find((sign) => lower.startsWith(sign));
  if (before !== undefined) return text.slice(before.length).trim();
  const after = signs.find((sign) => lower.endsWith(sign));
  return after === undefined ? text : text.slice(0, -after.length).trim();
}

/** Whole figures in groups of three, or as in India of two and a last one of three, all parted by the same sign. */
const grouped = /^(?:[1-9]\d{0,2}([., '٬])\d{3}(?:\1\d{3})*|[1-9]\d?([., '٬])(?:\d{2}\2)+\d{3})$/;
const ungroup = (whole: string): string | null => {
  if (/^\d*$/.test(whole)) return whole;
  return grouped.test(whole) ? whole.replace(/\D/g, '') : null;
};

/**
 * Returns where the decimals begin in figures that contain points or commas; `null` if there are none, `undefined` if
 * unclear.
 */
function decimalSignAt(figures: string, locale: string): number | null | undefined {
  const arabic = figures.indexOf('٫');
  if (arabic >= 0) return arabic;
  const at = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
  if (at < 0) return null;
  const sign = figures.charAt(at);
  if (figures.indexOf(sign) !== at) return null;
  // If both occur, the last one separates the decimals, as it does if another sign separates the groups.
  if (/[., '٬]/.test(figures.slice(0, at))) {
    const isThousands = grouped.test(figures);
    return isThousands ? null : at;
  }
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const findSign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value;
  if (sign === findSign('decimal')) return at;
  if (sign === findSign('group') && grouped.test(figures)) return null;
  // A point is always a decimal sign; a comma only if it cannot be a thousands separator.
  return sign === '.' || /^\d*,\d{1,2}$/.test(figures) ? at : undefined;
}

/**
 * Parses a typed amount: Latin digits or those of Arabic, Persian, Hindi, Thai and of the locale; the locale's
 * separators, a point as decimal sign anywhere, and a comma if one or two digits after it make it unambiguous. The sign
 * or code of `currency` (ISO 4217 or crypto) may be before or after, as our own texts write it. Returns a decimal
 * string in major units, or `null` when it is not an amount or is ambiguous. Negative amounts are not typed in this
 * product. `"1.234,5"` in German and `"1,234.5"` in English are both `"1234.5"`.
 */
export function parseAmount(input: string, locale: string, currency?: string): Amount | null {
  const typed = plainSigns(input);
  const bare = currency === undefined ? typed : withoutCurrency(typed, currency, locale);
  const digits = getDigits(locale);
  const figures = [...bare].map((sign) => digits.get(sign) ?? sign).join('');
  const at = decimalSignAt(figures, locale);
  if (at === undefined) return null;
  const whole = ungroup(at === null ? figures : figures.slice(0, at));
  const fraction = at === null ? '' : figures.slice(at + 1);
  if (whole === null || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? integer : `${integer}.${fraction}`;
}
