import type * as v from 'valibot';
import { decimal } from '../decimal.js';
import { flag, list, maybe, numeric, readObject, text, withDefault } from '../reading.js';

/** What a level gives, under one name in all levels: a percentage, whether it is included, or a text. */
export const levelBenefit = readObject({
  /** The same for a benefit in all levels. */
  key: text,
  /** In the player's language. */
  name: text,
  /** A number of percent, such as `12.5`. */
  percent: maybe(decimal),
  included: maybe(flag),
  text: maybe(text),
});
export type LevelBenefit = v.InferOutput<typeof levelBenefit>;

/** A level of the VIP club. */
export const clubLevel = readObject({
  /** Counts from the lowest, as in the details of a player. */
  level: numeric,
  name: withDefault(text, ''),
  /** The points with which it is reached. */
  points: withDefault(numeric, 0),
  benefits: withDefault(list(levelBenefit), []),
});
export type ClubLevel = v.InferOutput<typeof clubLevel>;

/** The VIP club of a brand: how points are earned, and its levels. */
export const loyaltyClub = readObject({
  /** What has to be staked for a point, in major units of `currencyCode`. */
  stakePerPoint: maybe(decimal),
  currencyCode: maybe(text),
  /** Whether a level that was reached is kept for good. */
  keepsLevels: maybe(flag),
  levels: list(clubLevel),
});
export type LoyaltyClub = v.InferOutput<typeof loyaltyClub>;
