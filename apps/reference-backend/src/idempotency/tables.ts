import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The response to a request that moves money, by its owner and key (decisions, double submit). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** What the request created, when that needs more than one transaction. */
    reference: text('reference'),
    status: integer('status'),
    /** The text of the response, in the field `json`. */
    response: jsonb('answer').$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);
