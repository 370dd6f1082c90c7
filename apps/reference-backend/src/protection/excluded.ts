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
  linkedSelfExcludedUntil: protections.linkedSelfExcludedUntil,
  linkedCoolingOffUntil: protections.linkedCoolingOffUntil,
  isLinkedForGood: protections.isLinkedForGood,
  reopensOnRequest: protections.reopensOnRequest,
  reopensAt: protections.reopensAt,
  heldSince: protections.heldSince,
  isRegistered: protections.isRegistered,
  registeredUntil: protections.registeredUntil,
  depositsClosedAt: protections.depositsClosedAt,
  sessionTime: protections.sessionTime,
  sessionCountedSince: protections.sessionCountedSince,
};
/** Null for a player who was never protected by anything. */
export type ExclusionColumns = Pick<typeof protections.$inferSelect, keyof typeof exclusionColumns> | null;

type Columns = NonNullable<ExclusionColumns>;

/** Returns the later of two ends. */
export const pickLater = (one: Date | null, two: Date | null): Date | null =>
  one === null || (two !== null && two > one) ? two : one;

/** Returns when the self-exclusions of a player end, or ended, that have an end. */
export const selfExclusionEnd = ({
  selfExcludedUntil,
  linkedSelfExcludedUntil,
}: Pick<Columns, 'selfExcludedUntil' | 'linkedSelfExcludedUntil'>): Date | null =>
  pickLater(selfExcludedUntil, linkedSelfExcludedUntil);

const coolingOffEnd = ({ coolingOffUntil, linkedCoolingOffUntil }: Columns): Date | null =>
  pickLater(coolingOffUntil, linkedCoolingOffUntil);

/** Whether an exclusion has no end, of this account or another of the same person, or in the register. */
const isForGood = ({ isExcludedForGood, isLinkedForGood, isRegistered, registeredUntil }: Columns): boolean =>
  isExcludedForGood || isLinkedForGood || (isRegistered && registeredUntil === null);

/**
 * Returns when an account opens whose self-exclusion has run out but keeps it closed: null until the player asks for it.
 * Undefined when nothing waits for the player.
 */
export function getReopening(columns: ExclusionColumns, now: Date): { opensAt: Date | null } | undefined {
  if (columns === null) return undefined;
  const { reopensOnRequest, reopensAt } = columns;
  const endedAt = selfExclusionEnd(columns);
  if (!reopensOnRequest || endedAt === null || endedAt > now) return undefined;
  return reopensAt !== null && reopensAt <= now ? undefined : { opensAt: reopensAt };
}

/** Returns the end of a self-exclusion: of the player's own, of the wait after it, or of one in the register. */
function selfExclusionEnds(columns: Columns, now: Date): (Date | null)[] {
  const reopening = getReopening(columns, now);
  const end = selfExclusionEnd(columns);
  return [
    ...(end === null ? [] : [end]),
    ...(isForGood(columns) ? [null] : []),
    ...(columns.isRegistered ? [columns.registeredUntil] : []),
    ...(reopening === undefined ? [] : [reopening.opensAt]),
  ];
}

/** Whether a self-exclusion lasts, of the account, another one of the same person, or in the register: no break, and no wait. */
export function isSelfExcluded(columns: ExclusionColumns, now: Date): boolean {
  if (columns === null) return false;
  const ends = [selfExclusionEnd(columns), columns.isRegistered ? columns.registeredUntil : null];
  return isForGood(columns) || ends.some((end) => end !== null && end > now);
}

const toExcludedUntil = (ends: readonly (Date | null)[], now: Date) =>
  excludedUntil(
    ends.map((end) => ({ endsAt: end?.toISOString() ?? null })),
    now,
  );

/**
 * Returns until when a player is excluded from play, deposits and bonuses, by exclusions of the account, of another
 * account of the same person, or of the register; null when they are not.
 */
export function getExcludedUntil(columns: ExclusionColumns, now: Date): ExcludedUntil | null {
  if (columns === null) return null;
  const coolingOff = coolingOffEnd(columns);
  return toExcludedUntil(
    [...selfExclusionEnds(columns, now), ...(coolingOff === null ? [] : [coolingOff])],
    now,
  );
}

