import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type GameRound, type LiveBet } from '@casino-kit/api-contract';
import { type Original } from '@casino-kit/reference-games';
import { amount, at } from '../database/columns.js';
import { players, playerSessions } from '../identity/tables.js';

/** A game opened by a player or a guest. The launch token opens only this game; here is its SHA-256. */
export const launches = pgTable(
  'launches',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    sessionKey: text('access_token_hash').references(() => playerSessions.key),
    gameSlug: text('game_slug').notNull(),
    mode: text('mode', { enum: ['real', 'demo'] }).notNull(),
    locale: text('locale').notNull(),
    currencyCode: text('currency_code').notNull(),
    /** Play money of a demo; null in real mode, where the ledger knows the balance. */
    playBalance: amount('play_balance'),
    /** The server seed of the next round, secret until that round: only its hash is shown. Null until one is needed. */
    nextServerSeed: text('next_server_seed'),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
    openedAt: at('opened_at'),
  },
  (table) => [
    uniqueIndex('launches_token').on(table.tokenHash),
    index('launches_player').on(table.playerId, table.lastUsedAt),
    index('launches_used').on(table.lastUsedAt),
  ],
);

/** The draw of a slot's round. */
export type SlotDraw = Pick<GameRound, 'spin' | 'freeSpins' | 'freeSpinMultiplier'>;

/** A player's part of a round of roulette that all players shared, with what it takes to draw its number again. */
export interface RouletteDraw {
  sharedRoundId: string;
  number: number;
  bets: readonly LiveBet[];
  serverSeed: string;
  clientSeeds: readonly string[];
}

/** A round of an original: what its player chose, and what was drawn, as the contract has both. */
export interface OriginalRoundDraw {
  original: Original;
  choice: string;
  numbers: number[];
  multiplier: string;
}

/**
 * A player's bet in a round of crash that all players shared. `choice` is the multiplier that it was cashed out at, empty if it
 * was lost; `numbers` holds the crash point in hundredths. The client seeds are with the round.
 */
export interface CrashDraw extends Omit<OriginalRoundDraw, 'original'> {
  original: 'crash';
  sharedRoundId: string;
  roundNumber: number;
}

/** A settled round for real money with its draw. */
export const rounds = pgTable(
  'rounds',
  {
    id: text('id').primaryKey(),
    launchId: text('launch_id').references(() => launches.id),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    gameSlug: text('game_slug').notNull(),
    currencyCode: text('currency_code').notNull(),
    stake: amount('stake').notNull(),
    payout: amount('payout').notNull(),
    /** How much of stake and payout was bonus money. */
    bonusStake: amount('bonus_stake').notNull().default('0'),
    bonusPayout: amount('bonus_payout').notNull().default('0'),
    /** The bonus under which it was played. */
    playerBonusId: text('player_bonus_id'),
    balanceAfter: amount('balance_after').notNull(),
    drawn: jsonb('drawn').$type<SlotDraw | RouletteDraw | OriginalRoundDraw | CrashDraw>().notNull(),
    /**
     * What anyone needs to draw the round again: the seeds, the machine, whether free spins were bought, and the bet that
     * payouts are based on. Null for a round of the time before this was stored.
     */
    serverSeed: text('server_seed'),
    clientSeed: text('client_seed'),
    /** Its number. The column has the name of the time when machines differed in volatility alone. */
    machine: integer('volatility'),
    bonusBuy: boolean('bonus_buy'),
    bet: amount('bet'),
    createdAt: at('created_at').notNull(),
    /** When the round was voided, as when its game was faulty. */
    voidedAt: at('voided_at'),
  },
  (table) => [
    index('rounds_player').on(table.playerId, table.createdAt),
    index('rounds_won')
      .on(table.playerId, table.createdAt)
      .where(sql`${table.payout} > 0`),
    index('rounds_created').on(table.createdAt),
    index('rounds_game').on(table.gameSlug, table.createdAt),
  ],
);
