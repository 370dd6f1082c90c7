import * as v from 'valibot';

/** Why a phone number is invalid: the parse codes of §5, and the additional ones of a form. */
export type PhoneError =
  | 'required'
  | 'codeRequired'
  | 'NOT_A_NUMBER'
  | 'INVALID_COUNTRY'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'INVALID';

/** A number as it is stored: digits of calling code and national number. */
export interface ReadPhone {
  phoneCode: string;
  phone: string;
}
export type PhoneReading = { number: ReadPhone; fault: null } | { number: null; fault: PhoneError };
/** Reads a phone number of calling code and national number, both as typed. */
export type PhoneReader = (phoneCode: string, phone: string) => PhoneReading;

/** Maximum length of a phone field (§5). */
const longestPhoneInput = 250;
/** Lengths of a national number that the phone library knows at all (§5). */
const nationalLength = { min: 2, max: 17 };

const rejected = (fault: PhoneError) => ({ number: null, fault });

/**
 * Reads a phone number by its form alone, without the number tables of any country: a trunk zero stays. Accepts
 * separators such as spaces, brackets, dots and hyphens, and the calling code itself before the number (decisions 47).
 */
export function readPhoneForm(phoneCode: string, phone: string): PhoneReading {
  if (phone.trim() === '') return rejected('required');
  const code = phoneCode.replace(/^\+/, '');
  if (code === '') return rejected('codeRequired');
  if (!/^\d{1,4}$/.test(code)) return rejected('INVALID_COUNTRY');
  if (phone.length > longestPhoneInput) return rejected('TOO_LONG');
  const national = phone.trim().replace(new RegExp(`^\\(?\\+\\s*${code}\\)?`), '');
  if (!/^[\d\s()./-]+$/.test(national)) return rejected('NOT_A_NUMBER');
  const digits = national.replaceAll(/\D/g, '');
  const length = digits.replace(/^0/, '').length;
  if (length < nationalLength.min) return rejected('TOO_SHORT');
  if (length > nationalLength.max) return rejected('TOO_LONG');
  return { number: { phoneCode: code, phone: digits }, fault: null };
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
 * Creates the schema of a phone number by its two fields, stored as digits, for a reader such as that of
 * `loadPhoneReader`. Messages are text keys.
 */
export function phoneSchema(readPhone: PhoneReader) {
  const getPhoneError = ({ phoneCode, phone }: { phoneCode: string; phone: string }) =>
    readPhone(phoneCode, phone).fault;
  return v.pipe(
    v.object({ phoneCode: v.string(), phone: v.string() }),
    v.check(
      (value) => getPhoneError(value) === null,
      ({ input }) => messages[getPhoneError(input) ?? 'INVALID'],
    ),
  );
}

/**
 * Returns the calling codes of a list of countries (§5, decisions 18): each once, without that of Åland (AX), sorted by
 * number. Codes come with or without a plus sign; anything that is not a code is dropped.
 */
export function phoneCodes(
  countries: readonly { code: string; phoneCode?: string | null | undefined }[],
): string[] {
  const codes = countries
    .filter(({ code }) => code.toUpperCase() !== 'AX')
    .map(({ phoneCode }) => (phoneCode ?? '').replace(/^\+/, '').trim())
    .filter((code) => /^\d{1,4}$/.test(code));
  return [...new Set(codes)].sort((a, b) => Number(a) - Number(b));
}

/** Digits of a phone number with its code, as someone types it to log in; `null` when it is none. */
export function phoneLogin(text: string): string | null {
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  return /^\d{6,20}$/.test(digits) ? digits : null;
}
