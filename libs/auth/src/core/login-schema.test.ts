import fc from 'fast-check';
import { readPhone } from '@casino-kit/api-contract/phone-number';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  loginCredentials,
  loginSchema,
  type LoginValues,
  type IdentifierType,
  identifierTypes,
} from './login-schema.js';

const typed = (values: Partial<LoginValues> = {}): LoginValues => ({
  email: '',
  phone: { phoneCode: '', phone: '' },
  login: '',
  password: 'harbour25',
  ...values,
});
/** Text keys by their field; only the first error of a field is shown. */
const faults = (way: IdentifierType, values: LoginValues) => {
  const { issues = [] } = safeParse(loginSchema(way, readPhone), values);
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path?.[0]?.key, message]));
};
const complete: Record<IdentifierType, Partial<LoginValues>> = {
  email: { email: 'marlon@example.com' },
  phone: { phone: { phoneCode: '31', phone: '612047788' } },
  login: { login: 'marlon' },
};

describe('loginSchema', () => {
  it.each([
    ['email', 'form.email.required'],
    ['phone', 'form.phone.required'],
    ['login', 'auth.login.name.required'],
  ] as const)('requires for %s its own field and the password', (way, message) => {
    expect(faults(way, typed({ password: '' }))).toEqual({
      [way]: message,
      password: 'form.password.required',
    });
    expect(faults(way, typed(complete[way]))).toEqual({});
  });
  it('reports what is wrong with an address and a number', () => {
    expect(faults('email', typed({ email: 'marlon' }))).toEqual({ email: 'form.email.invalid' });
    const short = typed({ phone: { phoneCode: '31', phone: '6120' } });
    expect(faults('phone', short)).toEqual({ phone: 'form.phone.tooShort' });
    const noCode = typed({ phone: { phoneCode: '', phone: '612047788' } });
    expect(faults('phone', noCode)).toEqual({ phone: 'form.phone.codeRequired' });
  });
  it('ignores the fields of other identifier types', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...identifierTypes),
        fc.string(),
        fc.string(),
        fc.string(),
        (way, a, b, c) => {
          const others = { email: a, login: b, phone: { phoneCode: '', phone: c } };
          expect(faults(way, typed({ ...others, ...complete[way] }))).toEqual({});
        },
      ),
    );
  });
  it('removes the spaces of a login name, which is shown in groups', () => {
    expect(safeParse(loginSchema('login', readPhone), typed({ login: ' 84 210 336 ' })).output).toMatchObject(
      {
        login: '84210336',
      },
    );
    expect(faults('login', typed({ login: '   ' }))).toEqual({ login: 'auth.login.name.required' });
  });
});

describe('loginCredentials', () => {
  const everything = typed({ ...complete.email, ...complete.phone, ...complete.login });
  it.each([
    ['email', 'marlon@example.com'],
    ['phone', '+31612047788'],
    ['login', 'marlon'],
  ] as const)('sends for %s: %s', (way, email) => {
    expect(loginCredentials(way, everything, readPhone)).toEqual({ email, password: 'harbour25' });
  });
  it('omits the zero that is dialled only within a country', () => {
    const dialled = typed({ phone: { phoneCode: '31', phone: '0612047788' } });
    expect(loginCredentials('phone', dialled, readPhone).email).toBe('+31612047788');
  });
});
