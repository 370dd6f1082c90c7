import { type Player, type UserLimit } from '@casino-kit/api-contract';
import { type players } from './tables.js';

export type PlayerRow = typeof players.$inferSelect;

/** A player as sent over the wire (§3). `userLimit`: the exclusions that the player is or was under. */
export function wirePlayer(row: PlayerRow, userLimit: UserLimit | null = null): Player {
  return {
    userId: String(row.id),
    email: row.email ?? '',
    firstName: row.firstName,
    lastName: row.lastName,
    address: row.address,
    zipCode: row.zipCode,
    city: row.city,
    dateOfBirth: row.dateOfBirth,
    phoneCode: row.phoneCode,
    phone: row.phone,
    countryCode: row.countryCode,
    currencyCode: row.currencyCode,
    gender: row.gender,
    nickname: row.nickname,
    ghostMode: row.ghostMode,
    kycStatus: row.kycStatus,
    isEmailVerified: row.isEmailVerified,
    tags: row.tags,
    userLimit,
  };
}
