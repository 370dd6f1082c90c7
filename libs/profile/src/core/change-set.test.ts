import { readPhone } from '@casino-kit/api-contract/phone-number';
import { describe, expect, it } from 'vitest';
import { lockedPlayer, newPlayer } from '../testing.js';
import { changedFields, getProfileChanges, rebase, typedOver } from './change-set.js';
import { knownValues, getProfileLocks } from './profile-values.js';

const none: ReadonlySet<never> = new Set();
const fresh = knownValues(newPlayer());
const locked = lockedPlayer();

describe('knownValues', () => {
  it('shows a placeholder address, 1900-01-01 and an unknown gender as empty', () => {
    expect(knownValues(newPlayer({ gender: 'x', phoneCode: '+31' }))).toMatchObject({
      email: '',
      dateOfBirth: '',
      gender: 'Not to say',
      phoneCode: '31',
    });
  });
  it("accepts a brand's own placeholder domain, which is never locked", () => {
    const player = newPlayer({ email: '7@none.example', isEmailVerified: true });
    expect(knownValues(player, 'none.example').email).toBe('');
    expect(getProfileLocks(player, 'none.example').has('email')).toBe(false);
    expect(getProfileLocks(player).has('email')).toBe(true);
  });
});

describe('getProfileChanges', () => {
  it('returns the differing fields, trimmed', () => {
    expect(
      getProfileChanges({ ...fresh, firstName: ' Ada ', city: 'Delft' }, fresh, none, readPhone),
    ).toEqual({
      firstName: 'Ada',
      city: 'Delft',
    });
  });
  it('omits locked fields with any value', () => {
    const typed = { ...knownValues(locked), firstName: 'X', phone: '95161234', address: 'Y', city: 'Delft' };
    expect(getProfileChanges(typed, knownValues(locked), getProfileLocks(locked), readPhone)).toEqual({});
  });
  it('clears city, postal code and address, and nothing else', () => {
    const known = knownValues(locked);
    const emptied = Object.fromEntries(Object.keys(known).map((field) => [field, ''])) as typeof known;
    expect(getProfileChanges(emptied, known, none, readPhone)).toEqual({
      city: '',
      zipCode: '',
      address: '',
    });
  });
  it('contains a phone number with its code, as it is stored', () => {
    expect(
      getProfileChanges({ ...fresh, phoneCode: '31', phone: '06 1204 7788' }, fresh, none, readPhone),
    ).toEqual({
      phoneCode: '31',
      phone: '612047788',
    });
  });
  it('contains the number when only one of code and number changes', () => {
    const known = { ...fresh, phoneCode: '31', phone: '612047788' };
    expect(getProfileChanges({ ...known, phone: '612047799' }, known, none, readPhone)).toEqual({
      phoneCode: '31',
      phone: '612047799',
    });
    expect(
      getProfileChanges({ ...known, phoneCode: '32', phone: '612047788' }, known, none, readPhone),
    ).toMatchObject({ phoneCode: '32' });
    expect(getProfileChanges(known, known, none, readPhone)).toEqual({});
  });
  it('contains no code without a number', () => {
    expect(getProfileChanges({ ...fresh, phoneCode: '31' }, fresh, none, readPhone)).toEqual({});
  });
});

describe('changedFields', () => {
  it('counts a phone number once, in the order of the page', () => {
    expect(changedFields({ city: 'Delft', phoneCode: '31', phone: '612047788', firstName: 'Ada' })).toEqual([
      'firstName',
      'phone',
      'city',
    ]);
  });
});

describe('typedOver', () => {
  it('keeps every letter, and no locked field', () => {
    const typed = { ...fresh, firstName: 'Ada ', city: 'Delft' };
    expect(typedOver(typed, fresh, new Set(['firstName']))).toEqual({ city: 'Delft' });
    expect(typedOver(typed, fresh, none)).toEqual({ firstName: 'Ada ', city: 'Delft' });
  });
});

describe('rebase', () => {
  it('follows the account in fields without typed values', () => {
    const typed = { ...fresh, city: 'Delft' };
    const now = { ...fresh, city: 'Leiden', address: 'Rapenburg 1' };
    expect(rebase(typed, fresh, now)).toEqual({ ...fresh, city: 'Delft', address: 'Rapenburg 1' });
  });
});
