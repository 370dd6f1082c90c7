import { and, eq, sql } from 'drizzle-orm';
import { noticeKinds, type NoticeKind } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { noticeMutes, notices } from './tables.js';

/** Something that concerns a player. */
export interface News {
  playerId: number;
  kind: NoticeKind;
  /** Amounts as decimals in major units with a `currencyCode` beside them, times in ISO 8601, names as plain text. */
  values: Readonly<Record<string, string>>;
  /** The event behind it, such as the id of a deposit: a kind of notice is added once for each cause. */
  cause?: string | undefined;
  now: Date;
}

/**
 * Adds news of an account's security within the transaction of the change itself, such as a new device or a changed
 * password.
 */
export type SecurityNews = (
  transaction: Database,
  news: Pick<News, 'playerId' | 'kind' | 'values' | 'now'>,
) => Promise<void>;

/** How long a value may be: a name or a reason, not a letter. */
const longestValue = 300;

/** Returns a text that the database can store: a bad name must not undo the payment that it belongs to. */
const storable = (value: string) => value.slice(0, longestValue).replace(/[\0\p{Surrogate}]/gu, '');

/** Locks the notices of a player until the transaction ends, so that notices become visible in the order of their ids. */
async function lockNotices(transaction: Database, playerId: number): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`notices:${playerId}`}::text, 0))`,
  );
}

/**
 * Adds a notice within the transaction of the event itself, so that both are stored or neither is. A notice of a group that
 * the player has muted is not added. Call it last in a transaction: nothing should be locked after the notices of a player. Emit it after
 * the commit (`emitNotices`). Returns whether it was added.
 */
export async function addNotice(
  transaction: Database,
  { playerId, kind, values, cause, now }: News,
): Promise<boolean> {
  const [muted] = await transaction
    .select({ group: noticeMutes.group })
    .from(noticeMutes)
    .where(and(eq(noticeMutes.playerId, playerId), eq(noticeMutes.group, noticeKinds[kind])));
  if (muted !== undefined) return false;
  await lockNotices(transaction, playerId);
  const plain = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, storable(value)]));
  const added = await transaction
    .insert(notices)
    .values({ playerId, kind, values: plain, cause: cause ?? null, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return added.length > 0;
}

/** See {@link SecurityNews}. A group of it cannot be muted. */
export const addSecurityNews: SecurityNews = async (transaction, news) => {
  await addNotice(transaction, news);
};
