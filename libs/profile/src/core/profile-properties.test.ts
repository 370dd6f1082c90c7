import { type Player } from '@casino-kit/api-contract';
import {
  emptyEmailDomain,
  genders,
  normalizeDateOfBirth,
  displayEmail,
} from '@casino-kit/api-contract/field-rules';
import { makeUserDetails } from '@casino-kit/session/testing';
import fc from 'fast-check';
import { readPhone } from '@casino-kit/api-contract/phone-number';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changedFields, getProfileChanges, rebase, typedOver } from './change-set.js';
import { profileSchema } from './profile-schema.js';
import {
  isLocked,
  knownValues,
  getProfileLocks,
  type ProfileField,
  profileFields,
  type ProfileValues,
} from './profile-values.js';
import { fieldsResettingKyc, updateBody } from './update-body.js';

const word = fc.oneof(fc.constantFrom('', ' ', 'Ada', ' Ada ', 'Rotterdam'), fc.string({ maxLength: 12 }));
const email = fc.oneof(
  fc.constantFrom('', `7@${emptyEmailDomain}`, ' ada@example.com', 'marlon@example.com', 'ada@'),
  word,
);
const date = fc.constantFrom(
  '',
  '1900-01-01',
  '1988-05-14',
  '1990-02-30',
  '2020-01-01',
  '1900-01-01T00:00:00Z',
);
const code = fc.constantFrom('', '31', '599', '+31', 'x');
const number = fc.oneof(fc.constantFrom('', '612047788', '0612047788', '95161234', '1'), word);

const player: fc.Arbitrary<Player> = fc
  .record({
    email,
    isEmailVerified: fc.boolean(),
    firstName: word,
    lastName: word,
    phoneCode: code,
    phone: number,
    dateOfBirth: fc.option(date),
    countryCode: fc.constantFrom('', 'NL', 'CW'),
    city: word,
    zipCode: word,
    address: word,
    gender: fc.constantFrom('', 'Male', 'Female', 'Not to say', 'male'),
    kycStatus: fc.constantFrom('', 'APPROVED', 'approved', 'PENDING'),
  })
  .map((facts) => makeUserDetails({ getUser: facts }).getUser);

const typed: fc.Arbitrary<ProfileValues> = fc.record({
  firstName: word,
  lastName: word,
  email,
  phoneCode: code,
  phone: number,
  dateOfBirth: date,
  countryCode: fc.constantFrom('', 'NL', 'CW'),
  city: word,
  zipCode: word,
  address: word,
  gender: fc.constantFrom(...genders),
});

/** A form in which some fields were typed over and the others are as the account has them. */
const form = fc.tuple(player, typed, fc.subarray([...profileFields])).map(([player, values, touched]) => {
  const known = knownValues(player);
  const now: ProfileValues = { ...known };
  for (const field of touched) now[field] = values[field];
  return {
    player,
    known,
    locks: getProfileLocks(player),
    values: now,
    touched: new Set<ProfileField>(touched),
  };
});

