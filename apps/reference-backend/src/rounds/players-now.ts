import { and, countDistinct, gt, isNotNull, sql } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { launches } from './tables.js';

const recentMinutes = 5;

/** Returns how many players and guests had a game's table open or a round within the last five minutes, by slug. */
export async function countPlayersNow(database: Database, now: Date): Promise<Map<string, number>> {
  const rows = await database
    .select({
      slug: launches.gameSlug,
      players: countDistinct(sql`coalesce(${launches.playerId}::text, ${launches.id})`),
    })
    .from(launches)
    .where(and(gt(launches.lastUsedAt, minutesFrom(now, -recentMinutes)), isNotNull(launches.openedAt)))
    .groupBy(launches.gameSlug);
  return new Map(rows.map(({ slug, players }) => [slug, players]));
}
