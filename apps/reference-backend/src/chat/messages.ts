import { and, desc, eq, lt } from 'drizzle-orm';
import {
  type ChatHistory,
  type ChatMessage,
  cleanChatText,
  getChatTextError,
  type SentChatMessage,
} from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { players } from '../identity/tables.js';
import { rejectIfClosed } from './access.js';
import { authorColumns, type AuthorRow, toAuthor } from './author.js';
import { type ChatProfile, lockProfile } from './profiles.js';
import { chatMessages, chatProfiles } from './tables.js';

/** Seconds between two messages of a player. */
export const everySeconds = 10;
const pageSize = 50;

type MessageRow = typeof chatMessages.$inferSelect;

function toMessage(row: MessageRow, author: AuthorRow): ChatMessage {
  const isRemoved = row.removedAt !== null;
  return {
    messageId: row.id,
    room: row.room,
    author: toAuthor(author),
    text: isRemoved ? '' : row.text,
    at: row.createdAt.toISOString(),
    isRemoved,
  };
}

const messagesWithAuthors = (database: Database) =>
  database
    .select({ message: chatMessages, author: authorColumns })
    .from(chatMessages)
    .innerJoin(chatProfiles, eq(chatProfiles.playerId, chatMessages.playerId))
    .innerJoin(players, eq(players.id, chatMessages.playerId));

/** Returns the latest messages of a room, or those before one of them, oldest first. */
export async function readHistory(
  database: Database,
  { room, before }: { room: string; before?: number | undefined },
): Promise<ChatHistory> {
  const rows = await messagesWithAuthors(database)
    .where(and(eq(chatMessages.room, room), before === undefined ? undefined : lt(chatMessages.id, before)))
    .orderBy(desc(chatMessages.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize).reverse();
  return {
    rows: page.map(({ message, author }) => toMessage(message, author)),
    hasMore: rows.length > pageSize,
  };
}

const secondsLeft = (lastMessageAt: Date | null, now: Date) =>
  lastMessageAt === null
    ? 0
    : Math.max(0, Math.ceil(everySeconds - (now.getTime() - lastMessageAt.getTime()) / 1_000));

/** @throws ApiError CHAT_SILENCED (409) with `until`, VALIDATION of `text`, TOO_MANY_TRIES (429) with `seconds` */
function checkMessage(
  text: string,
  profile: ChatProfile,
  hasListedWord: (text: string) => boolean,
  now: Date,
): void {
  const { silencedUntil, lastMessageAt } = profile;
  if (silencedUntil !== null && silencedUntil > now)
    throw reject('CHAT_SILENCED', 'A moderator muted this account for a while.', {
      params: { until: silencedUntil.toISOString() },
    });
  const error = getChatTextError(text) ?? (hasListedWord(text) ? 'word' : null);
  if (error !== null) throw invalid({ text: `chat.error.${error}` });
  const seconds = secondsLeft(lastMessageAt, now);
  if (seconds > 0)
    throw reject('TOO_MANY_TRIES', `One message every ${everySeconds} seconds. Please wait ${seconds}.`, {
      params: { seconds: String(seconds), minutes: '1' },
    });
}

/**
 * Sends a message once for a key. `isNew` is false for the repetition of a request. A rejection is not kept, so that the
 * same request can be sent again when its time has come.
 * @throws ApiError ACCOUNT_EXCLUDED, CHAT_CLOSED, CHAT_SILENCED (409), VALIDATION of `text`, TOO_MANY_TRIES (429) with
 * `seconds`, IDEMPOTENCY_CONFLICT (422)
 */
export function sendMessage(
  database: Database,
  playerId: number,
  { room, text: typed, key }: { room: string; text: string; key: string },
  hasListedWord: (text: string) => boolean,
  now: Date,
): Promise<SentChatMessage & { isNew: boolean }> {
  const text = cleanChatText(typed);
  return database.transaction(async (transaction) => {
    const profile = await lockProfile(transaction, playerId);
    const own = messagesWithAuthors(transaction);
    const [earlier] = await own.where(and(eq(chatMessages.playerId, playerId), eq(chatMessages.key, key)));
    if (earlier !== undefined) {
      if (earlier.message.room !== room || earlier.message.text !== text)
        throw reject('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
      return {
        message: toMessage(earlier.message, earlier.author),
        nextInSeconds: secondsLeft(profile.lastMessageAt, now),
        isNew: false,
      };
    }
    await rejectIfClosed(transaction, playerId, now);
    checkMessage(text, profile, hasListedWord, now);
    const { id } = onlyRow(
      await transaction
        .insert(chatMessages)
        .values({ room, playerId, key, text, createdAt: now })
        .returning({ id: chatMessages.id }),
    );
    await transaction
      .update(chatProfiles)
      .set({ lastMessageAt: now })
      .where(eq(chatProfiles.playerId, playerId));
    const { message, author } = onlyRow(
      await messagesWithAuthors(transaction).where(eq(chatMessages.id, id)),
    );
    return { message: toMessage(message, author), nextInSeconds: everySeconds, isNew: true };
  });
}
