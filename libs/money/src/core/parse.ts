import { type Amount } from './amount.js';

const digitsOf = (locale: string): Map<string, string> => {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return new Map(Array.from({ length: 10 }, (_, digit) => [numbers.format(digit), String(digit)]));
};

/**
 * Reads what a person typed as an amount: the locale's own digits and separators, and a point as decimal sign anywhere.
 * Returns a decimal string in major units, or `null` when it is no amount. Negative amounts are not typed in this product.
 * `"1.234,5"` in German and `"1,234.5"` in English are both `"1234.5"`.
 */
export function parseAmount(input: string, locale: string): Amount | null {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const group = parts.find((part) => part.type === 'group')?.value ?? ',';
  const digits = digitsOf(locale);
  const western = [...input.trim()].map((sign) => digits.get(sign) ?? sign).join('');
  const compact = western.replace(/[\s\u00a0\u202f']/g, '');
  const grouped = new RegExp(`^\\d{1,3}((?:\\${group}\\d{2,3})*\\${group}\\d{3})(\\${decimal}\\d*)?$`);
  const plain = grouped.test(compact)
    ? compact.replaceAll(group, '').replace(decimal, '.')
    : compact.replace(decimal, '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? integer : `${integer}.${fraction}`;
}
