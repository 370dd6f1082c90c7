import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ageOn } from '@casino-kit/api-contract/field-rules';
import { type ProtectionPolicy } from '@casino-kit/api-contract/protection-policy';
import { minutesFrom, toUtcDay } from '../clock.js';
import { type Database } from '../database/database.js';
import { readRows } from '../database/read-rows.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { pickLater, readColumns, selfExclusionEnd } from './excluded.js';
import { readPlayMarkers } from './play-markers.js';

/** What of the policy closes offers to single players. */
export type OfferRules = Pick<
  ProtectionPolicy,
  'bonusBeforePlayOnly' | 'bonusMinimumAge' | 'bonusPauseDays' | 'markersStopOffers'
>;

/** Whether a player, of whom `dateOfBirth` (`YYYY-MM-DD`) may be unknown, is too young for bonuses by the policy. */
export function isTooYoungForBonuses(
  { bonusMinimumAge }: Pick<OfferRules, 'bonusMinimumAge'>,
  dateOfBirth: string | null,
  now: Date,
): boolean {
  if (bonusMinimumAge === null) return false;
  return dateOfBirth === null || ageOn(dateOfBirth, toUtcDay(now)) < bonusMinimumAge;
}

/** Whether a player has played for money on an earlier day (UTC). */
async function hasPlayedBefore(database: Database, playerId: number, now: Date): Promise<boolean> {
  const rows = await readRows(
    database,
    v.object({ id: v.string() }),
    sql`
      select id from rounds
      where player_id = ${playerId} and voided_at is null and created_at < ${`${toUtcDay(now)}T00:00:00Z`}::timestamptz
      limit 1`,
  );
  return rows.length > 0;
}

/** Whether deposits were closed to a player, or an exclusion ended, within some days. */
async function wasClosedWithin(
  database: Database,
  playerId: number,
  days: number,
  now: Date,
): Promise<boolean> {
  const columns = await readColumns(database, playerId);
  if (columns === null) return false;
  const { coolingOffUntil, linkedCoolingOffUntil, depositsClosedAt } = columns;
  const last = [selfExclusionEnd(columns), coolingOffUntil, linkedCoolingOffUntil, depositsClosedAt].reduce(
    pickLater,
    null,
  );
  return last !== null && last > minutesFrom(now, -days * 24 * 60);
}

/**
 * Returns whether the policy closes bonuses and advertising to a player: too young or of unknown age, after the first day of
 * play, for a time after deposits were closed or an exclusion, or with a marker of harm.
 */
export async function areOffersClosed(
  database: Database,
  playerId: number,
  { bonusBeforePlayOnly, bonusMinimumAge, bonusPauseDays, markersStopOffers }: OfferRules,
  now: Date,
): Promise<boolean> {
  if (bonusMinimumAge !== null) {
    const { dateOfBirth } = await readPlayerRow(database, playerId);
    if (isTooYoungForBonuses({ bonusMinimumAge }, dateOfBirth, now)) return true;
  }
  if (bonusBeforePlayOnly && (await hasPlayedBefore(database, playerId, now))) return true;
  if (bonusPauseDays > 0 && (await wasClosedWithin(database, playerId, bonusPauseDays, now))) return true;
  return markersStopOffers && (await readPlayMarkers(database, playerId, { now })).markers.length > 0;
}
