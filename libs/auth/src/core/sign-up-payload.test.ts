import { signUp } from '@casino-kit/api-contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { mirrorDomainOf } from './mirror-domain.js';
import { signUpBody } from './sign-up-payload.js';
import { factsForLogin } from './visitor.js';

const values = {
  email: 'marlon@example.com',
  password: 'harbour',
  firstName: '',
  lastName: '',
  dateOfBirth: '1990-04-12',
  countryCode: 'NL',
  currencyCode: 'EUR',
  consent: true,
  newsletter: false,
};
const visitor = {
  cpnc: 'spring',
  userDeviceType: 'mobile',
  screenResolution: '390x844',
  firstUrl: '/casino',
};

describe('signUpBody', () => {
  it('is what the contract takes, without hidden fields', () => {
    const body = signUpBody(values, {
      language: 'du',
      visitor,
      mirrorDomain: { url: 'm.example', domainId: 9 },
    });
    expect(parse(signUp.body, JSON.parse(JSON.stringify(body)))).toEqual({
      ...visitor,
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
  it('takes consent from the form and never by itself', () => {
    const body = signUpBody(
      { ...values, consent: false },
      { language: 'en', visitor: {}, mirrorDomain: null },
    );
    expect([body.isAdult, body.termsAccepted, body.mirrorDomainFk]).toEqual([false, false, undefined]);
  });
});

describe('factsForLogin', () => {
  it('leaves out what only sign-up sends', () => {
    expect(factsForLogin(visitor)).not.toHaveProperty('firstUrl');
    expect(factsForLogin(visitor)).toMatchObject({ cpnc: 'spring', screenResolution: '390x844' });
  });
});

describe('mirrorDomainOf', () => {
  const domains = [{ url: 'https://One.example/' }, { url: 'two.example:8080' }];
  it('finds the entry by host, however its address is written', () => {
    expect(mirrorDomainOf(domains, 'one.example')).toBe(domains[0]);
    expect(mirrorDomainOf(domains, 'two.example:8080')).toBe(domains[1]);
    expect(mirrorDomainOf(domains, 'two.example')).toBeNull();
    expect(mirrorDomainOf([], 'one.example')).toBeNull();
  });
});
