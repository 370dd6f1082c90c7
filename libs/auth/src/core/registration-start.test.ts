import { describe, expect, it } from 'vitest';
import { allHidden, hiddenFields } from './registration-fields.js';
import { draftOf, resumedValues, startValues } from './registration-start.js';

const facts = {
  mode: 'email',
  hidden: hiddenFields({}),
  today: '2026-11-20',
  newsletter: true,
  country: 'NL',
  currency: 'EUR',
  phoneCode: '31',
} as const;

describe('startValues', () => {
  it('chooses country, currency, calling code and the latest date of birth of age, and gives no consent', () => {
    expect(startValues(facts)).toMatchObject({
      mode: 'email',
      phone: { phoneCode: '31', phone: '' },
      countryCode: 'NL',
      currencyCode: 'EUR',
      dateOfBirth: '2008-11-20',
      consent: false,
      newsletter: true,
    });
  });
  it('leaves hidden fields and unknown places empty', () => {
    expect(startValues({ ...facts, hidden: allHidden })).toMatchObject({
      countryCode: '',
      currencyCode: '',
      dateOfBirth: '',
    });
    expect(startValues({ ...facts, country: undefined, currency: undefined })).toMatchObject({
      countryCode: '',
      currencyCode: '',
    });
  });
});

describe('a draft', () => {
  const start = startValues(facts);
  const typed = { ...start, mode: 'phone' as const, email: 'marlon@example.com', password: 'secret' };
  it('holds no password', () => {
    expect(draftOf(typed)).not.toHaveProperty('password');
    expect(JSON.stringify(draftOf(typed))).not.toContain('secret');
  });
  it('is taken up again in its mode, or in the first one where its own is not offered any more', () => {
    expect(resumedValues(start, null, ['email'])).toBe(start);
    expect(resumedValues(start, draftOf(typed), ['email', 'phone'])).toEqual({ ...typed, password: '' });
    expect(resumedValues(start, draftOf(typed), ['email'])).toMatchObject({
      mode: 'email',
      email: 'marlon@example.com',
    });
  });
});
