import { type Clock, minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import {
  type EndedSessions,
  endIdleSessions,
  expiredSessions,
  followLifetime,
  type SessionLifetime,
} from './sessions.js';

/** How often to look for expired sessions. */
export const expiredSessionsEveryMs = 1_000;

interface Needs {
  database: Database;
  clock: Clock;
  live: { dropSessions(ended: EndedSessions): void };
}

/**
 * Makes the open sessions follow the policy once it has changed, and once more in the next run: a login that had read the old one
 * has then ended.
 */
function createLifetimeWork(database: Database): (now: Date) => Promise<void> {
  let followed: SessionLifetime | undefined;
  let isSettled = false;
  return async (now) => {
    const policy = getProtectionPolicy(await readBrandSettings(database));
    const isUnchanged =
      followed?.sessionLifetimeMinutes === policy.sessionLifetimeMinutes &&
      followed.sessionIdleMinutes === policy.sessionIdleMinutes;
    if (isUnchanged && isSettled) return;
    await followLifetime(database, policy, now);
    followed = policy;
    isSettled = isUnchanged;
  };
}

/**
 * Returns the work that notifies and disconnects the sockets of sessions that have expired since its last run, also by a policy
 * that was changed meanwhile.
 */
export function createExpiredSessionsWork({ database, clock, live }: Needs): () => Promise<void> {
  let since = clock.now();
  const followPolicy = createLifetimeWork(database);
  return async () => {
    const now = clock.now();
    // Since a clock was put back, it may have passed what expires later than it says now: the day before covers that.
    const from = since <= now ? since : minutesFrom(now, -24 * 60);
    await followPolicy(now);
    const ended = await expiredSessions(database, from, now);
    since = now;
    for (const over of [ended, await endIdleSessions(database, now)])
      if (over.sessionKeys.length > 0) live.dropSessions(over);
  };
}
