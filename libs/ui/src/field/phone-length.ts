import { validatePhoneNumberLength } from 'libphonenumber-js/min';

/** Whether a national number has more digits than any number under this calling code (libphonenumber's lengths). */
export function isTooLong(callingCode: string, digits: string): boolean {
  // Without a code the digits would be read as one.
  return callingCode !== '' && validatePhoneNumberLength(`+${callingCode}${digits}`) === 'TOO_LONG';
}
