import { parsePhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/max';
import { type PhoneError, type PhoneReading, readPhoneForm } from './field-rules/phone.js';

const rejected = (fault: PhoneError) => ({ number: null, fault });

/** Drops a leading trunk zero only if the number is invalid with it: in Italy the zero is part of the number. */
function withoutTrunkZero(code: string, digits: string): string {
  if (!digits.startsWith('0') || validatePhoneNumberLength(`+${code}${digits}`) === undefined) return digits;
  return validatePhoneNumberLength(`+${code}${digits.slice(1)}`) === undefined ? digits.slice(1) : digits;
}

/**
 * Reads a phone number of calling code and national number (§5, decisions 18). Lengths are those of the country.
 * Accepts separators such as spaces, brackets, dots and hyphens, the calling code itself and a trunk zero before the
 * number (decisions 47). Brings the number tables of every country (48 kB); a browser loads them with `loadPhoneReader`.
 */
export function readPhone(phoneCode: string, phone: string): PhoneReading {
  const form = readPhoneForm(phoneCode, phone);
  if (form.number === null) return form;
  const { phoneCode: code } = form.number;
  const digits = withoutTrunkZero(code, form.number.phone);
  const fault = validatePhoneNumberLength(`+${code}${digits}`);
  if (fault !== undefined) return rejected(fault === 'INVALID_LENGTH' ? 'INVALID' : fault);
  const number = parsePhoneNumber(`+${code}${digits}`);
  // The typed digits may complete the code of another country.
  if (number.countryCallingCode !== code) return rejected('INVALID_COUNTRY');
  return { number: { phoneCode: code, phone: number.nationalNumber }, fault: null };
}
