import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { gameRound, type GameRound } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { findResponse } from '../idempotency/idempotency.js';
import { rounds } from './tables.js';

/** Returns the round of a player at a game that was requested with a key, whose response may have been lost; null if none was played. */
export async function findUnfinishedRound(
  database: Database,
  { playerId, gameSlug, key }: { playerId: number; gameSlug: string; key: string },
): Promise<GameRound | null> {
  const response = await findResponse(database, { owner: `player:${playerId}`, key });
  const read = v.safeParse(gameRound, response);
  if (!read.success) return null;
  const [played] = await database
    .select({ id: rounds.id })
    .from(rounds)
    .where(
      and(eq(rounds.id, read.output.roundId), eq(rounds.playerId, playerId), eq(rounds.gameSlug, gameSlug)),
    );
  return played === undefined ? null : read.output;
}
