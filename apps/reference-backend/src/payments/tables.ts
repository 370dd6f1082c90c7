import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { depositStatuses, type DepositStep } from '@casino-kit/api-contract';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { type Payment } from '../payment-protocol/charge.js';

/** The players' deposits and their results. Of a card only what the player may see is stored. */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    methodId: text('method_id').notNull(),
    /** The method's kind: what the outcome modals and events call it (§2, `met`). */
    methodKind: text('method_kind').notNull().default('card'),
    methodTitle: text('method_title').notNull().default('Visa / Mastercard'),
    amount: amount('amount').notNull(),
    currencyCode: text('currency_code').notNull(),
    status: text('status', { enum: depositStatuses }).notNull(),
    cardToken: text('card_token'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** What the provider needs besides amount and card token. Empty for deposits older than the other methods. */
    details: jsonb('details').$type<Partial<Payment>>().notNull().default({}),
    /** The bonus that the deposit is to activate. */
    bonusId: text('bonus_id'),
    /** The player's bonus that is forfeited for it: the one that the player was shown. */
    replacesBonusId: text('replaces_bonus_id'),
    /** The player's time zone, which decides the days of a bonus. */
    timeZone: text('time_zone').notNull().default('UTC'),
    couponCode: text('coupon_code'),
    /** Why the bonus was not granted after all, as a code of §8. */
    bonusError: text('bonus_error'),
    /** What the player has to do, as last reported by the provider. */
    next: jsonb('next').$type<DepositStep>(),
    expiresAt: at('expires_at'),
    /** The latest version of the charge: older messages are ignored. */
    chargeVersion: integer('charge_version').notNull().default(0),
    /** When the provider was last asked for the result. */
    askedAt: at('asked_at'),
    /** Where the bank's page sends the player back to: an address of the shell without outcome. */
    returnUrl: text('return_url').notNull(),
    threeDsUrl: text('three_ds_url'),
    paReq: text('pa_req'),
    errorCode: text('error_code'),
    errorParams: jsonb('error_params').$type<Record<string, string>>(),
    balanceAfter: amount('balance_after'),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('deposits_player').on(table.playerId, table.createdAt),
    index('deposits_open')
      .on(table.createdAt)
      .where(sql`${table.status} in ('pending', 'challenge')`),
    uniqueIndex('deposits_pa_req').on(table.paReq),
  ],
);

/** The secret that casino and provider share for messages; one row, created at first use, the same on every node. */
export const paymentKeys = pgTable('payment_keys', {
  id: integer('id').primaryKey(),
  webhookSecret: text('webhook_secret').notNull(),
});
