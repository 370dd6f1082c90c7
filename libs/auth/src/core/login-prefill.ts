import { readPhone } from '@casino-kit/api-contract/field-rules';
import { type LoginValues, type IdentifierType } from './login-schema.js';

/** The typed identifier, in the field that it belongs to; `''` for the others. */
export type LoginPrefill = Pick<LoginValues, 'email' | 'phone' | 'login'> & {
  /** The type of the identifier; `null` if there is none. */
  way: IdentifierType | null;
};

type Phone = LoginValues['phone'];
const nothing: LoginPrefill = { way: null, email: '', phone: { phoneCode: '', phone: '' }, login: '' };

/**
 * Returns a possibly incomplete phone number, as one form passes it to another: `+` with its code, a space, its
 * digits.
 */
export function phoneText({ phoneCode, phone }: Phone): string {
  const isWhole = phoneCode === '' || phone === '' || phone.startsWith('+');
  return isWhole ? phone : `+${phoneCode} ${phone}`;
}

/** Returns the typed identifier as text that {@link readLoginPrefill} parses; `''` for none. */
export function typedLoginText(
  way: IdentifierType,
  values: Pick<LoginValues, 'email' | 'phone' | 'login'>,
): string {
  return (way === 'phone' ? phoneText(values.phone) : values[way]).trim();
}

function readNumber(text: string): Phone {
  const [, phoneCode, phone] = /^\+(\d{1,4}) (\d+)$/.exec(text) ?? [];
  if (phoneCode !== undefined && phone !== undefined) return { phoneCode, phone };
  const digits = text.replaceAll(/\D/g, '');
  // No calling code is a prefix of another one, so at most one of these is a number.
  const numbers = [1, 2, 3].map((length) => readPhone(digits.slice(0, length), digits.slice(length)).number);
  const number = numbers.find((read) => read !== null);
  // In any case the field shows it and reports its error.
  return number ? { phoneCode: number.phoneCode, phone: number.phone } : { phoneCode: '', phone: text };
}

/** Parses an identifier typed elsewhere: an email address, `+` with code and number, otherwise a login name. */
export function readLoginPrefill(text: string): LoginPrefill {
  const typed = text.trim();
  if (typed === '') return nothing;
  if (typed.includes('@')) return { ...nothing, way: 'email', email: typed };
  if (/^\+\s*\d[\d\s()./-]*$/.test(typed)) return { ...nothing, way: 'phone', phone: readNumber(typed) };
  return { ...nothing, way: 'login', login: typed };
}
