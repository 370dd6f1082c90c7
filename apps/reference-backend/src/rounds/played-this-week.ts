import { count, gt } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { rounds } from './tables.js';

const weekMinutes = 7 * 24 * 60;

/** Returns how many rounds for real money each game had within the last seven days, by slug. */
export async function countRoundsOfWeek(database: Database, now: Date): Promise<Map<string, number>> {
  const rows = await database
    .select({ slug: rounds.gameSlug, rounds: count() })
    .from(rounds)
    .where(gt(rounds.createdAt, minutesFrom(now, -weekMinutes)))
    .groupBy(rounds.gameSlug);
  return new Map(rows.map(({ slug, rounds: played }) => [slug, played]));
}
