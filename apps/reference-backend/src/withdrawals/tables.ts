import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { withdrawalStatuses } from '@casino-kit/api-contract';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';

/** The players' withdrawals and their state. While one is in progress its amount is in `player:locked`. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** As the player reads it, such as `W-19C4-0088-K7QX`. */
    id: text('id').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    methodId: text('method_id').notNull(),
    amount: amount('amount').notNull(),
    currencyCode: text('currency_code').notNull(),
    status: text('status', { enum: withdrawalStatuses }).notNull(),
    /** Confirmed automatically, within the automatic limit. */
    automatic: boolean('automatic').notNull(),
    /** The full destination: for the operator and the provider. */
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    /** The masked destination: for the player. */
    destination: text('destination').notNull(),
    /**
     * The account holder's name when the payee's differs from it (decision 63): such a withdrawal was never confirmed
     * automatically. Null when the names agree and for destinations without a name.
     */
    otherAccountHolder: text('other_account_holder'),
    /** The real balance once the amount was locked. */
    balanceAfter: amount('balance_after').notNull(),
    errorCode: text('error_code'),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    checkedAt: at('checked_at'),
    sentAt: at('sent_at'),
    /** When it arrived, or when the money was refunded. */
    endedAt: at('ended_at'),
    /** When it advances automatically; null while it waits for the operator and when it has ended. */
    nextAt: at('next_at'),
  },
  (table) => [
    index('withdrawals_player').on(table.playerId, table.createdAt),
    index('withdrawals_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
);
