import { and, eq, lt, notExists } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { liveBets, liveRounds } from './tables.js';

/** How often rounds are forgotten, and how long one stays at least, in ms: a table shows its last 100 numbers. */
export const forgottenRoundsEveryMs = 60 * 60_000;
const keptMs = 24 * 60 * 60_000;

/**
 * Deletes rounds that someone watched and no one bet in. Nothing is lost: without client seeds the number follows from the
 * server seed, and the time for bets is long over.
 */
export async function forgetRounds(database: Database, now: Date): Promise<void> {
  const bets = database
    .select({ id: liveBets.id })
    .from(liveBets)
    .where(and(eq(liveBets.gameSlug, liveRounds.gameSlug), eq(liveBets.roundNumber, liveRounds.number)));
  await database
    .delete(liveRounds)
    .where(and(lt(liveRounds.closedAt, new Date(now.getTime() - keptMs)), notExists(bets)));
}
