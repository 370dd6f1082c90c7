import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How the simulated register answers. */
export const registerBehaviours = ['answers', 'slow', 'broken'] as const;

/** The people in the simulated register. */
export const registeredPersons = pgTable('registered_persons', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
  /** Null for an exclusion without an end. */
  excludedUntil: timestamp('excluded_until', { withTimezone: true, mode: 'date' }),
});

/** How the simulated register answers until it is changed; one row, or none. */
export const registerSimulation = pgTable('register_simulation', {
  id: integer('id').primaryKey(),
  behaviour: text('behaviour', { enum: registerBehaviours }).notNull(),
});
