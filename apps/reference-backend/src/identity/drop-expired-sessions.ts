import { type Clock, minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { type EndedSessions, endIdleSessions, expiredSessions } from './sessions.js';

/** How often to look for expired sessions. */
export const expiredSessionsEveryMs = 1_000;

interface Needs {
  database: Database;
  clock: Clock;
  live: { dropSessions(ended: EndedSessions): void };
}

/** Returns the work that notifies and disconnects the sockets of sessions that have expired since its last run. */
export function createExpiredSessionsWork({ database, clock, live }: Needs): () => Promise<void> {
  let since = clock.now();
  return async () => {
    const now = clock.now();
    // Since a clock was put back, it may have passed what expires later than it says now: the day before covers that.
    const from = since <= now ? since : minutesFrom(now, -24 * 60);
    const ended = await expiredSessions(database, from, now);
    since = now;
    for (const over of [ended, await endIdleSessions(database, now)])
      if (over.tokenHashes.length > 0) live.dropSessions(over);
  };
}
