import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { type Exclusion, type OfferedExclusion } from '@casino-kit/api-contract';
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
import { keepProtection, lockProtection } from './lock-protection.js';
import { type ProtectionRecords } from './player-records.js';
import { exclusions } from './tables.js';

export type ExclusionRow = typeof exclusions.$inferSelect;

/** Returns an exclusion as its player sees it. */
export function asExclusion(row: ExclusionRow, now: Date): Exclusion {
  const times = {
    requestedAt: row.requestedAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
  };
  const { id: exclusionId, kind, period } = row;
  return { exclusionId, kind, period, state: exclusionState(times, now), ...times };
}

/** Returns the exclusions of a player, newest first. */
export function readExclusions(database: Database, playerId: number): Promise<ExclusionRow[]> {
  return database
    .select()
    .from(exclusions)
    .where(eq(exclusions.playerId, playerId))
    .orderBy(desc(exclusions.requestedAt), desc(exclusions.id));
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
 * self-exclusion forfeit the active bonuses, a break or freeze keeps them. The player gets a confirmation by mail.
 * @throws ApiError EXCLUSION_INVALID_PERIOD, EXCLUSION_ALREADY_ACTIVE (409) with `until`
 */
export async function createExclusionOf(
  transaction: Database,
  playerId: number,
  wanted: WantedExclusion,
  { mail, forfeitBonuses }: { mail: PlayerMail } & Pick<ProtectionRecords, 'forfeitBonuses'>,
  now: Date,
): Promise<Exclusion> {
  const player = await lockPlayer(transaction, playerId);
  const { row: protection, rules } = await lockProtection(transaction, playerId);
  const existing = await readExclusions(transaction, playerId);
  checkWanted(
    existing.map((row) => asExclusion(row, now)),
    wanted,
    { now, timeZone: protection.timeZone, offered: offeredExclusions(rules, now) },
  );
  const { kind, period } = wanted;
  const times = startExclusion(period, now, protection.timeZone);
  const endsAt = times.endsAt === null ? null : new Date(times.endsAt);
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
    })
    .returning();
  // It ends later than all that run, so that it is the latest of its kind, too.
  const isSelfExclusion = kind === 'self-exclusion';
  await keepProtection(transaction, protection, {
    ...(endsAt === null
      ? { isExcludedForGood: true }
      : isSelfExclusion
        ? { selfExcludedUntil: endsAt }
        : { coolingOffUntil: endsAt }),
  });
  if (isSelfExclusion || kind === 'cooling-off') await forfeitBonuses(transaction, playerId, now);
  await mail.excluded(transaction, player, { kind, endsAt, timeZone: protection.timeZone }, now);
  return asExclusion(onlyRow(written), now);
}
