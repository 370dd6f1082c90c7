import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { players } from '../identity/tables.js';

/** Games that a player marked with a heart. */
export const favouriteGames = pgTable(
  'favourite_games',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    gameSlug: text('game_slug').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameSlug] })],
);
