import { eq } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { players } from './tables.js';
import { type PlayerRow } from './wire-player.js';

/**
 * Reads a player and locks the row until the transaction ends, so that changes to an account run one after the other.
 * Everything that touches an account's sessions or codes locks the player first.
 */
export async function lockPlayer(transaction: Database, id: number): Promise<PlayerRow> {
  return onlyRow(await transaction.select().from(players).where(eq(players.id, id)).for('no key update'));
}
