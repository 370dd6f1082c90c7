import { eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { loyalty } from './tables.js';

/** Returns the number of a player's level in the VIP club; the first before they have played. */
export async function readClubLevel(database: Database, playerId: number): Promise<number> {
  const [row] = await database
    .select({ level: loyalty.level })
    .from(loyalty)
    .where(eq(loyalty.playerId, playerId));
  return row?.level ?? 1;
}
