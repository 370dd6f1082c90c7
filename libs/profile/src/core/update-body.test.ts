import { describe, expect, it } from 'vitest';
import { fieldsResettingKyc, updateBody } from './update-body.js';

describe('updateBody', () => {
  it.each([
    ['profile', 'Profile Page'],
    ['update', 'Update Form'],
  ] as const)('returns for the variant %s the source %s', (variant, updateFrom) => {
    expect(updateBody({ city: 'Delft' }, { variant, onChangeResetKyc: false })).toEqual({
      city: 'Delft',
      updateFrom,
    });
  });
  it.each([
    [{ city: 'Delft' }, true],
    [{ gender: 'Female', email: 'a@b.example', phone: '1' }, false],
  ])('returns for %j whether the identity changes: %s', (changes, flag) => {
    expect(updateBody(changes, { variant: 'profile', onChangeResetKyc: true }).onChangeResetKyc).toBe(flag);
  });
});

describe('fieldsResettingKyc', () => {
  const changes = { zipCode: '2611', city: 'Delft', gender: 'Male' };
  it.each([
    ['APPROVED', true, ['city', 'zipCode']],
    ['approved', true, ['city', 'zipCode']],
    ['PENDING', true, []],
    ['APPROVED', false, []],
  ])('of a player who is %s with the flag %s are %j', (kycStatus, onChangeResetKyc, fields) =>
    expect(fieldsResettingKyc(changes, { kycStatus, onChangeResetKyc })).toEqual(fields),
  );
});
