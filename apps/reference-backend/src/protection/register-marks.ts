import { desc } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { registerMarks } from './tables.js';

export type RegisterMark = typeof registerMarks.$inferSelect;

/** Returns the latest of what was allowed although the exclusion register did not answer. */
export function readRegisterMarks(database: Database, limit: number): Promise<RegisterMark[]> {
  return database.select().from(registerMarks).orderBy(desc(registerMarks.id)).limit(limit);
}
