import parsePhoneNumber from 'libphonenumber-js/max';
import { invalid } from '../http/api-error.js';

const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** An e-mail address as it is kept and the key it is found by. @throws ApiError VALIDATION */
export function readEmail(text: string): { email: string; emailKey: string } {
  const email = text.trim();
  if (email.length > 254 || !emailPattern.test(email)) throw invalid({ email: 'Invalid format' });
  return { email, emailKey: email.toLowerCase() };
}

/**
 * A phone number as digits of code and national number (§5). @throws ApiError VALIDATION with the field that is wrong.
 */
export function readPhone(phoneCode: string, phone: string): { phoneCode: string; phone: string } {
  const code = phoneCode.replace(/^\+/, '');
  if (!/^\d{1,4}$/.test(code)) throw invalid({ phoneCode: 'Required' });
  if (!/^[\d\s()-]+$/.test(phone)) throw invalid({ phone: 'Invalid format' });
  const number = parsePhoneNumber(`+${code}${phone.replaceAll(/\D/g, '')}`);
  if (number === undefined || !number.isPossible() || number.countryCallingCode !== code)
    throw invalid({ phone: 'Invalid format' });
  return { phoneCode: code, phone: number.nationalNumber };
}

/** Digits of a phone number with its code, as someone may type it to sign in; undefined when it is none. */
export function phoneDigits(login: string): string | undefined {
  const digits = login.replaceAll(/[\s()+-]/g, '');
  return /^\d{6,20}$/.test(digits) ? digits : undefined;
}
