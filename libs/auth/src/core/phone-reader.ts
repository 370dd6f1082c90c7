import { type RegistrationMode } from '@casino-kit/api-contract';
import { loadPhoneReader, type PhoneReader, readPhoneForm } from '@casino-kit/api-contract/field-rules';
import { getLoginFields } from './registration-fields.js';

/** Returns whether an account of this mode has a phone number (§2). */
export function hasPhone(mode: RegistrationMode): boolean {
  return getLoginFields(mode).includes('phone');
}

/** Loads the phone number tables (48 kB) for a mode with a phone number; for others, returns the reader by form. */
export async function loadPhoneReaderFor(mode: RegistrationMode): Promise<PhoneReader> {
  return hasPhone(mode) ? loadPhoneReader() : readPhoneForm;
}
