import { eq } from 'drizzle-orm';
import { add, type Amount, isNegative } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { tooLittle } from './move-cash.js';
import { launches } from './tables.js';

const selectPlayMoney = (database: Database, launchId: string) =>
  database.select({ amount: launches.playBalance }).from(launches).where(eq(launches.id, launchId));

/** Returns the play money of a demo. */
export async function readPlayMoney(database: Database, launchId: string): Promise<Amount> {
  return onlyRow(await selectPlayMoney(database, launchId)).amount ?? '0';
}

/** Locks the play money of a demo until the transaction ends, and returns it. */
export async function lockPlayMoney(transaction: Database, launchId: string): Promise<Amount> {
  return onlyRow(await selectPlayMoney(transaction, launchId).for('update')).amount ?? '0';
}

/** Adds to the play money of a demo, or takes from it; returns what there is then. @throws ApiError INSUFFICIENT_BALANCE (409) */
export async function movePlayMoney(
  transaction: Database,
  launchId: string,
  amount: Amount,
): Promise<Amount> {
  const playBalance = add(await lockPlayMoney(transaction, launchId), amount);
  if (isNegative(playBalance)) throw tooLittle();
  await transaction.update(launches).set({ playBalance }).where(eq(launches.id, launchId));
  return playBalance;
}
