import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { affordabilityAnswers } from './affordability-check.js';

/** Players whose net deposits of 30 days passed the policy's `netDepositSignal`, with what a check answered. */
export const netDepositMarks = pgTable(
  'net_deposit_marks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    /** The net deposits as they were then, in the currency of the signal. */
    netDeposits: amount('net_deposits').notNull(),
    currencyCode: text('currency_code').notNull(),
    passedAt: at('passed_at').notNull(),
    /** The last answer; null while nobody was asked. */
    answer: text('answer', { enum: affordabilityAnswers }),
    /** When the check is asked next; null once it has answered. */
    askAt: at('ask_at'),
    /** When the operator had dealt with it; null until then. */
    closedAt: at('closed_at'),
  },
  (table) => [
    index('net_deposit_marks_player').on(table.playerId, table.passedAt),
    index('net_deposit_marks_due')
      .on(table.askAt)
      .where(sql`${table.askAt} is not null`),
  ],
);
