import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.js';
import { players } from '../identity/tables.js';

const playerId = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id);

/** The passkeys of the players: what verifies them, never what opens. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, Base64 for URLs. */
    id: text('id').primaryKey(),
    playerId: playerId(),
    /** COSE key, Base64 for URLs. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the authenticator counts; 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** What the authenticator knows the account by: the same for all passkeys of an account. */
    userHandle: text('user_handle').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_player').on(table.playerId, table.createdAt)],
);

/** The authenticator app of a player: the one in use, and one that waits for its first code. */
export const authenticators = pgTable('authenticators', {
  playerId: playerId().primaryKey(),
  /** Base32; null while none is in use. */
  secret: text('secret'),
  since: at('since'),
  /** The time step of the last code that was accepted: none is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  startedSecret: text('started_secret'),
  startedAt: at('started_at'),
});

/** Recovery codes of 80 bits: only the player has them, here are their SHA-256. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { playerId: playerId(), codeHash: text('code_hash').notNull(), usedAt: at('used_at') },
  (table) => [primaryKey({ columns: [table.playerId, table.codeHash] })],
);

/** What a ticket is for: a challenge of each kind, a login that waits for its second factor, a code by mail. */
export const ticketPurposes = ['passkey', 'sign-up', 'add-passkey', 'second-factor', 'mail-code'] as const;
export type TicketPurpose = (typeof ticketPurposes)[number];

/** Steps that have begun: used once, within minutes. Only the client has the ticket itself, here is its SHA-256. */
export const tickets = pgTable(
  'security_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    purpose: text('purpose', { enum: ticketPurposes }).notNull(),
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    challenge: text('challenge'),
    userHandle: text('user_handle'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('security_tickets_expiry').on(table.expiresAt)],
);

/** When the owner of a session last proved who they are. */
export const confirmations = pgTable(
  'session_confirmations',
  {
    sessionKey: text('token_hash').primaryKey(),
    playerId: playerId(),
    confirmedAt: at('confirmed_at').notNull(),
    isStrong: boolean('is_strong').notNull(),
  },
  (table) => [index('session_confirmations_player').on(table.playerId)],
);

/** Players who have lost their passkeys and authenticator app, and when these are removed. */
export const factorRemovals = pgTable(
  'factor_removals',
  {
    playerId: playerId().primaryKey(),
    requestedAt: at('requested_at').notNull(),
    removalAt: at('removal_at').notNull(),
  },
  (table) => [index('factor_removals_due').on(table.removalAt)],
);
