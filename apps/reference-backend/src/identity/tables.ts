import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type RegistrationMode } from '@casino-kit/api-contract';
import { at } from '../database/columns.js';

/** The players. The `…_key` columns hold the lower-cased form that must be unique and that login searches. */
export const players = pgTable(
  'players',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    email: text('email'),
    emailKey: text('email_key'),
    username: text('username'),
    usernameKey: text('username_key'),
    phoneCode: text('phone_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** False while the password is generated: the player may then choose one without entering it. */
    hasChosenPassword: boolean('has_chosen_password').notNull().default(true),
    /** How the account was opened (§2); null when the form did not say. */
    registrationMode: text('registration_mode').$type<RegistrationMode>(),
    /** Opened through another site (`linkAccount`, §7). */
    isLinked: boolean('is_linked').notNull().default(false),
    /** When support locked the account; null for an open one. */
    lockedAt: at('locked_at'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    nickname: text('nickname').notNull().default(''),
    /** Public lists of bets and wins do not show the name. */
    ghostMode: boolean('ghost_mode').notNull().default(false),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender').notNull().default('Not to say'),
    countryCode: text('country_code').notNull().default(''),
    city: text('city').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    address: text('address').notNull().default(''),
    currencyCode: text('currency_code').notNull(),
    preferredLanguage: text('preferred_language').notNull().default('en'),
    kycStatus: text('kyc_status').notNull().default(''),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    newsletter: boolean('newsletter').notNull().default(false),
    marketing: jsonb('marketing').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('players_email_key').on(table.emailKey),
    uniqueIndex('players_username_key').on(table.usernameKey),
    uniqueIndex('players_phone_key')
      .on(table.phoneCode, table.phone)
      .where(sql`${table.phone} <> ''`),
    // By which accounts of one person are found.
    index('players_date_of_birth').on(table.dateOfBirth),
    index('players_zip_code')
      .on(table.zipCode)
      .where(sql`${table.zipCode} <> ''`),
  ],
);

/** Where a login came from, as far as it is known. */
const loginOrigin = {
  method: text('method').notNull().default('unknown'),
  kind: text('device_kind').notNull().default('unknown'),
  device: text('device').notNull().default(''),
  browser: text('browser').notNull().default(''),
};

/** The sessions of the players. What belongs to one hangs on its key, which outlasts its tokens. */
export const playerSessions = pgTable(
  'access_tokens',
  {
    /** The SHA-256 of its first token: it names the session within the backend and opens nothing. */
    key: text('token_hash').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** What the player's list of sessions names it by: it opens nothing. */
    publicId: uuid('public_id').notNull().defaultRandom(),
    ...loginOrigin,
    place: text('place').notNull().default(''),
    /** When it last sent a call, to the minute; null until a minute after its start. */
    lastSeenAt: at('last_seen_at'),
    /** Minutes without a call after which it ends; null for never. */
    idleMinutes: integer('idle_minutes'),
    /** From a device that had never logged in to the account, which had others. */
    isNewDevice: boolean('is_new_device').notNull().default(false),
  },
  (table) => [
    index('access_tokens_player').on(table.playerId),
    index('access_tokens_expiry')
      .on(table.expiresAt)
      .where(sql`${table.revokedAt} is null`),
  ],
);

/**
 * The tokens that open a session: one in use and, for a short time after a rotation, those before it. Only the player has a token
 * itself, here is its SHA-256.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionKey: text('session_key')
      .notNull()
      .references(() => playerSessions.key),
    /** When a call first came with it; null until then. */
    usedAt: at('used_at'),
    /** Until when it opens the session beside the token that has replaced it; null for the one in use. */
    validUntil: at('valid_until'),
    /** What the next token was derived from this one with; null for the one in use. */
    successorSalt: text('successor_salt'),
  },
  (table) => [index('session_tokens_session').on(table.sessionKey)],
);

export const logins = pgTable(
  'sign_ins',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    createdAt: at('created_at').notNull(),
    ip: text('ip').notNull(),
    location: text('location').notNull(),
    ...loginOrigin,
  },
  (table) => [index('sign_ins_player').on(table.playerId, table.id)],
);

/** Limited attempts (passwords, requests for messages) by scope within a running window. */
export const tries = pgTable('tries', {
  scope: text('scope').primaryKey(),
  tries: integer('tries').notNull(),
  windowEndsAt: at('window_ends_at').notNull(),
});

/** Devices that have logged in to an account: the hash of the token that a device keeps. */
export const loginDevices = pgTable(
  'login_devices',
  {
    deviceHash: text('device_hash').notNull(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    lastLoginAt: at('last_login_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'login_devices_pk', columns: [table.deviceHash, table.playerId] }),
    index('login_devices_player').on(table.playerId),
  ],
);

/** What the code of a link is for. */
export const linkPurposes = ['verify-email', 'reset-password'] as const;

/** The code of a link as a hash: one per player and purpose, so that a new one invalidates the one before. */
export const linkCodes = pgTable(
  'link_codes',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Key of the email address it went to. */
    sentTo: text('sent_to').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.purpose] }),
    uniqueIndex('link_codes_hash').on(table.codeHash),
  ],
);

/**
 * The code of an SMS as a salted hash: one per number. A number without an account has one, too, which was sent to no
 * one, so that guessing at it reveals nothing.
 */
export const smsCodes = pgTable(
  'sms_codes',
  {
    /** `+` and digits. */
    phone: text('phone').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sms_codes_player').on(table.playerId)],
);
