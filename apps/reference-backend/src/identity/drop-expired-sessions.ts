import { type Clock } from '../clock.js';
import { type Database } from '../database/database.js';
import { type EndedSessions, expiredSessions } from './sessions.js';

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
    // A clock that was put back starts again from there.
    const ended = await expiredSessions(database, since < now ? since : now, now);
    since = now;
    if (ended.tokenHashes.length > 0) live.dropSessions(ended);
  };
}
