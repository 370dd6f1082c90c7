import { validatePhoneNumberLength } from 'libphonenumber-js/min';

/**
 * Returns whether a national number has more digits than any number under this calling code (libphonenumber's lengths).
 * A leading trunk zero does not count.
 */
export function isTooLong(callingCode: string, digits: string): boolean {
  const national = digits.replace(/^0/, '');
  // Without a code the digits would be read as one.
  return callingCode !== '' && validatePhoneNumberLength(`+${callingCode}${national}`) === 'TOO_LONG';
}
