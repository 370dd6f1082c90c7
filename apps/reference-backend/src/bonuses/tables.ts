import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bonusTypes, type Bonus } from '@casino-kit/api-contract';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Bonuses on offer, each from `startsAt` up to `endsAt`. */
export const bonuses = pgTable(
  'bonuses',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: bonusTypes }).notNull(),
    name: text('name').notNull(),
    offer: jsonb('offer').$type<Omit<Bonus, 'id' | 'type' | 'name'>>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('bonuses_window').on(table.startsAt, table.endsAt)],
);
