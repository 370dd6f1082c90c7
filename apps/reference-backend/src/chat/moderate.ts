import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  type ChatModeration,
  type ChatModerationFacts,
  chatMuteMinutes,
  type ChatReportReason,
} from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { chatMessages, chatProfiles, chatReports } from './tables.js';

type MessageRow = typeof chatMessages.$inferSelect;

/** Returns a message. @throws ApiError NOT_FOUND */
export async function findMessage(database: Database, id: string): Promise<MessageRow> {
  const [message] = /^\d{1,15}$/.test(id)
    ? await database
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.id, Number(id)))
    : [];
  if (message === undefined) throw reject('NOT_FOUND', 'No such message.');
  return message;
}

/** Records a player's report of a message, once. @throws ApiError NOT_FOUND for the player's own message */
export async function reportMessage(
  database: Database,
  playerId: number,
  message: MessageRow,
  reason: ChatReportReason,
  now: Date,
): Promise<void> {
  if (message.playerId === playerId) throw reject('NOT_FOUND', 'No such message of another player.');
  await database
    .insert(chatReports)
    .values({ messageId: message.id, playerId, reason, createdAt: now })
    .onConflictDoNothing();
}

const notRemoved = (message: MessageRow) =>
  and(
    eq(chatMessages.playerId, message.playerId),
    eq(chatMessages.room, message.room),
    isNull(chatMessages.removedAt),
  );

/** Returns what a moderator sees of a message's author. */
export async function moderationFacts(database: Database, message: MessageRow): Promise<ChatModerationFacts> {
  const [profile] = await database
    .select()
    .from(chatProfiles)
    .where(eq(chatProfiles.playerId, message.playerId));
  const [written] = await database
    .select({ messages: count() })
    .from(chatMessages)
    .where(notRemoved(message));
  const reasons = await database
    .select({ reason: chatReports.reason, count: count() })
    .from(chatReports)
    .where(eq(chatReports.messageId, message.id))
    .groupBy(chatReports.reason);
  return {
    messages: written?.messages ?? 0,
    reporters: reasons.reduce((sum, row) => sum + row.count, 0),
    reasons,
    isClosed: profile?.isClosed ?? false,
    silencedUntil: profile?.silencedUntil?.toISOString() ?? null,
  };
}

/** What an action of a moderator changed, for those who see the chat. */
export interface Moderated {
  room: string;
  authorPlayerId: number;
  /** Newest first. */
  removedIds: number[];
  /** Whether what the author may do has changed. */
  changesAuthor: boolean;
}

/** Does what a moderator decided about a message, in the caller's transaction. `by` is kept with what is removed. */
export async function moderate(
  transaction: Database,
  message: MessageRow,
  { action, minutes }: { action: ChatModeration; minutes?: (typeof chatMuteMinutes)[number] | undefined },
  by: string,
  now: Date,
): Promise<Moderated> {
  await transaction
    .update(chatReports)
    .set({ handledAt: now })
    .where(and(eq(chatReports.messageId, message.id), isNull(chatReports.handledAt)));
  const change = (set: Partial<typeof chatProfiles.$inferInsert>) =>
    transaction.update(chatProfiles).set(set).where(eq(chatProfiles.playerId, message.playerId));
  if (action === 'mute') await change({ silencedUntil: minutesFrom(now, minutes ?? chatMuteMinutes[0]) });
  if (action === 'close') await change({ isClosed: true });
  if (action === 'open') await change({ isClosed: false, silencedUntil: null });
  const removes = action === 'remove' || action === 'remove-all';
  const which = action === 'remove' ? eq(chatMessages.id, message.id) : notRemoved(message);
  const removed = removes
    ? await transaction
        .update(chatMessages)
        .set({ removedAt: now, removedBy: by })
        .where(and(which, isNull(chatMessages.removedAt)))
        .returning({ id: chatMessages.id })
    : [];
  return {
    room: message.room,
    authorPlayerId: message.playerId,
    removedIds: removed.map(({ id }) => id).sort((a, b) => b - a),
    changesAuthor: !removes,
  };
}

/** A reported message on the control page. */
export interface ReportedMessage {
  id: number;
  room: string;
  playerId: number;
  text: string;
  reporters: number;
  reasons: string[];
}

/** Returns messages with reports that no one has handled, the latest first. */
export async function openReports(database: Database, limit: number): Promise<ReportedMessage[]> {
  const open = await database
    .selectDistinct({ id: chatReports.messageId })
    .from(chatReports)
    .where(isNull(chatReports.handledAt))
    .orderBy(desc(chatReports.messageId))
    .limit(limit);
  if (open.length === 0) return [];
  const rows = await database
    .select({ message: chatMessages, reason: chatReports.reason })
    .from(chatReports)
    .innerJoin(chatMessages, eq(chatMessages.id, chatReports.messageId))
    .where(
      inArray(
        chatReports.messageId,
        open.map(({ id }) => id),
      ),
    )
    .orderBy(desc(chatReports.messageId));
  return open.flatMap(({ id }) => {
    const reports = rows.filter(({ message }) => message.id === id);
    const message = reports[0]?.message;
    if (message === undefined) return [];
    const { room, playerId, text } = message;
    const reasons = [...new Set(reports.map(({ reason }) => reason))];
    return [{ id, room, playerId, text, reporters: reports.length, reasons }];
  });
}

/** Marks the reports of a message as handled without an action. */
export async function dismissReports(database: Database, messageId: number, now: Date): Promise<void> {
  await database.update(chatReports).set({ handledAt: now }).where(eq(chatReports.messageId, messageId));
}
