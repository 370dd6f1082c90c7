import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { noticeGroups } from '@casino-kit/api-contract';
import { at } from '../database/columns.js';
import { players } from '../identity/tables.js';

const player = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id);

/** What concerns a player, in the order of its commits: a number is drawn under a lock of the player's notices. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: player(),
    kind: text('kind').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** The event behind it, such as a deposit; unique for each player and kind. Null when a kind has none. */
    cause: text('cause'),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
  },
  (table) => [
    index('notices_player').on(table.playerId, table.createdAt, table.id),
    index('notices_unread')
      .on(table.playerId, table.id)
      .where(sql`${table.readAt} is null`),
    uniqueIndex('notices_cause').on(table.playerId, table.kind, table.cause),
    index('notices_created').on(table.createdAt),
  ],
);

/** The groups of notices that a player does not want. */
export const noticeMutes = pgTable(
  'notice_mutes',
  {
    playerId: player(),
    group: text('muted_group', { enum: noticeGroups }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.group] })],
);
