import { isValidIBAN } from 'ibantools';

/**
 * Returns whether a text is an IBAN: of a country that has them, in the length and form that ISO 13616 registers, with the
 * right check digits, and with those of the account number where its country has such. `text` is in capitals and without
 * spaces.
 */
export const isIban = (text: string): boolean => isValidIBAN(text);
