import { eq } from 'drizzle-orm';
import { countSession, restrictionAt, type SessionTime, sessionTimeMs } from '@casino-kit/play-limits';
import { type ReadSessionLimit } from '../identity/sessions.js';
import { reject } from '../http/api-error.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { isSelfExcluded, readColumns } from './excluded.js';
import { protections } from './tables.js';

const minuteMs = 60_000;

/** Returns a session time in minutes. */
export function toSessionMinutes(time: SessionTime): number {
  return sessionTimeMs(time) / minuteMs;
}

/**
 * Returns how long a session may last that a player, whom the caller's transaction has locked, begins now, in minutes; null
 * without a limit. A login begins the counted session unless one lasts (decision 59): then it shares what is left of that, and
 * once the limit is reached it lasts until play opens again. Where the policy shows a summary after a login (`summaryAtLogin`), it
 * waits for the player from now on.
 * @throws ApiError ACCOUNT_LOCKED (423) during a self-exclusion, where the policy closes logins then (`exclusionClosesLogin`)
 */
export const readSessionLimit: ReadSessionLimit = async (transaction, playerId, now) => {
  const [row] = await transaction
    .select({ sessionTime: protections.sessionTime, since: protections.sessionCountedSince })
    .from(protections)
    .where(eq(protections.playerId, playerId))
    .for('no key update');
  const rules = getProtectionPolicy(await readBrandSettings(transaction));
  if (rules.exclusionClosesLogin && isSelfExcluded(await readColumns(transaction, playerId), now))
    throw reject(
      'ACCOUNT_LOCKED',
      'This account is closed by a self-exclusion. Support pays out what is in it.',
    );
  if (row !== undefined && rules.summaryAtLogin)
    await transaction
      .update(protections)
      .set({ summaryDueAt: now })
      .where(eq(protections.playerId, playerId));
  const time = row === undefined ? null : restrictionAt(row.sessionTime, now).value;
  if (row === undefined || time === null) return null;
  const count = countSession(row.since, time, now);
  if (count.since !== row.since)
    await transaction
      .update(protections)
      .set({ sessionCountedSince: count.since })
      .where(eq(protections.playerId, playerId));
  const endsAt = count.reachedAt > now ? count.reachedAt : count.opensAt;
  return (endsAt.getTime() - now.getTime()) / minuteMs;
};

/** Whether a session time, `null` for none, restricts less than another. */
export function isLooserTime(wanted: SessionTime | null, current: SessionTime | null): boolean {
  if (current === null) return false;
  return wanted === null || sessionTimeMs(wanted) > sessionTimeMs(current);
}
