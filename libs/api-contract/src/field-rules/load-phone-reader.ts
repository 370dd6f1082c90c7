import { type PhoneReader, readPhoneForm } from './phone.js';

/**
 * Loads the number tables of every country (48 kB) and returns the exact reader of phone numbers. If they cannot be
 * loaded, returns the one that knows only their form: the server then validates the length.
 */
export async function loadPhoneReader(): Promise<PhoneReader> {
  return import('../phone-number.js').then(
    ({ readPhone }) => readPhone,
    () => readPhoneForm,
  );
}
