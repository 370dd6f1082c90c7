import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { gameRound, type GameRound } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { findResponse } from '../idempotency/idempotency.js';
import { type Launch, ownerOf } from './launch.js';
import { rounds } from './tables.js';

/**
 * Returns the round that the player of a launch requested with a key at its game, in whichever launch: its response may
 * have been lost. Null if none was played; rounds of a demo are not stored.
 */
export async function findUnfinishedRound(
  database: Database,
  launch: Launch,
  key: string,
): Promise<GameRound | null> {
  const response = await findResponse(database, { owner: ownerOf(launch), key });
  const read = v.safeParse(gameRound, response);
  if (!read.success) return null;
  const [played] = await database
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.id, read.output.roundId), eq(rounds.gameSlug, launch.gameSlug)));
  return played === undefined ? null : read.output;
}
