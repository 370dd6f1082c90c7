import { and, eq } from 'drizzle-orm';
import { type PaymentMethod } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { withdrawals } from './tables.js';

/**
 * Returns whether a player was paid to a destination before, or pays in from it: a saved card, which is read as the player's
 * own. `details` are the full destination.
 */
export async function isKnownDestination(
  database: Database,
  playerId: number,
  { id, withdrawalForm }: Pick<PaymentMethod, 'id' | 'withdrawalForm'>,
  details: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (withdrawalForm === 'card') return true;
  const paid = await database
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.playerId, playerId),
        eq(withdrawals.methodId, id),
        eq(withdrawals.status, 'completed'),
        eq(withdrawals.details, details),
      ),
    )
    .limit(1);
  return paid.length > 0;
}
