import { inArray, lte } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { keptSince } from './read-notices.js';
import { notices } from './tables.js';

/** How often a running node deletes notices that are kept no longer, in ms. */
export const forgottenNoticesEveryMs = 3_600_000;
const atOnce = 1_000;

/** Deletes the notices that are older than they are kept, a thousand in a statement. Any number of nodes may do so at once. */
export async function forgetNotices(database: Database, now: Date): Promise<void> {
  for (;;) {
    const old = database
      .select({ id: notices.id })
      .from(notices)
      .where(lte(notices.createdAt, keptSince(now)))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const gone = await database.delete(notices).where(inArray(notices.id, old)).returning({ id: notices.id });
    if (gone.length < atOnce) return;
  }
}
