import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { type TournamentMetric, type TournamentPrize } from '@casino-kit/api-contract';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { type CountedGames } from './score.js';

/** A race for prizes. Amounts are in major units of `currencyCode`. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    edition: integer('edition'),
    metric: text('metric').$type<TournamentMetric>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    currencyCode: text('currency_code').notNull(),
    minStake: amount('min_stake').notNull(),
    /** What must be staked within a round for each point. */
    stakePerPoint: amount('stake_per_point').notNull(),
    games: jsonb('games').$type<CountedGames>().notNull(),
    prizes: jsonb('prizes').$type<TournamentPrize[]>().notNull(),
    /** When the result became final: from then on nothing counts any more. */
    finalAt: at('final_at'),
  },
  (table) => [
    index('tournaments_end').on(table.endsAt),
    check('tournaments_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** A player in a tournament, with what the rounds that count add up to. */
export const tournamentEntries = pgTable(
  'tournament_entries',
  {
    tournamentId: text('tournament_id')
      .notNull()
      .references(() => tournaments.id),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    /** The wallet at the time of entry, which receives the prize. */
    currencyCode: text('currency_code').notNull(),
    enteredAt: at('entered_at').notNull(),
    score: amount('score').notNull().default('0'),
    /** When the score was reached. */
    reachedAt: at('reached_at'),
    rounds: integer('rounds').notNull().default(0),
    wagered: amount('wagered').notNull().default('0'),
    won: amount('won').notNull().default('0'),
    isFinal: boolean('is_final').notNull().default(false),
    /** Null for a player who scored nothing. */
    finalRank: integer('final_rank'),
    /** In the currency of the tournament. */
    prize: amount('prize'),
    paidAt: at('paid_at'),
    /** What was credited, in the currency of the player's wallet. */
    paidAmount: amount('paid_amount'),
    paidCurrencyCode: text('paid_currency_code'),
    balanceAfter: amount('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.playerId] }),
    index('tournament_entries_rank').on(
      table.tournamentId,
      table.score.desc().nullsFirst(),
      table.reachedAt,
      table.enteredAt,
      table.playerId,
    ),
    // Read by every round for real money.
    index('tournament_entries_open')
      .on(table.playerId)
      .where(sql`not ${table.isFinal}`),
    index('tournament_entries_unpaid')
      .on(table.tournamentId)
      .where(sql`${table.prize} is not null and ${table.paidAt} is null`),
    index('tournament_entries_paid')
      .on(table.playerId, table.paidAt)
      .where(sql`${table.paidAt} is not null`),
  ],
);
