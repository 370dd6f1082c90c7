import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';

const player = (name: string) => bigint(name, { mode: 'number' }).references(() => players.id);

/** Players who have a link to invite friends with; the code is in the link. */
export const referrers = pgTable(
  'referrers',
  {
    playerId: player('player_id').primaryKey(),
    code: text('code').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('referrers_code').on(table.code)],
);

/** Visits through a link: one for each day and visitor, of whom only a hash of this day is stored. */
export const referralVisits = pgTable(
  'referral_visits',
  {
    referrerId: player('referrer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [
    primaryKey({ name: 'referral_visits_pk', columns: [table.referrerId, table.day, table.visitorHash] }),
  ],
);

/** Who registered through whose link. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: player('friend_id').primaryKey(),
    referrerId: player('referrer_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId, table.createdAt),
    check('referrals_not_oneself', sql`${table.friendId} <> ${table.referrerId}`),
  ],
);

/** What a friend's finished day of play brought, in euro: the revenue and the referrer's share, by the percentage of then. */
export const referralShares = pgTable(
  'referral_shares',
  {
    friendId: player('friend_id').notNull(),
    playDate: date('play_date', { mode: 'string' }).notNull(),
    currencyCode: text('currency_code').notNull(),
    referrerId: player('referrer_id').notNull(),
    revenue: amount('revenue').notNull(),
    share: amount('share').notNull(),
  },
  (table) => [
    primaryKey({ name: 'referral_shares_pk', columns: [table.friendId, table.playDate, table.currencyCode] }),
    index('referral_shares_referrer').on(table.referrerId),
  ],
);

/** Shares that were paid out. `euro` is what was taken from the shares for `amount`. */
export const referralPayouts = pgTable(
  'referral_payouts',
  {
    id: text('id').primaryKey(),
    playerId: player('player_id').notNull(),
    amount: amount('amount').notNull(),
    currencyCode: text('currency_code').notNull(),
    euro: amount('euro').notNull(),
    balanceAfter: amount('balance_after').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('referral_payouts_player').on(table.playerId, table.createdAt),
    check('referral_payouts_positive', sql`${table.amount} > 0`),
  ],
);
