import { eq } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { exclusionColumns, type ExclusionColumns } from '../protection/excluded.js';
import { protections } from '../protection/tables.js';

/** Reads a player who withdraws, and whether they are excluded, in one statement. */
export async function readWithdrawer(
  database: Database,
  playerId: number,
): Promise<{ player: PlayerRow; exclusion: ExclusionColumns }> {
  const rows = await database
    .select({ player: players, exclusion: exclusionColumns })
    .from(players)
    .leftJoin(protections, eq(protections.playerId, players.id))
    .where(eq(players.id, playerId));
  return onlyRow(rows);
}
