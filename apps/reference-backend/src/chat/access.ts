import { eq } from 'drizzle-orm';
import { type ChatClosed } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { players } from '../identity/tables.js';
import { getExcludedUntil, excludedRejection, exclusionColumns } from '../protection/excluded.js';
import { protections } from '../protection/tables.js';
import { moderatorTag } from './author.js';
import { chatProfiles } from './tables.js';

/** Returns why and until when the chat is closed to a player; null when it is open. */
export async function closedTo(database: Database, playerId: number, now: Date): Promise<ChatClosed | null> {
  const [row] = await database
    .select({ exclusion: exclusionColumns, isClosed: chatProfiles.isClosed })
    .from(players)
    .leftJoin(protections, eq(protections.playerId, players.id))
    .leftJoin(chatProfiles, eq(chatProfiles.playerId, players.id))
    .where(eq(players.id, playerId));
  const excluded = getExcludedUntil(row?.exclusion ?? null, now);
  if (excluded !== null) return { reason: 'excluded', until: excluded.until };
  return row?.isClosed === true ? { reason: 'closed', until: null } : null;
}

/** @throws ApiError ACCOUNT_EXCLUDED (409) with `until`, CHAT_CLOSED (409) */
export async function rejectIfClosed(database: Database, playerId: number, now: Date): Promise<void> {
  const closed = await closedTo(database, playerId, now);
  if (closed?.reason === 'excluded') throw excludedRejection({ until: closed.until });
  if (closed !== null) throw reject('CHAT_CLOSED', 'A moderator closed the chat for this account.');
}

/** @throws ApiError NOT_FOUND for a player who is no moderator: the call does not exist for them */
export async function requireModerator(database: Database, playerId: number): Promise<void> {
  const [row] = await database.select({ tags: players.tags }).from(players).where(eq(players.id, playerId));
  if (row?.tags.includes(moderatorTag) !== true) throw reject('NOT_FOUND', 'No such message.');
}
