import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chatAppearances, chatColours, chatFontSizes, chatReportReasons } from '@casino-kit/api-contract';
import { at } from '../database/columns.js';
import { players } from '../identity/tables.js';

const player = (name = 'player_id') =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => players.id);

/** A player in the chat; locking the row orders what the player sends. */
export const chatProfiles = pgTable(
  'chat_profiles',
  {
    playerId: player().primaryKey(),
    /** By what others know the player: it says nothing about the account. */
    authorId: uuid('author_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    colour: text('colour', { enum: chatColours }).notNull().default('default'),
    fontSize: text('font_size', { enum: chatFontSizes }).notNull().default('normal'),
    appearance: text('appearance', { enum: chatAppearances }).notNull().default('comfortable'),
    lastMessageAt: at('last_message_at'),
    /** Until when a moderator keeps the player from writing. */
    silencedUntil: at('silenced_until'),
    /** A moderator closed the chat to the player. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [uniqueIndex('chat_profiles_author').on(table.authorId)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    room: text('room').notNull(),
    playerId: player(),
    /** The sender's idempotency key. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
    removedAt: at('removed_at'),
    /** Who removed it: the login of a moderator, or `support`. */
    removedBy: text('removed_by'),
  },
  (table) => [
    index('chat_messages_room').on(table.room, table.id),
    uniqueIndex('chat_messages_key').on(table.playerId, table.key),
  ],
);

/** Players whose messages a player does not see. */
export const chatMutes = pgTable(
  'chat_mutes',
  { playerId: player(), mutedId: player('muted_id') },
  (table) => [primaryKey({ columns: [table.playerId, table.mutedId] })],
);

/** One report of a message by a player. */
export const chatReports = pgTable(
  'chat_reports',
  {
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => chatMessages.id),
    playerId: player(),
    reason: text('reason', { enum: chatReportReasons }).notNull(),
    createdAt: at('created_at').notNull(),
    /** When a moderator acted on the message, or dismissed its reports. */
    handledAt: at('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.playerId] }),
    index('chat_reports_open').on(table.handledAt, table.createdAt),
  ],
);
