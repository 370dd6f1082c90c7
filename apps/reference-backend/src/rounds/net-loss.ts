import { and, eq, gte, sql } from 'drizzle-orm';
import { type Amount } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { rounds } from './tables.js';

/** Returns what a player has lost of their own money in a currency since an instant; negative after a net win. */
export async function netLossSince(
  database: Database,
  { id, currencyCode }: { id: number; currencyCode: string },
  since: Date,
): Promise<Amount> {
  const lost = sql<string>`coalesce(sum(${rounds.stake} - ${rounds.bonusStake} - ${rounds.payout} + ${rounds.bonusPayout}), 0)::text`;
  const rows = await database
    .select({ lost })
    .from(rounds)
    .where(
      and(
        eq(rounds.playerId, id),
        eq(rounds.currencyCode, currencyCode),
        gte(rounds.createdAt, since),
        sql`${rounds.voidedAt} is null`,
      ),
    );
  return onlyRow(rows).lost;
}
