import { desc, eq } from 'drizzle-orm';
import { type Services } from '../services.js';
import { countUnread, reminderKinds } from './read-notices.js';
import { notices } from './tables.js';

/**
 * Notifies a player's sockets after the commit of the latest notice. Of a reminder, only where it may be shown:
 * `reminders` is false unless the caller has just asked.
 */
export async function emitNotices(
  { database, live, clock }: Pick<Services, 'database' | 'live' | 'clock'>,
  playerId: number,
  { reminders = false }: { reminders?: boolean } = {},
): Promise<void> {
  const [latest] = await database
    .select({ id: notices.id, kind: notices.kind, readAt: notices.readAt })
    .from(notices)
    .where(eq(notices.playerId, playerId))
    .orderBy(desc(notices.id))
    .limit(1);
  if (latest === undefined || latest.readAt !== null) return;
  if (!reminders && reminderKinds.some((kind) => kind === latest.kind)) return;
  const unread = await countUnread(database, { playerId, reminders, now: clock.now() });
  live.emit(playerId, 'notice:new', { noticeId: String(latest.id), unread });
}
