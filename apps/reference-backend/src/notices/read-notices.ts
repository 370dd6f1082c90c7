import { and, count, desc, eq, gt, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { mostUnread, type Notice, type NoticeKind } from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { notices } from './tables.js';

/** How long a notice is kept, in days. */
export const keptDays = 90;

/** Notices that remind of something to play with: not for anybody who is excluded or has not agreed to offers. */
export const reminderKinds: readonly NoticeKind[] = ['bonusExpires', 'rakebackExpires'];

/** Returns whether a player may be reminded of bonuses and rakeback. */
export type MayRemind = (database: Database, playerId: number, now: Date) => Promise<boolean>;

/** Whose notices are read, and which. */
export interface Reader {
  playerId: number;
  /** Whether reminders are shown. */
  reminders: boolean;
  now: Date;
}

export const keptSince = (now: Date): Date => minutesFrom(now, -keptDays * 24 * 60);

const shownTo = ({ playerId, reminders, now }: Reader): SQL | undefined =>
  and(
    eq(notices.playerId, playerId),
    gt(notices.createdAt, keptSince(now)),
    reminders ? undefined : notInArray(notices.kind, [...reminderKinds]),
  );

/**
 * The condition of notices that come after another of the player in the order of time, the latest first; `orSame` includes
 * it. Nothing comes after one that the player does not have.
 */
const isAfter = (playerId: number, id: number, orSame: boolean): SQL => {
  const other = sql`(select ${notices.createdAt}, ${notices.id} from ${notices} where ${notices.id} = ${id} and ${notices.playerId} = ${playerId})`;
  const own = sql`(${notices.createdAt}, ${notices.id})`;
  return orSame ? sql`${own} <= ${other}` : sql`${own} < ${other}`;
};

/** Returns how many notices are unread, at most {@link mostUnread}: a long unread list costs no more than that. */
export async function countUnread(database: Database, reader: Reader): Promise<number> {
  const unread = database
    .select({ id: notices.id })
    .from(notices)
    .where(and(shownTo(reader), isNull(notices.readAt)))
    .limit(mostUnread)
    .as('unread');
  return onlyRow(await database.select({ unread: count() }).from(unread)).unread;
}

/** Returns a page of notices, the latest first by their time: those before `before`, and whether there are more. */
export async function pageOfNotices(
  database: Database,
  reader: Reader,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ notices: Notice[]; hasMore: boolean }> {
  if (limit === 0) return { notices: [], hasMore: false };
  const rows = await database
    .select()
    .from(notices)
    .where(and(shownTo(reader), before === undefined ? undefined : isAfter(reader.playerId, before, false)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit + 1);
  return {
    notices: rows.slice(0, limit).map(({ id, kind, values, createdAt, readAt }) => ({
      id: String(id),
      kind,
      values,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    hasMore: rows.length > limit,
  };
}

/** Which notices were read: some, or all up to and including one. */
export type Seen = { ids: readonly number[] } | { upTo: number };

/** Marks notices of a player as read that are not. */
export async function markRead(database: Database, playerId: number, seen: Seen, now: Date): Promise<void> {
  await database
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.playerId, playerId),
        isNull(notices.readAt),
        'upTo' in seen ? isAfter(playerId, seen.upTo, true) : inArray(notices.id, [...seen.ids]),
      ),
    );
}
