import { eq, sql } from 'drizzle-orm';
import { type Amount, isPositive, negate } from '@casino-kit/money';
import { type Database, onlyRow } from '../database/database.js';
import { convert } from '../settings/euro-figures.js';
import { levelFor, pointsFor } from './club.js';
import { loyalty } from './tables.js';

/**
 * Counts cash that a player staked towards points of the VIP club, in the transaction of the round; `cash` is in major
 * units of `currencyCode`. A level that is reached is kept.
 */
export async function countStake(
  transaction: Database,
  playerId: number,
  { currencyCode, cash }: { currencyCode: string; cash: Amount },
): Promise<void> {
  if (!isPositive(cash)) return;
  const staked = convert(cash, currencyCode, 'EUR');
  const row = onlyRow(
    await transaction
      .insert(loyalty)
      .values({ playerId, staked, level: levelFor(pointsFor(staked)) })
      .onConflictDoUpdate({
        target: loyalty.playerId,
        set: { staked: sql`${loyalty.staked} + excluded.staked` },
      })
      .returning(),
  );
  const level = levelFor(pointsFor(row.staked));
  if (level > row.level)
    await transaction.update(loyalty).set({ level }).where(eq(loyalty.playerId, playerId));
}

/** Takes back the points of a voided round; the level stays. */
export async function uncountStake(
  transaction: Database,
  playerId: number,
  { currencyCode, cash }: { currencyCode: string; cash: Amount },
): Promise<void> {
  if (!isPositive(cash)) return;
  const back = negate(convert(cash, currencyCode, 'EUR'));
  await transaction
    .update(loyalty)
    .set({ staked: sql`greatest(${loyalty.staked} + ${back}::numeric, 0)` })
    .where(eq(loyalty.playerId, playerId));
}
