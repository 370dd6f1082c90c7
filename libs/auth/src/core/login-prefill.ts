import { readPhone } from '@casino-kit/api-contract/field-rules';
import { type LoginValues, type IdentifierType } from './login-schema.js';

/** What someone typed to sign in with, by the field that it belongs to; `''` for the others. */
export type LoginPrefill = Pick<LoginValues, 'email' | 'phone' | 'login'> & {
  /** Which of them it is; `null` for nothing. */
  way: IdentifierType | null;
};

type Phone = LoginValues['phone'];
const nothing: LoginPrefill = { way: null, email: '', phone: { phoneCode: '', phone: '' }, login: '' };

/** A phone number that may not be complete yet, as one form hands it to another: `+` with its code, a space, its digits. */
export function phoneText({ phoneCode, phone }: Phone): string {
  const isWhole = phoneCode === '' || phone === '' || phone.startsWith('+');
  return isWhole ? phone : `+${phoneCode} ${phone}`;
}

/** What is typed as login so far, as text that {@link readLoginPrefill} takes apart; `''` for nothing. */
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
  // No calling code begins another one, so at most one of these is a number.
  const numbers = [1, 2, 3].map((length) => readPhone(digits.slice(0, length), digits.slice(length)).number);
  const number = numbers.find((read) => read !== null);
  // Whatever it is, the field shows it and says what is wrong with it.
  return number ? { phoneCode: number.phoneCode, phone: number.phone } : { phoneCode: '', phone: text };
}

/** Takes apart what was typed as login elsewhere: an email address, `+` with code and number, else a login name. */
export function readLoginPrefill(text: string): LoginPrefill {
  const typed = text.trim();
  if (typed === '') return nothing;
  if (typed.includes('@')) return { ...nothing, way: 'email', email: typed };
  if (/^\+\s*\d[\d\s()./-]*$/.test(typed)) return { ...nothing, way: 'phone', phone: readNumber(typed) };
  return { ...nothing, way: 'login', login: typed };
}
