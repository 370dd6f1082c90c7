import { type LoginValues, type IdentifierType } from './login-schema.js';

/** The typed identifier, in the field that it belongs to; `''` for the others. */
export type LoginPrefill = Pick<LoginValues, 'email' | 'phone' | 'login'> & {
  /** The type of the identifier; `null` if there is none. */
  way: IdentifierType | null;
};

type Phone = LoginValues['phone'];
/** The calling code before a number, of one, two or three digits: no code is a prefix of another (ITU-T E.164). */
const callingCode = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})\d*/;

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
  const [digits, code = ''] = callingCode.exec(text.replaceAll(/\D/g, '')) ?? [''];
  const rest = digits.slice(code.length);
  return rest === '' ? { phoneCode: '', phone: text } : { phoneCode: code, phone: rest };
}

/** Parses an identifier typed elsewhere: an email address, `+` with code and number, otherwise a login name. */
export function readLoginPrefill(text: string): LoginPrefill {
  const typed = text.trim();
  if (typed === '') return nothing;
  if (typed.includes('@')) return { ...nothing, way: 'email', email: typed };
  if (/^\+\s*\d[\d\s()./-]*$/.test(typed)) return { ...nothing, way: 'phone', phone: readNumber(typed) };
  return { ...nothing, way: 'login', login: typed };
}
