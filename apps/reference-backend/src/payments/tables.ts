import { bigint, index, jsonb, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { depositStatuses } from '@casino-kit/api-contract';
import { players } from '../identity/tables.js';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => numeric(name, { precision: 30, scale: 8 });

/** What players asked to pay in, and what became of it. Of a card only what the player may see is kept. */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    methodId: text('method_id').notNull(),
    amount: amount('amount').notNull(),
    currencyCode: text('currency_code').notNull(),
    status: text('status', { enum: depositStatuses }).notNull(),
    cardToken: text('card_token'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
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
    uniqueIndex('deposits_pa_req').on(table.paReq),
  ],
);
