import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { launches } from '../rounds/tables.js';

/** A round of mines, from its stake to its end; ended ones for money are in `rounds`, too. */
export const minesRounds = pgTable(
  'mines_rounds',
  {
    id: text('id').primaryKey(),
    /** `player:<id>` or, for a demo, `launch:<id>`. */
    owner: text('owner').notNull(),
    gameSlug: text('game_slug').notNull(),
    currencyCode: text('currency_code').notNull(),
    /** The launch that started it. */
    launchId: text('launch_id')
      .notNull()
      .references(() => launches.id),
    /** Null for a demo, whose play money is the launch's. */
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    stake: amount('stake').notNull(),
    mines: integer('mines').notNull(),
    /** The opened tiles, in their order. */
    opened: jsonb('opened').$type<number[]>().notNull(),
    /** Where the mines are follows from the seeds; the server seed is secret until the end. */
    serverSeed: text('server_seed').notNull(),
    clientSeed: text('client_seed').notNull(),
    nextServerSeedHash: text('next_server_seed_hash').notNull(),
    startedAt: at('started_at').notNull(),
    endsAt: at('ends_at').notNull(),
    endedAt: at('ended_at'),
    payout: amount('payout'),
  },
  (table) => [
    uniqueIndex('mines_rounds_open')
      .on(table.owner, table.gameSlug, table.currencyCode)
      .where(sql`${table.endedAt} is null`),
    index('mines_rounds_due')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
  ],
);
