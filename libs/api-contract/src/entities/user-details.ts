import * as v from 'valibot';
import { decimal } from '../decimal.js';

const text = v.optional(v.nullable(v.string(), ''), '');
const dateOrNull = v.optional(v.nullable(v.string()), null);

/** Limits a player is under (§3): dates without a time run to the end of that day, UTC (decisions 16). */
export const userLimit = v.object({
  selfExclusion: dateOrNull,
  coolingOff: dateOrNull,
  isSelfExclusionPermanent: v.optional(v.nullable(v.boolean(), false), false),
});
export type UserLimit = v.InferOutput<typeof userLimit>;

/** A player's balances in major units of the player's currency, as decimal strings. */
export const userWallet = v.object({ amount: decimal, nonCashAmount: decimal, totalAmount: decimal });
export type UserWallet = v.InferOutput<typeof userWallet>;

/** The bonus a player has active, as much as the header and the session need of it. */
export const activeBonusSummary = v.object({
  id: v.string(),
  name: v.string(),
  amount: v.optional(v.nullable(decimal)),
  wagered: v.optional(v.nullable(decimal)),
  wagerTotal: v.optional(v.nullable(decimal)),
  expiresAt: dateOrNull,
});
export type ActiveBonusSummary = v.InferOutput<typeof activeBonusSummary>;

export const loyaltyLevel = v.object({
  level: v.number(),
  name: text,
  points: v.optional(v.number(), 0),
  pointsToNext: v.optional(v.nullable(v.number()), null),
  nextName: v.optional(v.nullable(v.string()), null),
});

/** The player as `get-user-details` knows them (§3). */
export const player = v.object({
  userId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  email: text,
  firstName: text,
  lastName: text,
  address: text,
  zipCode: text,
  city: text,
  dateOfBirth: dateOrNull,
  phoneCode: text,
  phone: text,
  countryCode: text,
  currencyCode: v.optional(v.string(), 'EUR'),
  gender: text,
  nickname: text,
  kycStatus: text,
  isEmailVerified: v.optional(v.nullable(v.boolean(), false), false),
  tags: v.optional(v.nullable(v.array(v.string()), []), []),
  userLimit: v.optional(v.nullable(userLimit)),
});
export type Player = v.InferOutput<typeof player>;

/** The answer of `get-user-details` (§3, §7). */
export const userDetails = v.object({
  getUser: player,
  userWallet,
  depositCount: v.optional(v.number(), 0),
  isCrypto: v.optional(v.boolean(), false),
  userLoyaltyLevel: v.optional(v.nullable(loyaltyLevel)),
  referralData: v.optional(
    v.nullable(
      v.object({
        link: text,
        visits: v.optional(v.number(), 0),
        registrations: v.optional(v.number(), 0),
        revenue: v.optional(decimal),
      }),
    ),
  ),
  activeBonus: v.optional(v.nullable(activeBonusSummary)),
  currencySymbol: text,
  userMonthlyLimit: v.optional(v.nullable(decimal)),
});
export type UserDetails = v.InferOutput<typeof userDetails>;
