import { describe, expect, it } from 'vitest';
import { allHidden, hiddenFields } from './registration-fields.js';
import { toRegistrationDraft, resumedValues, startValues, withLoginPrefill } from './registration-start.js';

const facts = {
  mode: 'email',
  hidden: hiddenFields({}),
  newsletter: true,
  country: 'NL',
  currency: 'EUR',
  phoneCode: '31',
} as const;

describe('startValues', () => {
  it('selects country, currency and calling code, but no date of birth and no consent', () => {
    expect(startValues(facts)).toMatchObject({
      mode: 'email',
      phone: { phoneCode: '31', phone: '' },
      countryCode: 'NL',
      currencyCode: 'EUR',
      dateOfBirth: '',
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
  it('contains no password', () => {
    expect(toRegistrationDraft(typed)).not.toHaveProperty('password');
    expect(JSON.stringify(toRegistrationDraft(typed))).not.toContain('secret');
  });
  it('is restored in its mode, or in the first one if its own is no longer offered', () => {
    expect(resumedValues(start, null, ['email'])).toBe(start);
    expect(resumedValues(start, toRegistrationDraft(typed), ['email', 'phone'])).toEqual({
      ...typed,
      password: '',
    });
    expect(resumedValues(start, toRegistrationDraft(typed), ['email'])).toMatchObject({
      mode: 'email',
      email: 'marlon@example.com',
    });
  });
});

describe('an identifier typed elsewhere', () => {
  const start = startValues(facts);
  const all = { modes: ['email', 'phone', 'login'] as const, chooses: true };
  it('fills its field, in the mode that contains it', () => {
    expect(withLoginPrefill(start, 'marlon@example.com', all)).toMatchObject({
      mode: 'email',
      email: 'marlon@example.com',
    });
    expect(withLoginPrefill(start, '+599 9516', all)).toMatchObject({
      mode: 'phone',
      phone: { phoneCode: '599', phone: '9516' },
    });
    const withPhone = { modes: ['emailPhone', 'phone'], chooses: true } as const;
    expect(withLoginPrefill(start, '+599 9516', withPhone).mode).toBe('phone');
    expect(withLoginPrefill(start, '+599 9516', { ...withPhone, modes: ['emailPhone'] }).mode).toBe(
      'emailPhone',
    );
    expect(withLoginPrefill(start, 'marlon', all)).toMatchObject({ mode: 'login', username: 'marlon' });
  });
  it('does not change values typed here, nor the mode of a draft', () => {
    const draft = { ...start, mode: 'phone' as const, email: 'sheila@example.com' };
    expect(withLoginPrefill(draft, 'marlon@example.com', { ...all, chooses: false })).toEqual(draft);
    expect(withLoginPrefill(start, '', all)).toBe(start);
    const number = { ...start, phone: { phoneCode: '31', phone: '612047788' } };
    expect(withLoginPrefill(number, '+599 9516', { ...all, chooses: false })).toEqual(number);
  });
  it('keeps the mode if no mode contains it', () => {
    expect(withLoginPrefill(start, 'marlon', { modes: ['email'], chooses: true }).mode).toBe('email');
  });
});
