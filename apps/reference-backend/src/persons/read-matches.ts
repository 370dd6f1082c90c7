import { asc, desc, sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { personMatches } from './tables.js';

export type MatchRow = typeof personMatches.$inferSelect;

/**
 * Returns the latest matches of accounts with those of excluded persons, one for two accounts: when both are excluded, each
 * matches the other. The one that waits for a decision comes first, then the one that says what is decided.
 */
export function readMatches(database: Database, limit: number): Promise<MatchRow[]> {
  const { playerId, excludedId, state, foundAt } = personMatches;
  const lower = sql`least(${playerId}, ${excludedId})`;
  const higher = sql`greatest(${playerId}, ${excludedId})`;
  const pairs = database
    .selectDistinctOn([lower, higher])
    .from(personMatches)
    .orderBy(lower, higher, desc(sql`${state} = 'held'`), desc(sql`${state} = 'other'`), asc(foundAt))
    .as('pairs');
  return database.select().from(pairs).orderBy(desc(pairs.foundAt)).limit(limit);
}
