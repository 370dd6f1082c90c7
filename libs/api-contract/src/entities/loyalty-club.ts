import type * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, flag, id, list, maybe, numeric, readObject, text, withDefault } from '../reading.js';

/** What a level gives, under one name in all levels: a percentage, an amount, whether it is included, or a text. */
export const levelBenefit = readObject({
  /** The same for a benefit in all levels. */
  key: text,
  /** In the player's language. */
  name: text,
  /** A number of percent, such as `12.5`. */
  percent: maybe(decimal),
  /** In major units of the club's `currencyCode`. */
  amount: maybe(decimal),
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

/** The person who looks after players from a level on. */
export const clubHost = readObject({
  name: text,
  email: text,
  /** The brand's own words, in the player's language. */
  text: maybe(text),
  /** The number of the lowest level that has the host. */
  fromLevel: withDefault(numeric, 1),
});
export type ClubHost = v.InferOutput<typeof clubHost>;

/** How often a reward of the club is given: once for reaching a level, or again after a week or a month. */
export const clubRewardKinds = ['level', 'weekly', 'monthly'] as const;
export type ClubRewardKind = (typeof clubRewardKinds)[number];

/** A reward of a player's level. It is a bonus, taken like any other: by `activateBonus`, with its terms. */
export const clubReward = readObject({
  bonusId: id,
  /** One of {@link clubRewardKinds}. */
  kind: text,
  /** The name of the level that gives it. */
  levelName: withDefault(text, ''),
  /** In major units of `currencyCode`. */
  amount: decimal,
  currencyCode: text,
  /** When the player took it last. */
  takenAt: maybe(date),
  /** From when on it can be taken again: ahead for one that waits, missing for one that is given once. */
  againAt: maybe(date),
});
export type ClubReward = v.InferOutput<typeof clubReward>;

/** The VIP club of a brand: how points are earned, and its levels. */
export const loyaltyClub = readObject({
  /** What has to be staked for a point, in major units of `currencyCode`. */
  stakePerPoint: maybe(decimal),
  currencyCode: maybe(text),
  /** Whether a level that was reached is kept for good. */
  keepsLevels: maybe(flag),
  levels: list(clubLevel),
  host: maybe(clubHost),
});
export type LoyaltyClub = v.InferOutput<typeof loyaltyClub>;
