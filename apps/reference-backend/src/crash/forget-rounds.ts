import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { crashBets, crashRounds } from './tables.js';

/** How often rounds are forgotten, in ms, and how long one stays at least. */
export const forgottenCrashRoundsEveryMs = 60 * 60_000;
const keptMs = 24 * 60 * 60_000;
/** The last rounds of a table stay: they are shown, and the number of the next one follows from them. */
const keptRounds = 100;

/** Deletes rounds that someone watched and no one bet in. */
export async function forgetCrashRounds(database: Database, now: Date): Promise<void> {
  const bets = database
    .select({ id: crashBets.id })
    .from(crashBets)
    .where(and(eq(crashBets.gameSlug, crashRounds.gameSlug), eq(crashBets.roundNumber, crashRounds.number)));
  const lastNumber = sql`(select max(last.number) from ${crashRounds} last where last.game_slug = ${crashRounds.gameSlug})`;
  await database
    .delete(crashRounds)
    .where(
      and(
        lt(crashRounds.endsAt, new Date(now.getTime() - keptMs)),
        sql`${crashRounds.number} <= ${lastNumber} - ${keptRounds}`,
        notExists(bets),
      ),
    );
}
