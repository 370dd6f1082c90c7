import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type PlayMarkers } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { figure, readRows } from '../database/read-rows.js';
import { readPlayMarkers } from './play-markers.js';

/** A player with at least one marker. */
export interface MarkedPlayer extends PlayMarkers {
  playerId: number;
}

/** How many of the players who were active last are looked at. */
const mostPlayers = 50;

/**
 * Returns those with markers of the players who played or deposited last, at most 50 of the last seven days. Computed when
 * it is called: nothing is stored.
 */
export async function readMarkedPlayers(database: Database, now: Date): Promise<MarkedPlayer[]> {
  const since = sql`${now.toISOString()}::timestamptz - interval '7 days'`;
  const active = await readRows(
    database,
    v.object({ player_id: figure }),
    sql`
      select player_id from (
        select player_id, created_at from rounds where created_at > ${since}
        union all
        select player_id, created_at from deposits where created_at > ${since}
      ) active
      group by player_id order by max(created_at) desc limit ${mostPlayers}`,
  );
  const marked: MarkedPlayer[] = [];
  for (const { player_id: playerId } of active) {
    const found = await readPlayMarkers(database, playerId, { now });
    if (found.markers.length > 0) marked.push({ playerId, ...found });
  }
  return marked;
}
