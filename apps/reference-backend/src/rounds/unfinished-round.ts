import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database } from '../database/database.js';
import { findResponse } from '../idempotency/idempotency.js';
import { type Launch, getOwner } from './launch.js';
import { rounds } from './tables.js';

/**
 * Returns the round that the player of a launch requested with a key at its game, in whichever launch: its response may
 * have been lost. `schema` is that of its response. Null if none was played; rounds of a demo are not stored.
 */
export async function findUnfinishedRound<R extends { roundId: string }>(
  database: Database,
  launch: Launch,
  key: string,
  schema: v.GenericSchema<unknown, R>,
): Promise<R | null> {
  const response = await findResponse(database, { owner: getOwner(launch), key });
  const read = v.safeParse(schema, response);
  if (!read.success) return null;
  const [played] = await database
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.id, read.output.roundId), eq(rounds.gameSlug, launch.gameSlug)));
  return played === undefined ? null : read.output;
}
