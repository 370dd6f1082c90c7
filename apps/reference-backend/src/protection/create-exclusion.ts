import { randomUUID } from 'node:crypto';
import { and, desc, eq, notExists } from 'drizzle-orm';
import { type Exclusion, type OfferedExclusion } from '@casino-kit/api-contract';
import { type ProtectionPolicy } from '@casino-kit/api-contract/protection-policy';
import {
  type ExcludedUntil,
  excludedUntil,
  exclusionState,
  getExclusionRejection,
  offeredExclusions,
  startExclusion,
  type WantedExclusion,
} from '@casino-kit/play-limits';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type PlayerMail } from '../identity/player-mail.js';
import { pickLater, readColumns, getReopening, selfExclusionEnd } from './excluded.js';
import { keepProtection, lockProtection, type ProtectionRow } from './lock-protection.js';
import { type ProtectionRecords } from './player-records.js';
import { exclusions, liftedExclusions } from './tables.js';

export type ExclusionRow = typeof exclusions.$inferSelect;

/** Returns an exclusion as its player sees it: one of another account says no more than that it is one. */
export function toExclusion(row: ExclusionRow, now: Date): Exclusion {
  const times = {
    requestedAt: row.requestedAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
  };
  const { id: exclusionId, kind, period } = row;
  const state = exclusionState(times, now);
  return {
    exclusionId,
    kind,
    period,
    state,
    ...times,
    ...(row.reopensOnRequest && state !== 'expired' && { reopening: { opensAt: null } }),
    ...(row.fromPlayerId !== null && { isMatched: true }),
  };
}

/** Returns the exclusions of a player that count, newest first. */
export function readExclusions(database: Database, playerId: number): Promise<ExclusionRow[]> {
  const lifted = database
    .select()
    .from(liftedExclusions)
    .where(
      and(
        eq(liftedExclusions.playerId, exclusions.playerId),
        eq(liftedExclusions.fromPlayerId, exclusions.fromPlayerId),
      ),
    );
  return database
    .select()
    .from(exclusions)
    .where(and(eq(exclusions.playerId, playerId), notExists(lifted)))
    .orderBy(desc(exclusions.requestedAt), desc(exclusions.id));
}

/**
 * Returns the exclusions for the wire: the one that keeps an account closed after its end says so, and for how many hours more
 * after the request.
 */
export async function listExclusions(
  database: Database,
  playerId: number,
  { reopeningHours }: Pick<ProtectionPolicy, 'reopeningHours'>,
  now: Date,
): Promise<Exclusion[]> {
  const rows = await readExclusions(database, playerId);
  const columns = await readColumns(database, playerId);
  const reopening = getReopening(columns, now);
  const endedAt = reopening === undefined || columns === null ? null : selfExclusionEnd(columns);
  const waiting = rows.find(
    ({ kind, endsAt }) =>
      endedAt !== null && kind === 'self-exclusion' && endsAt?.getTime() === endedAt.getTime(),
  );
  const opensAt = reopening?.opensAt?.toISOString() ?? null;
  return rows.map((row) => ({
    ...toExclusion(row, now),
    ...(row === waiting && {
      reopening: { opensAt, ...(opensAt === null && { waitHours: reopeningHours }) },
    }),
  }));
}

/** Returns until when some exclusions last, as columns. */
function toEndColumns(rows: readonly ExclusionRow[]) {
  const latest = (isSelf: boolean) =>
    rows
      .filter(({ kind }) => (kind === 'self-exclusion') === isSelf)
      .reduce<Date | null>((end, row) => pickLater(end, row.endsAt), null);
  return { self: latest(true), others: latest(false), isForGood: rows.some(({ endsAt }) => endsAt === null) };
}

