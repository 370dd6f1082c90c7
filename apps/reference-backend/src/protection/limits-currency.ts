import { eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { protections } from './tables.js';

/** Returns the currency in which a player's limits are kept; undefined before anything was limited or staked. */
export async function findLimitsCurrency(database: Database, playerId: number): Promise<string | undefined> {
  const [row] = await database
    .select({ currencyCode: protections.currencyCode })
    .from(protections)
    .where(eq(protections.playerId, playerId));
  return row?.currencyCode;
}
