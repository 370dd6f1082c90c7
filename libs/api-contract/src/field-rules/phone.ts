import { type CountryCode, parsePhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/max';
import * as v from 'valibot';

/** Why a phone number is invalid: the parse codes of §5, and the additional ones of a form. */
export type PhoneError =
  'required' | 'codeRequired' | 'NOT_A_NUMBER' | 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID';

/** A number as it is stored: digits of calling code and national number, and the country if it is known. */
export interface ReadPhone {
  phoneCode: string;
  phone: string;
  country: CountryCode | null;
}

/** Maximum length of a phone field (§5). */
export const longestPhoneInput = 250;
/** Lengths of a national number that the phone library knows at all (§5). */
const nationalLength = { min: 2, max: 17 };

const rejected = (fault: PhoneError) => ({ number: null, fault });

/** Drops a leading trunk zero only if the number is invalid with it: in Italy the zero is part of the number. */
function withoutTrunkZero(code: string, digits: string): string {
  if (!digits.startsWith('0') || validatePhoneNumberLength(`+${code}${digits}`) === undefined) return digits;
  return validatePhoneNumberLength(`+${code}${digits.slice(1)}`) === undefined ? digits.slice(1) : digits;
}

/**
 * Reads a phone number of calling code and national number (§5, decisions 18). Lengths are those of the country.
 * Accepts separators such as spaces, brackets, dots and hyphens, the calling code itself and a trunk zero before the
 * number (decisions 47).
 */
export function readPhone(
  phoneCode: string,
  phone: string,
): { number: ReadPhone; fault: null } | { number: null; fault: PhoneError } {
  if (phone.trim() === '') return rejected('required');
  const code = phoneCode.replace(/^\+/, '');
  if (code === '') return rejected('codeRequired');
  if (!/^\d{1,4}$/.test(code)) return rejected('INVALID_COUNTRY');
  if (phone.length > longestPhoneInput) return rejected('TOO_LONG');
  const national = phone.trim().replace(new RegExp(`^\\(?\\+\\s*${code}\\)?`), '');
  if (!/^[\d\s()./-]+$/.test(national)) return rejected('NOT_A_NUMBER');
  const digits = withoutTrunkZero(code, national.replaceAll(/\D/g, ''));
  if (digits.length < nationalLength.min) return rejected('TOO_SHORT');
  if (digits.length > nationalLength.max) return rejected('TOO_LONG');
  const fault = validatePhoneNumberLength(`+${code}${digits}`);
  if (fault !== undefined) return rejected(fault === 'INVALID_LENGTH' ? 'INVALID' : fault);
  const number = parsePhoneNumber(`+${code}${digits}`);
  // The typed digits may complete the code of another country.
  if (number.countryCallingCode !== code) return rejected('INVALID_COUNTRY');
  return {
    number: { phoneCode: code, phone: number.nationalNumber, country: number.country ?? null },
    fault: null,
  };
}

const messages: Readonly<Record<PhoneError, string>> = {
  required: 'form.phone.required',
  codeRequired: 'form.phone.codeRequired',
  NOT_A_NUMBER: 'form.phone.invalid',
  INVALID_COUNTRY: 'form.phone.invalidCountry',
  TOO_SHORT: 'form.phone.tooShort',
  TOO_LONG: 'form.phone.tooLong',
  INVALID: 'form.phone.invalid',
};

/** Returns the text key of a phone error. */
export function phoneMessage(fault: PhoneError): string {
  return messages[fault];
}

/**
 * Creates the schema of a phone number by its two fields, stored as digits. Messages are text keys. `optional` accepts
 * an empty number.
 */
export function phoneSchema({ optional = false }: { optional?: boolean } = {}) {
  const faultOf = ({ phoneCode, phone }: { phoneCode: string; phone: string }) =>
    optional && phone.trim() === '' ? null : readPhone(phoneCode, phone).fault;
  return v.pipe(
    v.object({ phoneCode: v.string(), phone: v.string() }),
    v.check(
      (value) => faultOf(value) === null,
      ({ input }) => messages[faultOf(input) ?? 'INVALID'],
    ),
  );
}

/**
 * Returns whether a national number has more digits than any number under this calling code: typing stops there (§5).
 */
export function isPhoneTooLong(phoneCode: string, phone: string): boolean {
  return readPhone(phoneCode, phone).fault === 'TOO_LONG';
}

/**
 * Returns the calling codes of a list of countries (§5, decisions 18): each once, without that of Åland (AX), sorted by
 * number. Codes come with or without a plus sign; anything that is not a code is dropped.
 */
export function phoneCodes(countries: readonly { code: string; phoneCode?: string | null }[]): string[] {
  const codes = countries
    .filter(({ code }) => code.toUpperCase() !== 'AX')
    .map(({ phoneCode }) => (phoneCode ?? '').replace(/^\+/, '').trim())
    .filter((code) => /^\d{1,4}$/.test(code));
  return [...new Set(codes)].sort((a, b) => Number(a) - Number(b));
}

/** Digits of a phone number with its code, as someone types it to sign in; `null` when it is none. */
export function phoneLogin(text: string): string | null {
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  return /^\d{6,20}$/.test(digits) ? digits : null;
}
