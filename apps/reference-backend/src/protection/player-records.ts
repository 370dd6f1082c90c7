import { type LimitPeriod } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type PlayUsage } from '@casino-kit/play-limits';
import { type LinkedExclusion } from '../identity/person-guard.js';
import { type Database } from '../database/database.js';
import { type CurrencyAmount, sumIn } from '../settings/euro-figures.js';
import { type ProtectionRow } from './lock-protection.js';

/**
 * Returns what a player has paid in, or is about to, since the beginning of each period: deposits in progress count, those
 * that failed do not.
 */
export type DepositedSince = (
  database: Database,
  playerId: number,
  starts: Readonly<Record<LimitPeriod, Date>>,
) => Promise<Record<LimitPeriod, readonly CurrencyAmount[]>>;

/** Returns what a player holds in cash and is about to deposit, by currency, as of one instant; bonus money is not part of it. */
export type HeldBy = (database: Database, playerId: number) => Promise<readonly CurrencyAmount[]>;

/** What protection needs to know of a player's money. */
export interface MoneyRecords {
  depositedSince: DepositedSince;
  heldBy: HeldBy;
}

/** What protection needs of deposits, bonuses and consent, which this folder does not know. */
export interface ProtectionRecords extends MoneyRecords {
  /** Forfeits all active bonuses of a player in the caller's transaction. */
  forfeitBonuses(transaction: Database, playerId: number, now: Date): Promise<void>;
  /** Excludes every other account of the person of an account that is excluded. */
  spreadExclusions(transaction: Database, playerId: number, now: Date): Promise<LinkedExclusion[]>;
  /** Withdraws all consent to offers of a player in the caller's transaction. */
  withdrawConsents(transaction: Database, playerId: number, now: Date): Promise<void>;
}

/** Returns what counts against the deposit limits of the running periods, in the limits' currency. */
export async function depositedIn(
  database: Database,
  row: ProtectionRow,
  usage: PlayUsage,
  depositedSince: DepositedSince,
): Promise<Record<LimitPeriod, Amount>> {
  const getStart = (period: LimitPeriod) => new Date(usage[period].startsAt);
  const paid = await depositedSince(database, row.playerId, {
    daily: getStart('daily'),
    weekly: getStart('weekly'),
    monthly: getStart('monthly'),
  });
  const total = (period: LimitPeriod) => sumIn(paid[period], row.currencyCode);
  return { daily: total('daily'), weekly: total('weekly'), monthly: total('monthly') };
}

/** Returns what counts against the highest balance, in the limits' currency. */
export async function heldIn(database: Database, row: ProtectionRow, heldBy: HeldBy): Promise<Amount> {
  return sumIn(await heldBy(database, row.playerId), row.currencyCode);
}
