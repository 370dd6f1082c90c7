import { emailSchema, type PhoneReader, phoneSchema } from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';
import { type LoginCredentials } from './log-in.js';

/** The identifier types that a player may log in with (§2, access). */
export const identifierTypes = ['email', 'phone', 'login'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** The values of the login form. Each identifier type has its own field, so that switching loses nothing typed. */
export interface LoginValues {
  email: string;
  phone: { phoneCode: string; phone: string };
  login: string;
  password: string;
}

const typedFields = {
  email: v.string(),
  phone: v.object({ phoneCode: v.string(), phone: v.string() }),
  login: v.string(),
  // Only the server validates it.
  password: v.pipe(v.string(), v.nonEmpty('form.password.required')),
};
/** Login names contain no spaces, but are shown and copied in groups. */
const loginName = v.pipe(
  v.string(),
  v.transform((name) => name.replaceAll(/\s/g, '')),
  v.nonEmpty('auth.login.name.required'),
);

/** Creates the schema of the login form for an identifier type (§5, §7 login). Messages are text keys. */
export function loginSchema(
  way: IdentifierType,
  readPhone: PhoneReader,
): v.GenericSchema<LoginValues, LoginValues> {
  if (way === 'email') return v.object({ ...typedFields, email: emailSchema });
  if (way === 'phone') return v.object({ ...typedFields, phone: phoneSchema(readPhone) });
  return v.object({ ...typedFields, login: loginName });
}

/** Returns a phone number as login accepts it: `+` with code and national number, digits only (§7). */
function dialled({ phoneCode, phone }: LoginValues['phone'], readPhone: PhoneReader): string {
  const { number } = readPhone(phoneCode, phone);
  return number ? `+${number.phoneCode}${number.phone}` : `+${phoneCode}${phone}`;
}

/**
 * Returns the call's `email` and password for the typed values: an email address, `+` code and number, or a login name
 * (§7).
 */
export function loginCredentials(
  way: IdentifierType,
  values: LoginValues,
  readPhone: PhoneReader,
): LoginCredentials {
  const email = way === 'phone' ? dialled(values.phone, readPhone) : values[way];
  return { email, password: values.password };
}
