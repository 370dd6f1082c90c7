import { readPhone } from '@casino-kit/api-contract/phone-number';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { lockedPlayer, newPlayer } from '../testing.js';
import { profileBirthYears, profileSchema } from './profile-schema.js';
import { knownValues, getProfileLocks, type ProfileValues } from './profile-values.js';

const today = '2026-11-20';
/** Returns the errors of a form of `player` with typed values, by field. */
function faults(typed: Partial<ProfileValues>, player = newPlayer({ firstName: 'Ada', lastName: 'King' })) {
  const known = knownValues(player);
  const { issues = [] } = safeParse(
    profileSchema({ known, locks: getProfileLocks(player), today, minimumAge: 18, readPhone }),
    {
      ...known,
      ...typed,
    },
  );
  // A form shows the first of several errors.
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path?.[0].key, message]));
}

describe('profileSchema', () => {
  it('requires names, and no other unknown field', () => {
    expect(faults({}, newPlayer())).toEqual({
      firstName: 'form.firstName.required',
      lastName: 'form.lastName.required',
    });
    expect(faults({})).toEqual({});
  });
  it.each<[Partial<ProfileValues>, Record<string, string>]>([
    [{ email: 'ada@' }, { email: 'form.email.invalid' }],
    [{ email: 'ada@Empty.Email' }, { email: 'form.email.invalid' }],
    [{ email: 'ada@example.com' }, {}],
    [{ phoneCode: '', phone: '612047788' }, { phone: 'form.phone.codeRequired' }],
    [{ phoneCode: '31', phone: '6120' }, { phone: 'form.phone.tooShort' }],
    [{ phoneCode: '31', phone: '61204778812345' }, { phone: 'form.phone.tooLong' }],
    [{ phoneCode: '31', phone: '612047788' }, {}],
    [{ phoneCode: '31' }, {}],
    [{ dateOfBirth: '2008-11-21' }, { dateOfBirth: 'form.validation.invalid.dob' }],
    [{ dateOfBirth: '2008-11-20' }, {}],
    [{ dateOfBirth: '1925-11-20' }, { dateOfBirth: 'form.dateOfBirth.check' }],
    [{ dateOfBirth: '1925-11-21' }, {}],
    [{ city: 'x'.repeat(256) }, { city: 'form.text.tooLong' }],
    [{ zipCode: 'x'.repeat(256) }, { zipCode: 'form.text.tooLong' }],
    [{ address: ` ${'x'.repeat(255)} ` }, {}],
    [{ gender: 'x' }, { gender: 'form.validation.invalid.format' }],
  ])('reports for %j: %j', (typed, expected) => expect(faults(typed)).toEqual(expected));
  it('does not allow clearing a known address', () => {
    expect(
      faults({ email: ' ' }, newPlayer({ firstName: 'A', lastName: 'B', email: 'ada@example.com' })),
    ).toEqual({
      email: 'form.email.required',
    });
  });
  it('accepts the values of an older account until they change', () => {
    const old = newPlayer({ firstName: 'A', lastName: 'B', email: 'ädä@example.com', city: 'x'.repeat(300) });
    expect(faults({}, old)).toEqual({});
    expect(faults({ email: 'ädä@example.org' }, old)).toEqual({ email: 'form.email.invalid' });
  });
  it('ignores locked fields', () => {
    expect(
      faults({ firstName: '', email: 'x', phone: '1', dateOfBirth: '2020-01-01' }, lockedPlayer()),
    ).toEqual({});
  });
});

describe('profileBirthYears', () => {
  it('are the years of those who are 18 to 100 on some day of this year', () =>
    expect(profileBirthYears(today, 18)).toEqual({ first: 1925, last: 2008 }));
});
