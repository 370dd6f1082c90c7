import { describe, expect, it } from 'vitest';
import { type Consent } from '@casino-kit/api-contract';
import { hasConsent, withConsent } from './consent.js';

const sms: Consent = { channel: 'sms', product: 'live' };
const email: Consent = { channel: 'email', product: 'live' };

describe('withConsent', () => {
  it('adds one once', () => expect(withConsent([sms, email], { ...sms }, true)).toEqual([email, sms]));
  it('removes that one alone', () => expect(withConsent([sms, email], { ...sms }, false)).toEqual([email]));
});

describe('hasConsent', () => {
  it('tells channels and products apart', () => {
    expect(hasConsent([sms], { ...sms })).toBe(true);
    expect(hasConsent([sms], email)).toBe(false);
    expect(hasConsent([sms], { ...sms, product: 'bonus' })).toBe(false);
  });
});
