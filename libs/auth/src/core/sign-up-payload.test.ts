import { readPhone } from '@casino-kit/api-contract/phone-number';
import { signUp } from '@casino-kit/api-contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type RegistrationValues } from './registration-schema.js';
import { getLoginName, signUpBody, typedLogin } from './sign-up-payload.js';
import { factsForLogin } from './visitor.js';

const values: RegistrationValues = {
  mode: 'email',
  email: 'marlon@example.com',
  phone: { phoneCode: '31', phone: '0612047788' },
  username: 'marlon',
  password: 'harbour',
  firstName: '',
  lastName: '',
  dateOfBirth: '1990-04-12',
  countryCode: 'NL',
  currencyCode: 'EUR',
  address: '',
  zipCode: '',
  city: '',
  consent: true,
  newsletter: false,
};
const context = { language: 'en', visitor: {}, mirrorDomain: null, readPhone };
const visitor = {
  cpnc: 'spring',
  userDeviceType: 'mobile',
  screenResolution: '390x844',
  firstUrl: '/casino',
  uniqueKey: 'key-1',
  userUUID: 'uuid-1',
  uidToken: 'uid-1',
};

describe('signUpBody', () => {
  it('matches the contract, without hidden fields', () => {
    const body = signUpBody(values, {
      language: 'du',
      visitor,
      mirrorDomain: { url: 'm.example', domainId: 9 },
      readPhone,
    });
    expect(parse(signUp.body, JSON.parse(JSON.stringify(body)))).toEqual({
      ...visitor,
      registrationMode: 'email',
      email: 'marlon@example.com',
      password: 'harbour',
      dateOfBirth: '1990-04-12',
      countryCode: 'NL',
      currencyCode: 'EUR',
      preferredLanguage: 'du',
      gender: 'Not to say',
      isAdult: true,
      termsAccepted: true,
      newsletter: false,
      mirrorDomainFk: '9',
    });
  });
  it('reads consent from the form and never adds it automatically', () => {
    const body = signUpBody({ ...values, consent: false }, context);
    expect([body.isAdult, body.termsAccepted, body.mirrorDomainFk]).toEqual([false, false, undefined]);
  });
});

describe('the logins in the body', () => {
  const logins = (mode: RegistrationValues['mode']) => {
    const body = signUpBody({ ...values, mode }, context);
    const { email, phoneCode, phone, username, password } = body;
    return JSON.parse(JSON.stringify({ email, phoneCode, phone, username, password })) as object;
  };
  it('are those of the mode, not those typed in another; numbers as they are stored', () => {
    const { email, password } = values;
    const number = { phoneCode: '31', phone: '612047788' };
    expect(logins('email')).toEqual({ email, password });
    expect(logins('phone')).toEqual({ ...number, password });
    expect(logins('emailPhone')).toEqual({ email, ...number, password });
    expect(logins('login')).toEqual({ username: 'marlon', password });
    expect(logins('oneClick')).toEqual({});
  });
  it('include the address if it was required, and the link to a partner’s account', () => {
    const body = signUpBody({ ...values, city: 'Willemstad' }, { ...context, linkAccount: true });
    expect(body).toMatchObject({ city: 'Willemstad', address: undefined, linkAccount: true });
    expect(signUpBody(values, context).linkAccount).toBeUndefined();
  });
});

describe('typedLogin', () => {
  it('returns the identifier of the mode', () => {
    expect(typedLogin(values)).toBe('marlon@example.com');
    expect(typedLogin({ ...values, mode: 'phone' })).toBe('+31 0612047788');
    expect(typedLogin({ ...values, mode: 'login' })).toBe('marlon');
    expect(typedLogin({ ...values, mode: 'oneClick' })).toBe('');
    expect(typedLogin({ ...values, mode: 'phone', phone: { phoneCode: '31', phone: '' } })).toBe('');
    expect(getLoginName({})).toBeUndefined();
  });
});

describe('factsForLogin', () => {
  it('omits the fields that only sign-up sends', () => {
    expect(factsForLogin(visitor)).not.toHaveProperty('firstUrl');
    expect(factsForLogin(visitor)).toMatchObject({ cpnc: 'spring', screenResolution: '390x844' });
  });
});
