import { type Player } from '../entities/user-details.js';
import { normalizeDateOfBirth } from './date-of-birth.js';
import { displayEmail } from './email.js';

/** Fields of the profile that are locked once they were checked or set (§4, profile lock rules). */
export type LockableField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'dateOfBirth'
  | 'countryCode'
  | 'address'
  | 'city'
  | 'zipCode';

type LockState = Pick<
  Player,
  | 'email'
  | 'isEmailVerified'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'dateOfBirth'
  | 'countryCode'
  | 'kycStatus'
>;

/** Returns whether a player's identity is verified (§4, KYC). */
export function isIdentityApproved({ kycStatus }: { kycStatus: string }): boolean {
  return kycStatus.toUpperCase() === 'APPROVED';
}

/**
 * Returns the fields that a player can no longer change (§4): the email once verified, names once not empty, phone,
 * date of birth and country once set, the address with its city and postal code once identity is approved. A placeholder email and 1900-01-01 count
 * as not set.
 */
export function profileLocks(player: LockState): ReadonlySet<LockableField> {
  const isApproved = isIdentityApproved(player);
  const locks: Readonly<Record<LockableField, boolean>> = {
    email: player.isEmailVerified && displayEmail(player.email) !== '',
    firstName: player.firstName.trim() !== '',
    lastName: player.lastName.trim() !== '',
    phone: player.phone.trim() !== '',
    dateOfBirth: normalizeDateOfBirth(player.dateOfBirth) !== '',
    countryCode: player.countryCode.trim() !== '',
    address: isApproved,
    city: isApproved,
    zipCode: isApproved,
  };
  return new Set((Object.keys(locks) as LockableField[]).filter((field) => locks[field]));
}
