import { readPhone } from '@casino-kit/api-contract/phone-number';
import { registrationModes as everyMode } from '@casino-kit/api-contract';
import { flatten, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  allHidden,
  askedFields,
  hiddenFields,
  getLoginFields,
  requiredFields,
} from './registration-fields.js';
import { registrationSchema, type RegistrationValues, wrongFields } from './registration-schema.js';

const rules = {
  readPhone,
  password: { minLength: 6, maxLength: 255, special: false, digit: false, uppercase: false } as const,
  today: '2026-11-20',
  minimumAge: 18,
};
const filled: RegistrationValues = {
  mode: 'emailPhone',
  email: 'marlon@example.com',
  phone: { phoneCode: '31', phone: '612047788' },
  username: 'marlon',
  password: 'harbour',
  firstName: ' Marlon ',
  lastName: 'Statia',
  dateOfBirth: '1990-04-12',
  address: '',
  zipCode: '',
  city: '',
  countryCode: 'NL',
  currencyCode: 'EUR',
  consent: true,
  newsletter: false,
};
const empty: RegistrationValues = {
  mode: 'emailPhone',
  email: '',
  phone: { phoneCode: '31', phone: '' },
  username: '',
  password: '',
  firstName: ' ',
  lastName: '',
  dateOfBirth: '',
  address: '',
  zipCode: '',
  city: '',
  countryCode: '',
  currencyCode: '',
  consent: false,
  newsletter: true,
};
const faults = (values: RegistrationValues, map: Record<string, number> = {}) => {
  const schema = registrationSchema({ ...rules, hidden: hiddenFields(map), mode: values.mode });
  const parsed = safeParse(schema, values);
  return parsed.success ? {} : flatten(parsed.issues).nested;
};
const wrong = (values: RegistrationValues, hidden = hiddenFields({})) => [
  ...wrongFields(values, { ...rules, hidden }),
];

describe('registrationSchema', () => {
  it('requires the parts of the address that the map marks with 2, and no others', () => {
    const map = { address: 2, zipCode: 2, city: 1 };
    const schema = registrationSchema({
      ...rules,
      hidden: hiddenFields(map),
      required: requiredFields(map),
      mode: 'emailPhone',
    });
    const getErrors = (values: RegistrationValues) => {
      const parsed = safeParse(schema, values);
      return parsed.success ? {} : flatten(parsed.issues).nested;
    };
    expect(getErrors({ ...filled, address: ' ' })).toEqual({
      address: ['form.validation.required'],
      zipCode: ['form.validation.required'],
    });
    expect(getErrors({ ...filled, address: 'Quay 4', zipCode: '4711' })).toEqual({});
  });

  it('requires the minimum age of the policy', () => {
    const of21 = { ...rules, minimumAge: 21, hidden: new Set<never>(), mode: 'emailPhone' } as const;
    const getDateOfBirthErrors = (dateOfBirth: string) =>
      flatten<ReturnType<typeof registrationSchema>>(
        safeParse(registrationSchema(of21), { ...filled, dateOfBirth }).issues ?? ([] as never),
      ).nested?.dateOfBirth;
    expect(getDateOfBirthErrors('2005-11-20')).toBeUndefined();
    expect(getDateOfBirthErrors('2005-11-21')).toEqual(['form.validation.invalid.dob']);
  });
  it('accepts a filled form and trims the names', () => {
    const schema = registrationSchema({ ...rules, hidden: new Set(), mode: 'emailPhone' });
    expect(safeParse(schema, filled).output).toEqual({ ...filled, firstName: 'Marlon' });
  });
  it('reports missing values field by field', () => {
    expect(Object.entries(faults(empty) ?? {}).map(([field, [first] = ['']]) => [field, first])).toEqual([
      ['email', 'form.email.required'],
      ['phone', 'form.phone.required'],
      ['password', 'form.password.required'],
      ['countryCode', 'form.country.required'],
      ['currencyCode', 'form.currency.required'],
      ['firstName', 'form.firstName.required'],
      ['lastName', 'form.lastName.required'],
      ['dateOfBirth', 'form.dateOfBirth.required'],
      ['consent', 'auth.consent.required'],
    ]);
  });
  it('requires no hidden field, and no password with one click', () => {
    const map = { firstName: 0, lastName: 0, dateOfBirth: 0, countryCode: 0, currencyCode: 0 };
    expect(Object.keys(faults({ ...empty, mode: 'oneClick' }, map) ?? {})).toEqual(['consent']);
    expect(Object.keys(faults({ ...empty, mode: 'email' }, map) ?? {})).toEqual([
      'email',
      'password',
      'consent',
    ]);
  });
  it('validates a phone number by its code, and requires the code', () => {
    const withPhone = (phoneCode: string, phone: string) =>
      faults({ ...filled, mode: 'phone', phone: { phoneCode, phone } })?.phone;
    expect(withPhone('31', '612')).toEqual(['form.phone.tooShort']);
    expect(withPhone('31', '6120477889999')).toEqual(['form.phone.tooLong']);
    expect(withPhone('', '612047788')).toEqual(['form.phone.codeRequired']);
    expect(withPhone('31', 'abc')).toEqual(['form.phone.invalid']);
  });
  it('validates a login name', () => {
    expect(faults({ ...filled, mode: 'login', username: 'a b' })).toEqual({
      username: ['form.username.invalid'],
    });
  });
  it('accepts names of up to 255 characters', () => {
    expect(faults({ ...filled, firstName: 'x'.repeat(255) })).toEqual({});
    expect(faults({ ...filled, lastName: 'x'.repeat(256) })).toEqual({ lastName: ['form.text.tooLong'] });
    expect(faults({ ...filled, city: 'x'.repeat(256) }, { city: 1 })).toEqual({
      city: ['form.text.tooLong'],
    });
  });
});

describe('wrongFields', () => {
  it.each(everyMode)('reports in %s only fields of that mode', (mode) => {
    const requested = askedFields({ mode, hidden: hiddenFields({}) });
    expect(wrong({ ...empty, mode }).every((field) => requested.includes(field))).toBe(true);
    expect(wrong({ ...empty, mode }, allHidden)).toEqual([...getLoginFields(mode), 'consent']);
    expect(wrong({ ...filled, mode })).toEqual([]);
  });
});
