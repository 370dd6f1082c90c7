import { eq } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { players } from './tables.js';
import { type PlayerRow } from './wire-player.js';

/** Returns an existing player as the database has them. */
export async function readPlayerRow(database: Database, id: number): Promise<PlayerRow> {
  return onlyRow(await database.select().from(players).where(eq(players.id, id)));
}
