import { bigint, integer, numeric, pgTable } from 'drizzle-orm/pg-core';
import { players } from '../identity/tables.js';

/** What a player has staked in cash for points of the VIP club, and the highest level reached with it. */
export const loyalty = pgTable('loyalty', {
  playerId: bigint('player_id', { mode: 'number' })
    .primaryKey()
    .references(() => players.id),
  /** In euro; rounds that were voided are subtracted. */
  staked: numeric('staked', { precision: 30, scale: 8 }).notNull(),
  /** Never falls, not even when points of voided rounds are taken back. */
  level: integer('level').notNull(),
});
