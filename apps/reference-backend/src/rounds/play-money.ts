import { eq } from 'drizzle-orm';
import { add, type Amount, isNegative } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { launches } from './tables.js';

/** Locks the play money of a demo until the transaction ends, and returns it. */
export async function lockPlayMoney(transaction: Database, launchId: string): Promise<Amount> {
  const row = onlyRow(
    await transaction
      .select({ playBalance: launches.playBalance })
      .from(launches)
      .where(eq(launches.id, launchId))
      .for('update'),
  );
  return row.playBalance ?? '0';
}

/** Adds to the play money of a demo, or takes from it; returns what there is then. @throws ApiError INSUFFICIENT_BALANCE (409) */
export async function movePlayMoney(
  transaction: Database,
  launchId: string,
  amount: Amount,
): Promise<Amount> {
  const playBalance = add(await lockPlayMoney(transaction, launchId), amount);
  if (isNegative(playBalance))
    throw reject('INSUFFICIENT_BALANCE', 'There is not enough money for this stake.');
  await transaction.update(launches).set({ playBalance }).where(eq(launches.id, launchId));
  return playBalance;
}
