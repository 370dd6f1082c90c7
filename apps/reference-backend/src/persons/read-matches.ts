import { desc } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { personMatches } from './tables.js';

export type MatchRow = typeof personMatches.$inferSelect;

/** Returns the latest matches of accounts with those of excluded persons. */
export function readMatches(database: Database, limit: number): Promise<MatchRow[]> {
  return database.select().from(personMatches).orderBy(desc(personMatches.foundAt)).limit(limit);
}
