import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { deposits } from './tables.js';

/** Returns how many deposits of a player have been posted. */
export async function countCompletedDeposits(database: Database, playerId: number): Promise<number> {
  const rows = await database
    .select({ total: count() })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.status, 'completed')));
  return onlyRow(rows).total;
}

/** How many deposits of the player in the row of `players` that a statement reads have been posted. */
export function completedDepositsOfRow(database: Database): SQL<number> {
  const total = database
    .select({ total: count() })
    .from(deposits)
    .where(and(eq(deposits.playerId, players.id), eq(deposits.status, 'completed')));
  return sql<number>`${total}`.mapWith(Number);
}
