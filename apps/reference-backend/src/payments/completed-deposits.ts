import { and, count, eq } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { deposits } from './tables.js';

/** Returns how many deposits of a player have been posted. */
export async function countCompletedDeposits(database: Database, playerId: number): Promise<number> {
  const rows = await database
    .select({ total: count() })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.status, 'completed')));
  return onlyRow(rows).total;
}
