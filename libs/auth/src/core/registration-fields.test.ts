import { registrationModes as everyMode } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allHidden,
  askedFields,
  fieldsOfStep,
  hiddenFields,
  isFieldShown,
  getLoginFields,
  registrationSteps,
} from './registration-fields.js';

const unknownPlayer = { firstName: 0, lastName: 0, dateOfBirth: 0 };

describe('hiddenFields', () => {
  it('hides fields with 0 in the map, and the address unless the map shows it', () => {
    expect([...hiddenFields({ firstName: 0, lastName: 1, email: 0, whatever: 0 })]).toEqual([
      'firstName',
      'address',
      'zipCode',
      'city',
    ]);
    expect([...hiddenFields({ city: 1, address: 2 })]).toEqual(['zipCode']);
  });
  it('hides a login name unless it is named, and ignores names that every object has', () => {
    expect([isFieldShown({}, 'username'), isFieldShown({ username: 1 }, 'username')]).toEqual([false, true]);
    expect([isFieldShown({}, 'phone'), isFieldShown({ phone: 0 }, 'phone')]).toEqual([true, false]);
    expect(isFieldShown({}, 'toString')).toBe(true);
  });
});

describe('registrationSteps', () => {
  it.each([
    ['email', {}, ['account', 'person', 'done']],
    ['email', unknownPlayer, ['account', 'done']],
    ['phone', { ...unknownPlayer, city: 1 }, ['account', 'person', 'done']],
    ['oneClick', {}, ['account', 'person', 'credentials', 'done']],
    ['oneClick', unknownPlayer, ['account', 'credentials', 'done']],
  ] as const)('returns for %s with %j the steps %j', (mode, map, steps) => {
    expect(registrationSteps({ mode, hidden: hiddenFields(map) })).toEqual(steps);
  });
});

describe('fieldsOfStep', () => {
  it('puts the consents at the end', () => {
    expect(fieldsOfStep('account', { mode: 'email', hidden: hiddenFields({}) })).toEqual([
      'email',
      'password',
      'countryCode',
      'currencyCode',
    ]);
    expect(fieldsOfStep('person', { mode: 'email', hidden: hiddenFields({}) })).toEqual([
      'firstName',
      'lastName',
      'dateOfBirth',
      'consent',
      'newsletter',
    ]);
    expect(fieldsOfStep('account', { mode: 'oneClick', hidden: allHidden })).toEqual([
      'consent',
      'newsletter',
    ]);
  });
});

describe('askedFields', () => {
  it('returns every field once: logins of the mode, fields that are not hidden, and the consents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyMode), fc.subarray([...allHidden]), (mode, list) => {
        const hidden = new Set(list);
        const requested = askedFields({ mode, hidden });
        expect(new Set(requested).size).toBe(requested.length);
        expect([...requested].sort()).toEqual(
          [
            ...getLoginFields(mode),
            ...[...allHidden].filter((field) => !hidden.has(field)),
            'consent',
            'newsletter',
          ].sort(),
        );
      }),
    );
  });
});
