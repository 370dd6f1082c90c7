import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';

/** A place for money. `balance` is the sum of the account's postings, stored on the row so that it can be locked. */
export const accounts = pgTable(
  'accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
    currencyCode: text('currency_code').notNull(),
    balance: amount('balance').notNull().default('0'),
  },
  (table) => [
    uniqueIndex('accounts_of_player')
      .on(table.kind, table.playerId, table.currencyCode)
      .where(sql`${table.playerId} is not null`),
    uniqueIndex('accounts_of_house')
      .on(table.kind, table.currencyCode)
      .where(sql`${table.playerId} is null`),
    check('accounts_owner', sql`(${table.kind} like 'player:%') = (${table.playerId} is not null)`),
    check('accounts_player_not_negative', sql`${table.playerId} is null or ${table.balance} >= 0`),
  ],
);

/** One transfer of money. `reference` names its cause and makes it happen at most once. */
export const transfers = pgTable(
  'transfers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull(),
    kind: text('kind').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('transfers_reference').on(table.reference)],
);

/** The postings of a transfer. They sum to zero per currency (deferred trigger) and never change (trigger). */
export const postings = pgTable(
  'postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => transfers.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    amount: amount('amount').notNull(),
    balanceAfter: amount('balance_after').notNull(),
  },
  (table) => [
    index('postings_transfer').on(table.transferId),
    index('postings_account').on(table.accountId, table.id),
    check('postings_not_zero', sql`${table.amount} <> 0`),
  ],
);
