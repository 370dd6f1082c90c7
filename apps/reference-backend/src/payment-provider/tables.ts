import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DepositStep } from '@casino-kit/api-contract';
import { at } from '../database/columns.js';
import {
  type Charge,
  chargeStatuses,
  type PaymentKind,
  paymentKinds,
  type ReturnUrls,
} from '../payment-protocol/charge.js';
import { responseFaults, messageFaults } from './fault-kinds.js';
import { outcomes } from './outcomes.js';

/** A card shown to the provider: its display name and the outcome of its charge. Never its number. */
export const providerCardTokens = pgTable('provider_card_tokens', {
  token: text('token').primaryKey(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expiry: text('expiry').notNull().default(''),
  outcome: text('outcome', { enum: outcomes }).notNull(),
  createdAt: at('created_at').notNull(),
  usedBy: text('used_by'),
});

/** A card that the provider saved for a customer of the merchant, after a successful payment with it. */
export const providerSavedCards = pgTable(
  'provider_kept_cards',
  {
    id: text('id').primaryKey(),
    customer: text('customer').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expiry: text('expiry').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('provider_kept_cards_card').on(table.customer, table.brand, table.last4, table.expiry),
  ],
);

/** A charge by the merchant's own reference, which makes a repeated request safe. */
export const providerCharges = pgTable(
  'provider_charges',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    kind: text('kind', { enum: paymentKinds }).notNull().default('card'),
    /** The merchant's id of the payer. */
    customer: text('customer').notNull().default(''),
    /** Counts the changes, so that a merchant can see which of two messages is newer. */
    version: integer('version').notNull().default(1),
    cardBrand: text('card_brand').notNull(),
    cardLast4: text('card_last4').notNull(),
    amount: numeric('amount', { precision: 30, scale: 8 }).notNull(),
    currencyCode: text('currency_code').notNull(),
    status: text('status', { enum: chargeStatuses }).notNull(),
    errorCode: text('error_code'),
    errorParams: jsonb('error_params').$type<Record<string, string>>(),
    paReq: text('pa_req'),
    md: text('md'),
    /** What the payer has to do. */
    step: jsonb('step').$type<DepositStep>(),
    /** Key of the page on which a payer decides; only the payer's browser knows it. */
    pageKey: text('page_key'),
    /** When a payment that no one made expires; null for never. */
    expiresAt: at('expires_at'),
    /** When a crypto payment was first seen in its network: confirmations count from here. */
    seenAt: at('seen_at'),
    /** When a bank that takes its time will have approved. */
    settlesAt: at('settles_at'),
    /** The token of a card to save once the charge is approved, and the saved card that is charged. */
    cardToKeep: text('card_to_keep'),
    keptCardId: text('kept_card_id'),
    /** Pages of the merchant that the payer returns to. */
    returnUrls: jsonb('return_urls').$type<ReturnUrls>().notNull(),
    locale: text('locale').notNull(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('provider_charges_reference').on(table.reference),
    uniqueIndex('provider_charges_pa_req').on(table.paReq),
    uniqueIndex('provider_charges_page_key').on(table.pageKey),
    index('provider_charges_open')
      .on(table.createdAt)
      .where(sql`${table.status} in ('pending', 'challenge')`),
  ],
);

/** Messages to the merchant, pending or sent: each holds the charge at that time. */
export const providerMessages = pgTable(
  'provider_messages',
  {
    id: text('id').primaryKey(),
    charge: jsonb('charge').$type<Charge>().notNull(),
    version: integer('version').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    dueAt: at('due_at').notNull(),
    /** When the merchant acknowledged it, or when it was lost on purpose. */
    doneAt: at('done_at'),
  },
  (table) => [
    index('provider_messages_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** The outcome that the control page set for the next charge; one row, or none. */
export const providerOrders = pgTable('provider_orders', {
  id: integer('id').primaryKey(),
  nextOutcome: text('next_outcome', { enum: outcomes }).notNull(),
});

/** The deliberate faults of the provider until they are changed; one row, or none. */
export const providerFaults = pgTable('provider_faults', {
  id: integer('id').primaryKey(),
  responses: text('answers', { enum: responseFaults }).notNull(),
  messages: text('messages', { enum: messageFaults }).notNull(),
  paused: jsonb('paused').$type<PaymentKind[]>().notNull().default([]),
});
