import { eq, sql } from 'drizzle-orm';
import { type Policy } from '@casino-kit/api-contract';
import { type ProtectionPolicy } from '@casino-kit/api-contract/protection-policy';
import {
  isSameSlot,
  isSameUsage,
  limitAt,
  limitSlots,
  type LimitState,
  type PlayUsage,
  usageAt,
} from '@casino-kit/play-limits';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { loyalty } from '../loyalty/tables.js';
import { type BrandFields } from '../settings/brand-fields.js';
import {
  changedSettingsColumn,
  getPolicy,
  getProtectionPolicy,
  withReferenceBrand,
} from '../settings/brand-settings.js';
import { protections } from './tables.js';

export type ProtectionRow = typeof protections.$inferSelect;

/** What protects a player, locked until the transaction ends, and the policy of the brand. */
export interface Protection {
  row: ProtectionRow;
  policy: Policy;
  /** What of the policy only the server enforces. */
  rules: ProtectionPolicy;
  /** What the rules ask of the account. `dateOfBirth` is `YYYY-MM-DD`; null while it is unknown. */
  account: Pick<typeof players.$inferSelect, 'dateOfBirth' | 'kycStatus' | 'createdAt'>;
  settings: Partial<BrandFields>;
  /** Of the VIP club; null before the first round for cash. */
  level: number | null;
}

/**
 * Locks what protects a player until the transaction ends, and creates it if it is missing: everything that stakes, pays
 * in, gives a bonus, or changes a limit or exclusion of one player runs one after the other. Lock the player before it,
 * if at all; calendars, bonuses and accounts after it.
 */
export async function lockProtection(transaction: Database, playerId: number): Promise<Protection> {
  const find = () =>
    transaction
      .select({
        row: protections,
        account: {
          dateOfBirth: players.dateOfBirth,
          kycStatus: players.kycStatus,
          createdAt: players.createdAt,
        },
        changes: changedSettingsColumn(transaction),
        level: loyalty.level,
      })
      .from(protections)
      .innerJoin(players, eq(players.id, protections.playerId))
      .leftJoin(loyalty, eq(loyalty.playerId, protections.playerId))
      .where(eq(protections.playerId, playerId))
      .for('no key update', { of: protections });
  const [found] = await find();
  const { changes, ...rest } = found ?? (await createProtection(transaction, playerId, find));
  const settings = withReferenceBrand(changes);
  return { ...rest, settings, policy: getPolicy(settings), rules: getProtectionPolicy(settings) };
}

async function createProtection<T>(
  transaction: Database,
  playerId: number,
  find: () => Promise<T[]>,
): Promise<T> {
  const currencyCode = transaction
    .select({ currencyCode: players.currencyCode })
    .from(players)
    .where(eq(players.id, playerId));
  await transaction
    .insert(protections)
    .values({ playerId, currencyCode: sql`${currencyCode}` })
    .onConflictDoNothing();
  return onlyRow(await find());
}

/** Stores changes of a locked row. */
export async function keepProtection(
  transaction: Database,
  row: ProtectionRow,
  changes: Partial<Omit<ProtectionRow, 'playerId' | 'currencyCode'>>,
): Promise<ProtectionRow> {
  if (Object.keys(changes).length > 0)
    await transaction.update(protections).set(changes).where(eq(protections.playerId, row.playerId));
  return { ...row, ...changes };
}

/** Returns all limits of a player at an instant, also those that were never set. */
export function getLimitStates({ limits }: ProtectionRow, now: Date): LimitState[] {
  return limitSlots.map((slot) => {
    const stored = limits.find((limit) => isSameSlot(limit, slot));
    return limitAt(stored ?? { ...slot, amount: null, pending: null, raisableFrom: null }, now);
  });
}

/** Returns the usage of the running periods. */
export function getUsage({ usage, timeZone }: ProtectionRow, now: Date): PlayUsage {
  return usageAt(usage, now, timeZone);
}

/** Stores that periods have begun: from then on their ends are fixed. */
export async function keepPeriods(
  transaction: Database,
  row: ProtectionRow,
  usage: PlayUsage,
): Promise<ProtectionRow> {
  return isSameUsage(row.usage, usage) ? row : keepProtection(transaction, row, { usage });
}
