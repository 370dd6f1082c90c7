import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  allExclusionPeriods,
  exclusionKinds,
  fundsProtectionLevels,
  type LocalizedText,
  realityCheckAnswers,
} from '@casino-kit/api-contract';
import {
  type LimitState,
  type PlaySession,
  type PlayUsage,
  type Restriction,
  type SessionTime,
} from '@casino-kit/play-limits';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { registerMoments } from './register-moments.js';

const player = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id);

/**
 * What protects a player, in one row: locking it reads the limits, what is used of them and a running exclusion as they
 * are after everything that was committed before. Amounts are in `currencyCode`, whatever the wallet.
 */
export const protections = pgTable('protections', {
  playerId: player().primaryKey(),
  /** The currency of the limits: that of the account when the row was created. */
  currencyCode: text('currency_code').notNull(),
  /** The player's zone, by which days, weeks and months begin from the next one on. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** The limits that were ever set. */
  limits: jsonb('limits').$type<LimitState[]>().notNull().default([]),
  /** What was staked and won in the running periods; null before the first. */
  usage: jsonb('usage').$type<PlayUsage>(),
  sessionTime: jsonb('session_time')
    .$type<Restriction<SessionTime>>()
    .notNull()
    .default({ value: null, pending: null }),
  /** When the session that the limit counts began; null before the first. */
  sessionCountedSince: at('session_counted_since'),
  /** The play of all tabs and devices; null before the first. */
  playSession: jsonb('play_session').$type<PlaySession>(),
  /** The player's own choice; null where the policy decides. */
  realityCheckMinutes: integer('reality_check_minutes'),
  /** When the player chose limits, which may be none. */
  limitsChosenAt: at('limits_chosen_at'),
  /** When the player last changed, chose or reviewed a limit; null before the first time. */
  limitsReviewedAt: at('limits_reviewed_at'),
  /** When a message last asked the player to review the limits; null before the first one. */
  reviewMessageAt: at('review_message_at'),
  /** Until when the exclusions last: of `exclusions` the latest end of self-exclusions, and of all other kinds. */
  selfExcludedUntil: at('self_excluded_until'),
  coolingOffUntil: at('cooling_off_until'),
  isExcludedForGood: boolean('is_excluded_for_good').notNull().default(false),
  /** The same of those of another account of the same person: the operator can lift these. */
  linkedSelfExcludedUntil: at('linked_self_excluded_until'),
  linkedCoolingOffUntil: at('linked_cooling_off_until'),
  isLinkedForGood: boolean('is_linked_for_good').notNull().default(false),
  /** The self-exclusion that ends last keeps the account closed until the player asks to open it. */
  reopensOnRequest: boolean('reopens_on_request').notNull().default(false),
  /** When the account opens, once the player has asked. */
  reopensAt: at('reopens_at'),
  /** Since when the account waits for the operator, who compares it with that of an excluded person. */
  heldSince: at('held_since'),
  /** What the exclusion register said last, until when (null: for good), and when it last said anything. */
  isRegistered: boolean('is_registered').notNull().default(false),
  registeredUntil: at('registered_until'),
  registerAskedAt: at('register_asked_at'),
  /** When a limit or the licence last closed deposits; null before the first time. */
  depositsClosedAt: at('deposits_closed_at'),
  /** Since when the figures of the last 30 days wait for the player's confirmation (`summaryAtLogin`); null when they do not. */
  summaryDueAt: at('summary_due_at'),
  /** Since when the player is reported as active to the activity file; null when not. */
  activeSince: at('active_since'),
});

/** Every exclusion that was ever requested. Rows are only added (trigger): nothing shortens one. */
export const exclusions = pgTable(
  'exclusions',
  {
    id: text('id').primaryKey(),
    playerId: player(),
    kind: text('kind', { enum: exclusionKinds }).notNull(),
    period: text('period', { enum: allExclusionPeriods }).notNull(),
    requestedAt: at('requested_at').notNull(),
    startsAt: at('starts_at').notNull(),
    /** Null for a permanent one. */
    endsAt: at('ends_at'),
    /** A self-exclusion that keeps the account closed until the player asks to open it. */
    reopensOnRequest: boolean('reopens_on_request').notNull().default(false),
    /** The account of the same person that it was requested for; null for the player's own. */
    fromPlayerId: bigint('from_player_id', { mode: 'number' }).references(() => players.id),
  },
  (table) => [index('exclusions_player').on(table.playerId, table.requestedAt)],
);

/** Exclusions of another account that do not count: the operator decided that it is of another person. */
export const liftedExclusions = pgTable(
  'lifted_exclusions',
  {
    playerId: player(),
    fromPlayerId: bigint('from_player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.fromPlayerId] })],
);

/** What was allowed although the exclusion register did not answer, for the operator. */
export const registerMarks = pgTable(
  'register_marks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: player(),
    moment: text('moment', { enum: registerMoments }).notNull(),
    markedAt: at('marked_at').notNull(),
  },
  (table) => [index('register_marks_player').on(table.playerId, table.id)],
);

/** The record of every change of a limit. Rows are only added (trigger). */
export const limitChanges = pgTable(
  'limit_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: player(),
    /** A kind of limit and its period, such as `bet daily`, or `session-time`, `reality-check`, `choice`. */
    subject: text('subject').notNull(),
    /** What was requested, such as `20.00 EUR` or `2 hours`; null for none. */
    value: text('value'),
    requestedAt: at('requested_at').notNull(),
    takesEffectAt: at('takes_effect_at').notNull(),
  },
  (table) => [
    index('limit_changes_player').on(table.playerId, table.id),
    index('limit_changes_delayed')
      .on(table.takesEffectAt)
      .where(sql`${table.takesEffectAt} > ${table.requestedAt}`),
  ],
);

/** Every wording of how customers' money is protected that a player acknowledged. Rows are only added (trigger). */
export const fundsAcknowledgements = pgTable(
  'funds_acknowledgements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: player(),
    /** What the wording was, and the hash that names it. */
    version: text('version').notNull(),
    level: text('level', { enum: fundsProtectionLevels }).notNull(),
    /** The operator's own words by locale; null for none. */
    words: jsonb('words').$type<LocalizedText>(),
    acknowledgedAt: at('acknowledged_at').notNull(),
  },
  (table) => [index('funds_acknowledgements_player').on(table.playerId, table.id)],
);

/** Every reality check that was answered, with what its player saw. Rows are only added (trigger). */
export const realityChecks = pgTable(
  'reality_checks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: player(),
    dueAt: at('due_at').notNull(),
    answeredAt: at('answered_at').notNull(),
    answer: text('answer', { enum: realityCheckAnswers }).notNull(),
    /** Minutes of play until the next one; null for none, and after a stop. */
    minutes: integer('minutes'),
    currencyCode: text('currency_code').notNull(),
    playedMs: bigint('played_ms', { mode: 'number' }).notNull(),
    staked: amount('staked').notNull(),
    won: amount('won').notNull(),
    rounds: integer('rounds').notNull(),
  },
  (table) => [uniqueIndex('reality_checks_due').on(table.playerId, table.dueAt)],
);
