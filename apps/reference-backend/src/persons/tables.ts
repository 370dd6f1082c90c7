import { bigint, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.js';
import { players } from '../identity/tables.js';
import { type PersonFact } from './person-match.js';

const playerId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => players.id);

/** What became of a match: held for the operator, only noted, the same person (by the rule, or the operator), another. */
export const matchStates = ['held', 'noted', 'linked', 'same', 'other'] as const;

/** Accounts that may be, or are, of the person whose other account is excluded. */
export const personMatches = pgTable(
  'person_matches',
  {
    playerId: playerId('player_id'),
    /** The excluded account. */
    excludedId: playerId('excluded_id'),
    match: text('match', { enum: ['likely', 'sure'] }).notNull(),
    facts: jsonb('facts').$type<PersonFact[]>().notNull(),
    state: text('state', { enum: matchStates }).notNull(),
    foundAt: at('found_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.excludedId] })],
);

/** What an account said of its person before a change: a new name or address does not make another person. */
export const formerPersons = pgTable(
  'former_persons',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: playerId('player_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    phoneCode: text('phone_code').notNull(),
    phone: text('phone').notNull(),
    countryCode: text('country_code').notNull(),
    city: text('city').notNull(),
    zipCode: text('zip_code').notNull(),
    address: text('address').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    index('former_persons_player').on(table.playerId),
    index('former_persons_date_of_birth').on(table.dateOfBirth),
    index('former_persons_phone').on(table.phone),
  ],
);
