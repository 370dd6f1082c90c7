import { emailSchema, phoneSchema, readPhone } from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';
import { type LoginCredentials } from './sign-in.js';

/** What a player may sign in with (§2, access). */
export const identifierTypes = ['email', 'phone', 'login'] as const;
export type IdentifierType = (typeof identifierTypes)[number];

/** What the login form holds. Each way has a field of its own, so that switching loses nothing typed. */
export interface LoginValues {
  email: string;
  phone: { phoneCode: string; phone: string };
  login: string;
  password: string;
}

const asTyped = {
  email: v.string(),
  phone: v.object({ phoneCode: v.string(), phone: v.string() }),
  login: v.string(),
  // Whether it is the right one is judged by the server alone.
  password: v.pipe(v.string(), v.nonEmpty('form.password.required')),
};
/** Login names hold no spaces, but are shown and copied in groups. */
const loginName = v.pipe(
  v.string(),
  v.transform((name) => name.replaceAll(/\s/g, '')),
  v.nonEmpty('auth.login.name.required'),
);

/** What the login form asks for, by the way in (§5, §7 login). Messages are text keys. */
export const loginSchemas: Readonly<Record<IdentifierType, v.GenericSchema<LoginValues, LoginValues>>> = {
  email: v.object({ ...asTyped, email: emailSchema }),
  phone: v.object({ ...asTyped, phone: phoneSchema() }),
  login: v.object({ ...asTyped, login: loginName }),
};

/** A phone number as login takes it: `+` with code and national number, digits only (§7). */
function dialled({ phoneCode, phone }: LoginValues['phone']): string {
  const { number } = readPhone(phoneCode, phone);
  return number ? `+${number.phoneCode}${number.phone}` : `+${phoneCode}${phone}`;
}

/** The call's `email` and password for what was typed: an email address, `+` code and number, or a login name (§7). */
export function loginCredentials(way: IdentifierType, values: LoginValues): LoginCredentials {
  return { email: way === 'phone' ? dialled(values.phone) : values[way], password: values.password };
}
