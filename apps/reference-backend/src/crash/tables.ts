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
import { crashBetStates } from '@casino-kit/api-contract';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { launches } from '../rounds/tables.js';

/** A round of crash. Multipliers are in hundredths; the server seed and the crash point are secret until its end. */
export const crashRounds = pgTable(
  'crash_rounds',
  {
    gameSlug: text('game_slug').notNull(),
    number: integer('number').notNull(),
    serverSeed: text('server_seed').notNull(),
    opensAt: at('opens_at').notNull(),
    /** The end of betting, and the start of the curve. */
    startsAt: at('starts_at').notNull(),
    /** When a node closed betting: from then on the rest never changes. */
    closedAt: at('closed_at'),
    clientSeeds: jsonb('client_seeds').$type<string[]>(),
    /** Null, also after closing, for a round that no node started in time: its bets are returned. */
    crashPoint: integer('crash_point'),
    endsAt: at('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameSlug, table.number] }),
    index('crash_rounds_open')
      .on(table.startsAt)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** The bet of a player, or of a demo's launch, in one round; settled ones for money are in `rounds`, too. */
export const crashBets = pgTable(
  'crash_bets',
  {
    id: text('id').primaryKey(),
    /** `player:<id>` or, for a demo, `launch:<id>`. */
    owner: text('owner').notNull(),
    gameSlug: text('game_slug').notNull(),
    roundNumber: integer('round_number').notNull(),
    currencyCode: text('currency_code').notNull(),
    /** The launch that placed it. */
    launchId: text('launch_id')
      .notNull()
      .references(() => launches.id),
    /** Null for a demo, whose play money is the launch's. */
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    stake: amount('stake').notNull(),
    autoCashOut: integer('auto_cash_out'),
    clientSeed: text('client_seed'),
    placedAt: at('placed_at').notNull(),
    /** When the curve reaches the multiplier at which the bet is cashed out by itself: its own, or the highest of all. */
    dueAt: at('due_at').notNull(),
    state: text('state', { enum: crashBetStates }).notNull(),
    /** What it was cashed out at; null unless it was. */
    multiplier: integer('multiplier'),
    payout: amount('payout'),
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('crash_bets_owner').on(table.owner, table.gameSlug, table.currencyCode, table.roundNumber),
    index('crash_bets_round').on(table.gameSlug, table.roundNumber),
    index('crash_bets_open')
      .on(table.gameSlug, table.roundNumber)
      .where(sql`${table.settledAt} is null`),
    foreignKey({
      name: 'crash_bets_of_round',
      columns: [table.gameSlug, table.roundNumber],
      foreignColumns: [crashRounds.gameSlug, crashRounds.number],
    }),
  ],
);
