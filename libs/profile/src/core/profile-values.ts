import { type Player } from '@casino-kit/api-contract';
import {
  emptyEmailDomain,
  genders,
  normalizeDateOfBirth,
  type LockableField,
  profileLocks,
  displayEmail,
} from '@casino-kit/api-contract/field-rules';

/** The fields of the profile form (§2) in the order of the page, by their names on the wire. */
export const profileFields = [
  'firstName',
  'lastName',
  'email',
  'phoneCode',
  'phone',
  'dateOfBirth',
  'countryCode',
  'city',
  'zipCode',
  'address',
  'gender',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** The values of the form, each as text and `''` for none; dates are `YYYY-MM-DD`, a phone code has no plus sign. */
export type ProfileValues = Record<ProfileField, string>;

/**
 * Returns the account's values as the form shows them: a placeholder email and the date 1900-01-01 become empty (§4,
 * decisions 20), and a gender that the profile does not know becomes "prefer not to say".
 */
export function knownValues(player: Player, placeholderDomain: string = emptyEmailDomain): ProfileValues {
  return {
    firstName: player.firstName,
    lastName: player.lastName,
    email: displayEmail(player.email, placeholderDomain),
    phoneCode: player.phoneCode.replace(/^\+/, ''),
    phone: player.phone,
    dateOfBirth: normalizeDateOfBirth(player.dateOfBirth),
    countryCode: player.countryCode,
    city: player.city,
    zipCode: player.zipCode,
    address: player.address,
    gender: genders.find((gender) => gender === player.gender) ?? genders[0],
  };
}

export type ProfileLocks = ReadonlySet<LockableField>;

/**
 * Returns the fields that the player can no longer change (§4); an address of the placeholder domain is never locked.
 */
export function getProfileLocks(player: Player, placeholderDomain: string = emptyEmailDomain): ProfileLocks {
  return profileLocks({ ...player, email: displayEmail(player.email, placeholderDomain) });
}

/** Fields that are locked as soon as they are set (§4); others are locked by being verified. */
export const lockedAfterFirstSave: ReadonlySet<ProfileField> = new Set([
  'firstName',
  'lastName',
  'phoneCode',
  'phone',
  'dateOfBirth',
  'countryCode',
]);

/** Returns whether a field is locked; the phone code is locked with its number. */
export function isLocked(locks: ProfileLocks, field: ProfileField): boolean {
  const lockable: ReadonlySet<string> = locks;
  return lockable.has(field === 'phoneCode' ? 'phone' : field);
}
