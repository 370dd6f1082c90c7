import { eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { players } from './tables.js';

/** Makes a currency the active one of a player, whom the caller's transaction has locked. */
export async function setCurrency(
  transaction: Database,
  playerId: number,
  currencyCode: string,
): Promise<void> {
  await transaction.update(players).set({ currencyCode }).where(eq(players.id, playerId));
}
