import { asciiDigits } from './ascii-digits.js';

/** A phone number by calling code, without a plus sign, and national number. */
export interface PhoneParts {
  code: string;
  number: string;
}

/** The result of typing into the field of the national number. */
export type PhoneInput =
  /** It is accepted, with its own code or the selected one. */
  | ({ kind: 'taken' } & PhoneParts)
  /** It starts like an international number, and more digits may complete its code. */
  | ({ kind: 'open' } & PhoneParts)
  /** It starts like an international number, with a code that is not offered. */
  | ({ kind: 'unknownCode' } & PhoneParts)
  /** It is longer than any number with this code, so it is rejected. */
  | { kind: 'tooLong'; code: string };

/** From this many digits at once, a text was pasted or filled in rather than typed. */
const pasted = 4;

/** Returns the digits of a text, in whatever script, as Latin ones. */
const toDigits = (text: string) => asciiDigits(text).replaceAll(/\D/g, '');

/**
 * Reads the text in the field of the national number (§5): digits only, with any separators. A number with its country
 * code (`+599…`, `00599…`, or pasted with the selected code before it) is split. `before` is the previous value;
 * `tooLong` returns whether a national number is too long for a code.
 */
export function readTyped(
  typed: string,
  before: PhoneParts,
  codes: readonly string[],
  tooLong: (code: string, digits: string) => boolean,
): PhoneInput {
  const { code, number } = before;
  const plus = typed.lastIndexOf('+');
  const afterPlus = toDigits(typed.slice(plus + 1));
  // A plus sign within a number is a typo, unless a complete number was pasted there.
  if (plus >= 0 && (toDigits(typed.slice(0, plus)) === '' || afterPlus.length > pasted))
    return readInternational('+', afterPlus, code, codes, tooLong);
  const digits = toDigits(typed);
  if (digits.startsWith('00')) return readInternational('00', digits.slice(2), code, codes, tooLong);
  if (digits.length <= number.length || !tooLong(code, digits))
    return { kind: 'taken', code, number: digits };
  const withoutCode = digits.startsWith(code) ? digits.slice(code.length) : digits;
  return digits.length - number.length >= pasted && !tooLong(code, withoutCode)
    ? { kind: 'taken', code, number: withoutCode }
    : { kind: 'tooLong', code };
}

function readInternational(
  prefix: '+' | '00',
  digits: string,
  chosen: string,
  codes: readonly string[],
  tooLong: (code: string, digits: string) => boolean,
): PhoneInput {
  const typed = { code: chosen, number: prefix + digits };
  const offered = codes.filter((code) => code !== '');
  const mayGrow = offered.some((code) => code.length > digits.length && code.startsWith(digits));
  if (mayGrow || offered.length === 0) return { kind: 'open', ...typed };
  const [code] = offered
    .filter((candidate) => digits.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  if (code === undefined) return { kind: 'unknownCode', ...typed };
  const national = digits.slice(code.length);
  return tooLong(code, national) ? { kind: 'tooLong', code } : { kind: 'taken', code, number: national };
}

/** Returns letters without accents and case, as people type names. */
const plain = (text: string, locale: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale);

/**
 * Returns the calling code of the country whose name starts with the typed text, `undefined` for none; a code's main
 * country, the first of its names, comes before all others.
 */
export function codeByName(
  typed: string,
  names: Readonly<Record<string, readonly string[]>>,
  codes: readonly string[],
  locale: string,
): string | undefined {
  const wanted = plain(typed, locale);
  const starts = (name: string | undefined) => name !== undefined && plain(name, locale).startsWith(wanted);
  return codes.find((code) => starts(names[code]?.[0])) ?? codes.find((code) => names[code]?.some(starts));
}
