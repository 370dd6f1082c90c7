import { validatePhoneNumberLength } from 'libphonenumber-js/min';

/** Whether a national number has more digits than any number under this calling code (libphonenumber's lengths). */
export function isTooLong(callingCode: string, digits: string): boolean {
  return validatePhoneNumberLength(`+${callingCode}${digits}`) === 'TOO_LONG';
}
