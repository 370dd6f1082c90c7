import { inArray, lte } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { rememberedMinutes } from './attempts.js';
import { tries } from './tables.js';

/** How often a running node deletes attempts that count no longer, in ms. */
export const forgottenAttemptsEveryMs = 3_600_000;
const atOnce = 1_000;

/**
 * Deletes attempts so old that the next one counts as the first, with a row or without. A thousand in a
 * statement; any number of nodes may do so at once.
 */
export async function forgetAttempts(database: Database, now: Date): Promise<void> {
  for (;;) {
    const old = database
      .select({ scope: tries.scope })
      .from(tries)
      .where(lte(tries.windowEndsAt, minutesFrom(now, -rememberedMinutes)))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const gone = await database
      .delete(tries)
      .where(inArray(tries.scope, old))
      .returning({ scope: tries.scope });
    if (gone.length < atOnce) return;
  }
}
