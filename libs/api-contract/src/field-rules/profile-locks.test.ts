import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDateOfBirth } from './date-of-birth.js';
import { displayEmail } from './email.js';
import { profileLocks } from './profile-locks.js';

const unlocked = {
  email: '',
  isEmailVerified: false,
  firstName: '',
  lastName: '',
  phone: '',
  dateOfBirth: null,
  countryCode: '',
  kycStatus: '',
};

describe('profileLocks', () => {
  it('locks nothing in an empty profile', () => expect([...profileLocks(unlocked)]).toEqual([]));
  it.each([
    [{ email: 'a@b.example', isEmailVerified: true }, 'email'],
    [{ firstName: 'Ada' }, 'firstName'],
    [{ lastName: 'L' }, 'lastName'],
    [{ phone: '612047788' }, 'phone'],
    [{ dateOfBirth: '1990-04-12' }, 'dateOfBirth'],
    [{ countryCode: 'CW' }, 'countryCode'],
  ] as const)('locks for %j only %s', (facts, field) =>
    expect([...profileLocks({ ...unlocked, ...facts })]).toEqual([field]),
  );
  it.each(['APPROVED', 'approved'])('locks every part of the address once identity is %s', (kycStatus) =>
    expect([...profileLocks({ ...unlocked, kycStatus })].sort()).toEqual(['address', 'city', 'zipCode']),
  );
  it.each([
    { email: 'a@b.example' },
    { email: 'x@empty.email', isEmailVerified: true },
    { firstName: '  ' },
    { dateOfBirth: '1900-01-01' },
    { dateOfBirth: '1900-01-01T00:00:00Z' },
    { kycStatus: 'PENDING' },
  ])('locks nothing for %j', (facts) => expect(profileLocks({ ...unlocked, ...facts }).size).toBe(0));
});

describe('displayEmail', () => {
  it('is blank for the placeholder domain in any case, and only for it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,10}$/), fc.boolean(), (name, upper) => {
        const address = `${name}@empty.email`;
        expect(displayEmail(upper ? address.toUpperCase() : address)).toBe('');
        expect(displayEmail(`${name}@not-empty.email`)).toBe(`${name}@not-empty.email`);
        expect(displayEmail(`${name}@other.example`, 'other.example')).toBe('');
      }),
    );
  });
});

describe('normalizeDateOfBirth', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['1900-01-01', ''],
    ['1990-04-12', '1990-04-12'],
    ['1990-04-12T00:00:00.000Z', '1990-04-12'],
    ['1990-02-30', ''],
    ['soon', ''],
  ])('returns for %s: %s', (value, date) => expect(normalizeDateOfBirth(value)).toBe(date));
});