/** Stores until when the exclusions of a player last, after they have changed. */
export async function keepExclusions(
  transaction: Database,
  protection: ProtectionRow,
  changes: Partial<Pick<ProtectionRow, 'reopensAt'>> = {},
): Promise<void> {
  const rows = await readExclusions(transaction, protection.playerId);
  const own = toEndColumns(rows.filter(({ fromPlayerId }) => fromPlayerId === null));
  const linked = toEndColumns(rows.filter(({ fromPlayerId }) => fromPlayerId !== null));
  const last = pickLater(own.self, linked.self);
  await keepProtection(transaction, protection, {
    ...changes,
    selfExcludedUntil: own.self,
    coolingOffUntil: own.others,
    isExcludedForGood: own.isForGood,
    linkedSelfExcludedUntil: linked.self,
    linkedCoolingOffUntil: linked.others,
    isLinkedForGood: linked.isForGood,
    reopensOnRequest: rows.some(
      ({ endsAt, reopensOnRequest }) => reopensOnRequest && endsAt?.getTime() === last?.getTime(),
    ),
  });
}

/** Rejects what the rules do not allow. @throws ApiError EXCLUSION_INVALID_PERIOD, EXCLUSION_ALREADY_ACTIVE (409) */
function checkWanted(
  existing: readonly Exclusion[],
  wanted: WantedExclusion,
  { now, timeZone, offered }: { now: Date; timeZone: string; offered: readonly OfferedExclusion[] },
): void {
  const code = getExclusionRejection(existing, wanted, now, timeZone, offered);
  if (code === null) return;
  if (code === 'EXCLUSION_INVALID_PERIOD')
    throw reject(code, 'This period is not one of this kind, or was not confirmed.', {
      fields: { period: 'form.validation.invalid.format' },
    });
  const running: ExcludedUntil | null = excludedUntil(existing, now);
  throw reject(code, 'While an exclusion lasts, only one that ends later can be added.', {
    params: running === null || running.until === null ? {} : { until: running.until },
  });
}

/**
 * Excludes a player inside the caller's transaction: from its commit on nothing can be staked or paid in. Cooling off and
 * self-exclusion forfeit the active bonuses, a break or freeze keeps them. All consent to offers ends. The player gets a
 * confirmation by mail.
 * @throws ApiError EXCLUSION_INVALID_PERIOD, EXCLUSION_ALREADY_ACTIVE (409) with `until`
 */
export async function excludePlayer(
  transaction: Database,
  playerId: number,
  wanted: WantedExclusion,
  {
    mail,
    forfeitBonuses,
    withdrawConsents,
  }: { mail: PlayerMail } & Pick<ProtectionRecords, 'forfeitBonuses' | 'withdrawConsents'>,
  now: Date,
): Promise<Exclusion> {
  const player = await lockPlayer(transaction, playerId);
  const { row: protection, rules } = await lockProtection(transaction, playerId);
  const existing = await readExclusions(transaction, playerId);
  checkWanted(
    existing.map((row) => toExclusion(row, now)),
    wanted,
    { now, timeZone: protection.timeZone, offered: offeredExclusions(rules, now) },
  );
  const { kind, period } = wanted;
  const times = startExclusion(period, now, protection.timeZone);
  const endsAt = times.endsAt === null ? null : new Date(times.endsAt);
  const isSelfExclusion = kind === 'self-exclusion';
  const written = await transaction
    .insert(exclusions)
    .values({
      id: randomUUID(),
      playerId,
      kind,
      period,
      requestedAt: now,
      startsAt: new Date(times.startsAt),
      endsAt,
      // As the policy is now: a later one neither shortens nor prolongs it.
      reopensOnRequest:
        isSelfExclusion && endsAt !== null && (rules.reopeningOnRequest || period === 'indefinite'),
    })
    .returning();
  await keepExclusions(transaction, protection, isSelfExclusion ? { reopensAt: null } : {});
  if (isSelfExclusion || kind === 'cooling-off') await forfeitBonuses(transaction, playerId, now);
  await withdrawConsents(transaction, playerId, now);
  await mail.excluded(transaction, player, { kind, endsAt, timeZone: protection.timeZone }, now);
  return toExclusion(onlyRow(written), now);
}
