import { type Database, onlyRow } from '../database/database.js';
import { players } from './tables.js';
import { type PlayerRow } from './wire-player.js';

/** Adds a player and returns the new row. @throws Error of the database when an address, number or login name is taken */
export async function addPlayer(database: Database, values: typeof players.$inferInsert): Promise<PlayerRow> {
  return onlyRow(await database.insert(players).values(values).returning());
}
