import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { defaultCurrencyCode } from '../default-currency.js';
import { date, flag, id, list, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

const textOrEmpty = withDefault(text, '');
const dateOrNull = orNull(date);

/**
 * Limits a player is under (§3): dates without a time run to the end of that day, UTC (decisions 16). `isMatched` says that
 * the account is closed because its details match those of an excluded person (decisions 77), `waitsForRequest` that a
 * self-exclusion has ended and the account stays closed until the player asks for it; other servers omit both.
 */
export const userLimit = readObject({
  selfExclusion: dateOrNull,
  coolingOff: dateOrNull,
  isSelfExclusionPermanent: withDefault(flag, false),
  isMatched: maybe(flag),
  waitsForRequest: maybe(flag),
});
export type UserLimit = v.InferOutput<typeof userLimit>;

/**
 * A player's balances in major units of the player's currency, as decimal strings. Only the cash is required: a missing
 * bonus balance means that there is none, and `totalAmount` is `null` if the server leaves the sum to the client.
 */
export const userWallet = readObject({
  amount: decimal,
  nonCashAmount: withDefault(decimal, '0'),
  totalAmount: orNull(decimal),
});
export type UserWallet = v.InferOutput<typeof userWallet>;

/** The part of a player's active bonus that the header and the session need. */
export const activeBonusSummary = v.pipe(
  readObject({
    id: withDefault(id, ''),
    name: textOrEmpty,
    amount: maybe(decimal),
    wagered: maybe(decimal),
    wagerTotal: maybe(decimal),
    expiresAt: dateOrNull,
  }),
  v.check(({ id: bonusId, name }) => bonusId !== '' || name !== '', 'neither id nor name'),
);
export type ActiveBonusSummary = v.InferOutput<typeof activeBonusSummary>;

const loyaltyLevelObject = readObject({
  level: numeric,
  name: textOrEmpty,
  points: withDefault(numeric, 0),
  pointsToNext: orNull(numeric),
  nextName: orNull(text),
});
/** The player's level in the VIP club; some servers send only its number. */
export const loyaltyLevel = v.union([
  loyaltyLevelObject,
  v.pipe(
    numeric,
    v.transform((level) => ({ level, name: '', points: 0, pointsToNext: null, nextName: null })),
  ),
]);

/** The player as returned by `get-user-details` (§3). */
export const player = readObject({
  userId: id,
  email: textOrEmpty,
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  address: textOrEmpty,
  zipCode: textOrEmpty,
  city: textOrEmpty,
  dateOfBirth: dateOrNull,
  phoneCode: textOrEmpty,
  phone: textOrEmpty,
  countryCode: textOrEmpty,
  currencyCode: withDefault(text, defaultCurrencyCode),
  gender: textOrEmpty,
  nickname: textOrEmpty,
  /** Whether public lists of bets and wins hide the name (ghost mode, §6); missing where a server has no such choice. */
  ghostMode: maybe(flag),
  kycStatus: textOrEmpty,
  isEmailVerified: withDefault(flag, false),
  tags: withDefault(list(text), []),
  userLimit: maybe(userLimit),
});
export type Player = v.InferOutput<typeof player>;

/** The response of `get-user-details` (§3, §7). */
export const userDetails = readObject({
  getUser: player,
  userWallet: orNull(userWallet),
  depositCount: withDefault(numeric, 0),
  isCrypto: withDefault(flag, false),
  userLoyaltyLevel: maybe(loyaltyLevel),
  referralData: maybe(
    readObject({
      link: textOrEmpty,
      visits: withDefault(numeric, 0),
      registrations: withDefault(numeric, 0),
      revenue: maybe(decimal),
    }),
  ),
  activeBonus: maybe(activeBonusSummary),
  currencySymbol: textOrEmpty,
  userMonthlyLimit: maybe(decimal),
});
export type UserDetails = v.InferOutput<typeof userDetails>;
