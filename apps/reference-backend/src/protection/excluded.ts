import { eq } from 'drizzle-orm';
import { type UserLimit } from '@casino-kit/api-contract';
import { countSession, excludedUntil, type ExcludedUntil, restrictionAt } from '@casino-kit/play-limits';
import { type Database } from '../database/database.js';
import { type ApiError, reject } from '../http/api-error.js';
import { protections } from './tables.js';

/** The columns of a player's row that say whether and until when play and deposits are closed. */
export const exclusionColumns = {
  // First a column that is never null: in a left join drizzle takes a first null for a missing row.
  isExcludedForGood: protections.isExcludedForGood,
  selfExcludedUntil: protections.selfExcludedUntil,
  coolingOffUntil: protections.coolingOffUntil,
  sessionTime: protections.sessionTime,
  sessionCountedSince: protections.sessionCountedSince,
};
/** Null for a player who was never protected by anything. */
export type ExclusionColumns = Pick<typeof protections.$inferSelect, keyof typeof exclusionColumns> | null;

/** Returns until when a player is excluded from play, deposits and bonuses; null when they are not. */
export function excludedOf(columns: ExclusionColumns, now: Date): ExcludedUntil | null {
  if (columns === null) return null;
  const { selfExcludedUntil, coolingOffUntil, isExcludedForGood } = columns;
  const ends = [selfExcludedUntil, coolingOffUntil].flatMap((end) => end?.toISOString() ?? []);
  return excludedUntil(
    [...ends.map((endsAt) => ({ endsAt })), ...(isExcludedForGood ? [{ endsAt: null }] : [])],
    now,
  );
}

/**
 * Returns the exclusions that last for the details of a player (§3): breaks and freezes count as cooling off. One that has
 * ended is omitted, so that a device whose clock is behind opens the account in time.
 */
export function userLimitOf(columns: ExclusionColumns, now: Date): UserLimit | null {
  if (columns === null) return null;
  const { isExcludedForGood } = columns;
  const lasting = (end: Date | null) => (end !== null && end > now ? end.toISOString() : null);
  const selfExclusion = lasting(columns.selfExcludedUntil);
  const coolingOff = lasting(columns.coolingOffUntil);
  if (selfExclusion === null && coolingOff === null && !isExcludedForGood) return null;
  return { selfExclusion, coolingOff, isSelfExclusionPermanent: isExcludedForGood };
}

/** The rejection of whatever an excluded account cannot do; without `until` it is for good. */
export function excludedRejection({ until }: ExcludedUntil): ApiError {
  return reject('ACCOUNT_EXCLUDED', 'This account is closed for play and deposits. Withdrawals stay open.', {
    params: until === null ? {} : { until },
  });
}

/** @throws ApiError ACCOUNT_EXCLUDED (409) with `until`, which is missing when it is for good */
export function rejectIfExcluded(columns: ExclusionColumns, now: Date): void {
  const excluded = excludedOf(columns, now);
  if (excluded !== null) throw excludedRejection(excluded);
}

/**
 * Rejects play and deposits of a player who is excluded, or whose session time limit is reached (decision 59): everything
 * else of the account stays open then.
 * @throws ApiError ACCOUNT_EXCLUDED (409) with `until`, which is missing when it is for good
 */
export function rejectIfClosed(columns: ExclusionColumns, now: Date): void {
  rejectIfExcluded(columns, now);
  if (columns === null || columns.sessionCountedSince === null) return;
  const { value } = restrictionAt(columns.sessionTime, now);
  if (value === null) return;
  const { reachedAt, opensAt } = countSession(columns.sessionCountedSince, value, now);
  if (reachedAt <= now) throw excludedRejection({ until: opensAt.toISOString() });
}

async function readColumns(database: Database, playerId: number): Promise<ExclusionColumns> {
  const [columns] = await database
    .select(exclusionColumns)
    .from(protections)
    .where(eq(protections.playerId, playerId));
  return columns ?? null;
}

/** Reads whether a player is excluded and rejects that. @throws ApiError ACCOUNT_EXCLUDED (409) */
export async function rejectExcluded(database: Database, playerId: number, now: Date): Promise<void> {
  rejectIfExcluded(await readColumns(database, playerId), now);
}

/** Reads whether play is closed to a player ({@link rejectIfClosed}) and rejects that. @throws ApiError ACCOUNT_EXCLUDED (409) */
export async function rejectClosed(database: Database, playerId: number, now: Date): Promise<void> {
  rejectIfClosed(await readColumns(database, playerId), now);
}