/** Whether an account stays closed longer, or only, because of another account that matches it. */
function isClosedByMatch(columns: Columns, now: Date): boolean {
  const all = getExcludedUntil(columns, now);
  const own = getExcludedUntil(
    { ...columns, linkedSelfExcludedUntil: null, linkedCoolingOffUntil: null, isLinkedForGood: false },
    now,
  );
  return all !== null && (own === null || (own.until !== null && own.until !== all.until));
}

/**
 * Returns the exclusions that last for the details of a player (§3): breaks and freezes count as cooling off. One that has
 * ended is omitted, so that a device whose clock is behind opens the account in time. What waits for the player's request
 * has no end, like a permanent one, and says so.
 */
export function toUserLimit(columns: ExclusionColumns, now: Date): UserLimit | null {
  if (columns === null) return null;
  const excluded = toExcludedUntil(selfExclusionEnds(columns, now), now);
  const coolingOffUntil = coolingOffEnd(columns);
  const coolingOff = coolingOffUntil !== null && coolingOffUntil > now ? coolingOffUntil.toISOString() : null;
  if (excluded === null && coolingOff === null) return null;
  const isWithoutEnd = excluded !== null && excluded.until === null;
  return {
    selfExclusion: excluded?.until ?? null,
    coolingOff,
    isSelfExclusionPermanent: isWithoutEnd,
    ...(isWithoutEnd && !isForGood(columns) && { waitsForRequest: true }),
    ...(isClosedByMatch(columns, now) && { isMatched: true }),
  };
}

/** The rejection of whatever an excluded account cannot do; without `until` it is for good. */
export function excludedRejection({ until }: ExcludedUntil): ApiError {
  return reject('ACCOUNT_EXCLUDED', 'This account is closed for play and deposits. Withdrawals stay open.', {
    params: until === null ? {} : { until },
  });
}

/**
 * @throws ApiError ACCOUNT_EXCLUDED (409) with `until`, which is missing when it is for good; REOPENING_REQUIRED (409) when
 * the exclusion has run out and the player has to ask; ACCOUNT_UNDER_REVIEW (409)
 */
export function rejectIfExcluded(columns: ExclusionColumns, now: Date): void {
  const excluded = getExcludedUntil(columns, now);
  if (excluded !== null && columns !== null) {
    if (excluded.until === null && !isForGood(columns))
      throw reject(
        'REOPENING_REQUIRED',
        'This exclusion has ended. The account stays closed until you ask to open it.',
      );
    throw excludedRejection(excluded);
  }
  if (columns !== null && columns.heldSince !== null)
    throw reject('ACCOUNT_UNDER_REVIEW', 'We are checking this account. Withdrawals stay open.');
}

/**
 * Rejects play and deposits of a player who is excluded, or whose session time limit is reached (decision 59): everything
 * else of the account stays open then.
 * @throws ApiError as {@link rejectIfExcluded}
 */
export function rejectIfClosed(columns: ExclusionColumns, now: Date): void {
  rejectIfExcluded(columns, now);
  if (columns === null || columns.sessionCountedSince === null) return;
  const { value } = restrictionAt(columns.sessionTime, now);
  if (value === null) return;
  const { reachedAt, opensAt } = countSession(columns.sessionCountedSince, value, now);
  if (reachedAt <= now) throw excludedRejection({ until: opensAt.toISOString() });
}

/** Reads whether and until when play and deposits are closed to a player. */
export async function readColumns(database: Database, playerId: number): Promise<ExclusionColumns> {
  const [columns] = await database
    .select(exclusionColumns)
    .from(protections)
    .where(eq(protections.playerId, playerId));
  return columns ?? null;
}

/** Reads whether a player is excluded. */
export async function isExcluded(database: Database, playerId: number, now: Date): Promise<boolean> {
  return getExcludedUntil(await readColumns(database, playerId), now) !== null;
}

/** Reads whether a player is excluded and rejects that. @throws ApiError as {@link rejectIfExcluded} */
export async function rejectExcluded(database: Database, playerId: number, now: Date): Promise<void> {
  rejectIfExcluded(await readColumns(database, playerId), now);
}

/** Reads whether play is closed to a player ({@link rejectIfClosed}) and rejects that. @throws ApiError as there */
export async function rejectClosed(database: Database, playerId: number, now: Date): Promise<void> {
  rejectIfClosed(await readColumns(database, playerId), now);
}
