import { flatten, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { hiddenFields, registrationSchema, type RegistrationValues } from './registration-schema.js';

const rules = {
  password: { minLength: 6, maxLength: 255, special: false, digit: false, uppercase: false } as const,
  today: '2026-11-20',
};
const filled: RegistrationValues = {
  email: 'marlon@example.com',
  password: 'harbour',
  firstName: ' Marlon ',
  lastName: 'Statia',
  dateOfBirth: '1990-04-12',
  countryCode: 'NL',
  currencyCode: 'EUR',
  consent: true,
  newsletter: false,
};
const empty: RegistrationValues = {
  email: '',
  password: '',
  firstName: ' ',
  lastName: '',
  dateOfBirth: '',
  countryCode: '',
  currencyCode: '',
  consent: false,
  newsletter: true,
};
const faults = (values: RegistrationValues, map: Record<string, number> = {}) => {
  const parsed = safeParse(registrationSchema({ ...rules, hidden: hiddenFields(map) }), values);
  return parsed.success ? {} : flatten(parsed.issues).nested;
};

describe('hiddenFields', () => {
  it('hides what the map says 0 to, and nothing it does not name', () => {
    expect([...hiddenFields({ firstName: 0, lastName: 1, email: 0, whatever: 0 })]).toEqual(['firstName']);
    expect([...hiddenFields({})]).toEqual([]);
  });
});

describe('registrationSchema', () => {
  it('takes a filled form and trims the names', () => {
    const parsed = safeParse(registrationSchema({ ...rules, hidden: new Set() }), filled);
    expect(parsed.output).toEqual({ ...filled, firstName: 'Marlon' });
  });
  it('names what is missing, field by field', () => {
    expect(Object.entries(faults(empty) ?? {}).map(([field, [first] = ['']]) => [field, first])).toEqual([
      ['email', 'form.email.required'],
      ['password', 'form.password.required'],
      ['firstName', 'form.firstName.required'],
      ['lastName', 'form.lastName.required'],
      ['dateOfBirth', 'form.dateOfBirth.required'],
      ['countryCode', 'form.country.required'],
      ['currencyCode', 'form.currency.required'],
      ['consent', 'auth.consent.required'],
    ]);
  });
  it('asks for no hidden field', () => {
    const map = { firstName: 0, lastName: 0, dateOfBirth: 0, countryCode: 0, currencyCode: 0 };
    expect(Object.keys(faults(empty, map) ?? {})).toEqual(['email', 'password', 'consent']);
  });
  it('takes names of 255 characters and not one more', () => {
    expect(faults({ ...filled, firstName: 'x'.repeat(255) })).toEqual({});
    expect(faults({ ...filled, lastName: 'x'.repeat(256) })).toEqual({ lastName: ['form.text.tooLong'] });
  });
});
