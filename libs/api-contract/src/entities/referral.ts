import type * as v from 'valibot';
import { decimal } from '../decimal.js';
import { date, flag, id, maybe, numeric, readObject, text, withDefault } from '../reading.js';

/** How far a friend has come: registered, made a first deposit, or has played for cash. */
export const referralSteps = ['registered', 'deposited', 'plays'] as const;
export type ReferralStep = (typeof referralSteps)[number];

const count = withDefault(numeric, 0);

/** What a player's invitations have brought. Amounts are in major units of `currencyCode`. */
export const referralSummary = readObject({
  currencyCode: text,
  /** The player's share of the revenue, in per cent. */
  percent: maybe(numeric),
  /** The last 30 days. */
  visits: count,
  registrations: count,
  /** Friends who made their first deposit. */
  deposits: count,
  /** Friends who have played for cash. */
  players: count,
  /** Net gaming revenue of the friends; negative when they won. */
  revenue: maybe(decimal),
  share: maybe(decimal),
  /** What can be collected now. */
  ready: maybe(decimal),
  /** What was collected since `collectedSince`. */
  collected: maybe(decimal),
  collectedSince: maybe(date),
  updatedAt: maybe(date),
});
export type ReferralSummary = v.InferOutput<typeof referralSummary>;

/** A friend who registered through the player's link; `name` is masked. */
export const referredFriend = readObject({
  friendId: id,
  name: withDefault(text, ''),
  registeredAt: maybe(date),
  step: withDefault(text, 'registered'),
  /** Whether nothing is shared for this friend: the same person, or a device of the player. */
  isOwn: withDefault(flag, false),
  shareOfMonth: maybe(decimal),
  share: maybe(decimal),
});
export type ReferredFriend = v.InferOutput<typeof referredFriend>;
