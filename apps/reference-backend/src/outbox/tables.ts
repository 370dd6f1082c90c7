import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { messageKinds } from './message-kinds.js';

/**
 * The messages handed to a mail or SMS company. It stands in for that company's own records: the casino stores what a
 * link or a code opens as a hash only.
 */
export const messages = pgTable('messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
  kind: text('kind', { enum: messageKinds }).notNull(),
  /** An email address, or a phone number as `+` and digits. */
  to: text('to').notNull(),
  /** Empty in an SMS. */
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  link: text('link'),
  code: text('code'),
  language: text('language').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The control page's settings for the mail company; one row, or none. */
export const outboxOrders = pgTable('outbox_orders', {
  id: integer('id').primaryKey(),
  mailFails: boolean('mail_fails').notNull(),
});
