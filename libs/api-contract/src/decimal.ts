import * as v from 'valibot';
import { note } from './reading.js';

/** Formats a finite number as a plain decimal string: no exponent, no grouping. `1e-8` becomes `"0.00000001"`. */
export function decimalFromNumber(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

/**
 * An amount of money in major units as a decimal string, for example `"1284.50"`. Numbers are accepted on reading and
 * become strings at once (decisions 4), so that no float arithmetic happens on money.
 */
export const decimal = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform((value) => {
    if (typeof value === 'string') return value.trim();
    note('value', 'amount as a number');
    return decimalFromNumber(value);
  }),
  v.regex(/^-?\d{1,60}(\.\d{1,60})?$/, 'not a decimal amount'),
);

/** A decimal amount above zero. */
export const positiveDecimal = v.pipe(
  decimal,
  v.check((value) => !value.startsWith('-') && /[1-9]/.test(value), 'not more than zero'),
);

/** A calendar date `YYYY-MM-DD` that exists (no 30 February). */
export const calendarDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'not a date'),
  v.check((value) => {
    const at = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
  }, 'no such date'),
);
