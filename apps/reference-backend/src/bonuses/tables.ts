import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bonusTypes, type Bonus, userBonusStatuses } from '@casino-kit/api-contract';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { type OfferConditions } from './eligibility.js';
import { type WageringTerms } from './wagering.js';

const player = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => players.id);

/** The texts of an offer in a language. */
export type OfferTexts = Partial<Pick<Bonus, 'name' | 'description' | 'banner'>>;

/** Bonuses on offer, each from `startsAt` up to `endsAt`. Amounts of the offer are in euro. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: bonusTypes }).notNull(),
    name: text('name').notNull(),
    offer: jsonb('offer').$type<Omit<Bonus, 'id' | 'type' | 'name'>>().notNull(),
    /** Who may activate it and when. */
    conditions: jsonb('conditions').$type<OfferConditions>().notNull().default({}),
    /** By language; English is in the offer itself. */
    translations: jsonb('translations').$type<Record<string, OfferTexts>>().notNull().default({}),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('bonuses_window').on(table.startsAt, table.endsAt)],
);

/** Codes for bonuses, in capitals. */
export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  bonusId: text('bonus_id')
    .notNull()
    .references(() => bonuses.id),
});

/** The two kinds of which one each can be active: money being wagered, and free spins (§4). */
export const bonusKinds = ['money', 'spins'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** A bonus that a player activated, with the terms of that moment. `balance` is its part of the bonus account. */
export const playerBonuses = pgTable(
  'player_bonuses',
  {
    id: text('id').primaryKey(),
    bonusId: text('bonus_id').notNull(),
    playerId: player(),
    kind: text('kind', { enum: bonusKinds }).notNull(),
    type: text('type', { enum: bonusTypes }).notNull(),
    /** The offer as it was shown, in the player's currency and in every language it was written in. */
    offer: jsonb('offer').$type<Omit<Bonus, 'id' | 'type'>>().notNull(),
    translations: jsonb('translations').$type<Record<string, OfferTexts>>().notNull().default({}),
    terms: jsonb('terms').$type<WageringTerms>().notNull(),
    currencyCode: text('currency_code').notNull(),
    status: text('status', { enum: userBonusStatuses }).notNull(),
    amount: amount('amount').notNull(),
    balance: amount('balance').notNull(),
    wagered: amount('wagered').notNull(),
    wagerTotal: amount('wager_total').notNull(),
    freeSpinsLeft: integer('free_spins_left').notNull(),
    freeSpinsWon: amount('free_spins_won').notNull(),
    converted: amount('converted').notNull(),
    forfeited: amount('forfeited').notNull(),
    /** The deposit it came with, or the coupon. */
    depositId: text('deposit_id'),
    couponCode: text('coupon_code'),
    /** Cash after the conversion. */
    cashAfter: amount('cash_after'),
    startedAt: at('started_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    expiresAt: at('expires_at'),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('player_bonuses_active')
      .on(table.playerId, table.kind)
      .where(sql`${table.status} = 'active'`),
    uniqueIndex('player_bonuses_deposit').on(table.depositId),
    index('player_bonuses_player').on(table.playerId, table.startedAt),
    index('player_bonuses_offer').on(table.bonusId, table.playerId),
    index('player_bonuses_due')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'active'`),
    check('player_bonuses_not_negative', sql`${table.balance} >= 0 and ${table.freeSpinsLeft} >= 0`),
    check('player_bonuses_ended', sql`(${table.status} = 'active') = (${table.endedAt} is null)`),
    check('player_bonuses_empty', sql`${table.status} = 'active' or ${table.balance} = 0`),
  ],
);

/** Which player has redeemed which code: once. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    playerId: player(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.playerId] })],
);

/** A bonus buy that its player confirmed above the bet limit of a bonus; the next bet deletes it. */
export const betExemptions = pgTable('bet_exemptions', {
  playerId: player().primaryKey(),
  gameSlug: text('game_slug').notNull(),
  cost: amount('cost').notNull(),
});
