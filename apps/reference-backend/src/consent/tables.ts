import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Consent } from '@casino-kit/api-contract';
import { at } from '../database/columns.js';
import { players } from '../identity/tables.js';

const player = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id);

/**
 * What a player agrees to receive. Without a row it is what was chosen at sign-up: with the newsletter emails about every
 * product, else nothing.
 */
export const marketingConsents = pgTable('marketing_consents', {
  playerId: player().primaryKey(),
  given: jsonb('given').$type<Consent[]>().notNull(),
  changedAt: at('changed_at').notNull(),
});

/**
 * Every withdrawal of consent, for the company that sends offers. Rows are only added, in the order of their numbers: who
 * reads on from a number misses none.
 */
export const marketingStops = pgTable(
  'marketing_stops',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: player(),
    /** What is withdrawn. */
    stopped: jsonb('stopped').$type<Consent[]>().notNull(),
    reason: text('reason', { enum: ['player', 'exclusion'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('marketing_stops_player').on(table.playerId, table.id)],
);
