import { integer, jsonb, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ReturnUrls } from './charge.js';
import { chargeStatuses, outcomes } from './outcomes.js';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A card the provider was shown: how it is named to the player and how its charge will go. Never its number. */
export const providerCardTokens = pgTable('provider_card_tokens', {
  token: text('token').primaryKey(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  outcome: text('outcome', { enum: outcomes }).notNull(),
  createdAt: at('created_at').notNull(),
  usedBy: text('used_by'),
});

/** A charge by the merchant's own reference, which makes asking twice harmless. */
export const providerCharges = pgTable(
  'provider_charges',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    cardBrand: text('card_brand').notNull(),
    cardLast4: text('card_last4').notNull(),
    amount: numeric('amount', { precision: 30, scale: 8 }).notNull(),
    currencyCode: text('currency_code').notNull(),
    status: text('status', { enum: chargeStatuses }).notNull(),
    errorCode: text('error_code'),
    paReq: text('pa_req'),
    md: text('md'),
    /** Pages of the merchant that the cardholder goes back to. */
    returnUrls: jsonb('return_urls').$type<ReturnUrls>().notNull(),
    locale: text('locale').notNull(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
    /** When the merchant acknowledged the decision; null while that notification is still to be delivered. */
    notifiedAt: at('notified_at'),
  },
  (table) => [
    uniqueIndex('provider_charges_reference').on(table.reference),
    uniqueIndex('provider_charges_pa_req').on(table.paReq),
  ],
);

/** What the control page orders for the next card charge; one row, or none. */
export const providerOrders = pgTable('provider_orders', {
  id: integer('id').primaryKey(),
  nextOutcome: text('next_outcome', { enum: outcomes }).notNull(),
});