describe('the body that is sent', () => {
  it('never contains a locked field', () => {
    fc.assert(
      fc.property(form, ({ values, known, locks }) => {
        for (const field of Object.keys(getProfileChanges(values, known, locks, readPhone)) as ProfileField[])
          expect(isLocked(locks, field)).toBe(false);
      }),
    );
  });
  it('never contains a field that was not typed, nor one that was typed unchanged', () => {
    fc.assert(
      fc.property(form, ({ values, known, locks, touched }) => {
        const changes = getProfileChanges(values, known, locks, readPhone);
        for (const field of changedFields(changes)) {
          expect(touched.has(field) || (field === 'phone' && touched.has('phoneCode'))).toBe(true);
          if (field !== 'phone') expect(changes[field]).not.toBe(known[field].trim());
        }
        expect(getProfileChanges(known, known, new Set(), readPhone)).toEqual({});
      }),
    );
  });
  it('is trimmed, and clears only the address', () => {
    fc.assert(
      fc.property(form, ({ values, known, locks }) => {
        for (const [field, value] of Object.entries(getProfileChanges(values, known, locks, readPhone))) {
          expect(value).toBe(value.trim());
          if (!['city', 'zipCode', 'address', 'phoneCode'].includes(field)) expect(value).not.toBe('');
        }
      }),
    );
  });
  it('never contains 1900-01-01', () => {
    fc.assert(
      fc.property(form, ({ values, known, locks }) => {
        const { dateOfBirth = '' } = getProfileChanges(values, known, locks, readPhone);
        expect(normalizeDateOfBirth(dateOfBirth)).toBe(dateOfBirth);
      }),
    );
  });
  it('never contains a placeholder address, known or typed', () => {
    fc.assert(
      fc.property(form, ({ player: account, values, known, locks }) => {
        const { email: address } = getProfileChanges(values, known, locks, readPhone);
        if (address === undefined || displayEmail(address) !== '') return;
        expect(values.email).not.toBe(known.email);
        const open = {
          known,
          locks: getProfileLocks({ ...account, isEmailVerified: false }),
          today: '2026-11-20',
          minimumAge: 18,
          readPhone,
        };
        const { issues = [] } = v.safeParse(profileSchema(open), values);
        expect(issues.map((issue) => v.getDotPath(issue))).toContain('email');
      }),
    );
  });
  it('is empty once it is saved', () => {
    fc.assert(
      fc.property(form, ({ player: account, values, known, locks }) => {
        fc.pre(
          v.safeParse(profileSchema({ known, locks, today: '2026-11-20', minimumAge: 18, readPhone }), values)
            .success,
        );
        const saved = { ...account, ...getProfileChanges(values, known, locks, readPhone) };
        expect(getProfileChanges(values, knownValues(saved), getProfileLocks(saved), readPhone)).toEqual({});
      }),
    );
  });
  it('contains its source, and the identity flag only if the brand requires it', () => {
    fc.assert(
      fc.property(form, fc.boolean(), ({ player: account, values, known, locks }, onChangeResetKyc) => {
        const changes = getProfileChanges(values, known, locks, readPhone);
        const body = updateBody(changes, { variant: 'profile', onChangeResetKyc });
        expect(body).toMatchObject({ ...changes, updateFrom: 'Profile Page' });
        expect(Object.hasOwn(body, 'onChangeResetKyc')).toBe(onChangeResetKyc);
        const { kycStatus } = account;
        // A verified player has to confirm exactly those changes that make the server verify again.
        const isAsked = fieldsResettingKyc(changes, { kycStatus, onChangeResetKyc }).length > 0;
        expect(isAsked).toBe(body.onChangeResetKyc === true && kycStatus.toUpperCase() === 'APPROVED');
      }),
    );
  });
});

describe('the form', () => {
  it('can be saved despite a locked field', () => {
    fc.assert(
      fc.property(form, ({ values, known, locks }) => {
        const { issues = [] } = v.safeParse(
          profileSchema({ known, locks, today: '2026-11-20', minimumAge: 18, readPhone }),
          values,
        );
        for (const issue of issues) expect(isLocked(locks, v.getDotPath(issue) as ProfileField)).toBe(false);
      }),
    );
  });
  it('can be saved despite unchanged fields, except names', () => {
    fc.assert(
      fc.property(player, (account) => {
        const known = knownValues(account);
        const schema = profileSchema({
          known,
          locks: getProfileLocks(account),
          today: '2026-11-20',
          minimumAge: 18,
          readPhone,
        });
        for (const issue of v.safeParse(schema, known).issues ?? [])
          expect(['firstName', 'lastName']).toContain(v.getDotPath(issue));
      }),
    );
  });
  it('keeps typed values when the account changes, and follows it in all other fields', () => {
    fc.assert(
      fc.property(form, player, ({ values, known }, later) => {
        const now = knownValues(later);
        const rebased = rebase(values, known, now);
        for (const field of profileFields)
          expect(rebased[field]).toBe(
            values[field].trim() === known[field].trim() ? now[field] : values[field],
          );
      }),
    );
  });
  it('keeps a draft that restores every change', () => {
    fc.assert(
      fc.property(form, ({ values, known, locks }) => {
        const draft = typedOver(values, known, locks);
        expect(getProfileChanges({ ...known, ...draft }, known, locks, readPhone)).toEqual(
          getProfileChanges(values, known, locks, readPhone),
        );
      }),
    );
  });
});
