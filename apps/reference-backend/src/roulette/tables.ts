import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type LiveBet } from '@casino-kit/api-contract';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { launches } from '../rounds/tables.js';

/** The secret from which the server seeds of all rounds are derived; one row. */
export const liveTableSecrets = pgTable('live_table_secrets', {
  id: integer('id').primaryKey(),
  secret: text('secret').notNull(),
});

/**
 * A round in which someone bet, or whose result someone saw. It takes bets until it is closed; from then on client seeds
 * and result never change. A round without a row had neither.
 */
export const liveRounds = pgTable(
  'live_rounds',
  {
    gameSlug: text('game_slug').notNull(),
    number: integer('number').notNull(),
    closedAt: at('closed_at'),
    clientSeeds: jsonb('client_seeds').$type<string[]>(),
    result: integer('result'),
  },
  (table) => [primaryKey({ columns: [table.gameSlug, table.number] })],
);

/** The bets of a player, or of a demo's launch, in one round. All of them were taken back where `staked` is 0. */
export const liveBets = pgTable(
  'live_bets',
  {
    id: text('id').primaryKey(),
    /** `player:<id>` or, for a demo, `launch:<id>`. */
    owner: text('owner').notNull(),
    gameSlug: text('game_slug').notNull(),
    roundNumber: integer('round_number').notNull(),
    currencyCode: text('currency_code').notNull(),
    /** The launch of the last change. */
    launchId: text('launch_id')
      .notNull()
      .references(() => launches.id),
    /** Null for a demo, whose play money is the launch's. */
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    bets: jsonb('bets').$type<LiveBet[]>().notNull(),
    staked: amount('staked').notNull(),
    clientSeed: text('client_seed'),
    /** Counts the changes: each one that moves money is a transfer. */
    changes: integer('changes').notNull(),
    changedAt: at('changed_at').notNull(),
    settlesAt: at('settles_at').notNull(),
    settledAt: at('settled_at'),
    payout: amount('payout'),
  },
  (table) => [
    uniqueIndex('live_bets_owner').on(table.owner, table.gameSlug, table.currencyCode, table.roundNumber),
    index('live_bets_round').on(table.gameSlug, table.roundNumber),
    index('live_bets_due')
      .on(table.settlesAt)
      .where(sql`${table.settledAt} is null`),
    foreignKey({
      name: 'live_bets_of_round',
      columns: [table.gameSlug, table.roundNumber],
      foreignColumns: [liveRounds.gameSlug, liveRounds.number],
    }),
  ],
);
