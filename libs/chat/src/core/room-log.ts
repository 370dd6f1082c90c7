import { type ChatAuthor, type ChatHistory, type ChatMessage } from '@casino-kit/api-contract';
import { addDays, type CalendarDate } from '@casino-kit/calendar-dates';

/** The messages of a room that are shown, oldest first. */
export interface RoomLog {
  messages: readonly ChatMessage[];
  /** Whether the server has older ones. */
  hasMore: boolean;
}

export const emptyLog: RoomLog = { messages: [], hasMore: false };

/** The most messages that are kept, and so rendered. */
export const mostMessages = 200;

/** Puts messages into a log: each once, the newer copy of two, in their order; the oldest are dropped beyond the limit. */
export function addMessages(log: RoomLog, added: readonly ChatMessage[]): RoomLog {
  const byId = new Map(log.messages.map((message) => [message.messageId, message]));
  for (const message of added) byId.set(message.messageId, message);
  const messages = [...byId.values()].sort((a, b) => a.messageId - b.messageId);
  const dropped = Math.max(0, messages.length - mostMessages);
  return { messages: messages.slice(dropped), hasMore: log.hasMore || dropped > 0 };
}

/**
 * Merges the latest page of the server into a log, as after a lost connection. When messages in between are missing, the
 * page replaces the log.
 */
export function mergeLatest(log: RoomLog | undefined, page: ChatHistory): RoomLog {
  const fresh: RoomLog = { messages: page.rows, hasMore: page.hasMore };
  const newest = log?.messages.at(-1);
  if (log === undefined || newest === undefined) return fresh;
  const first = page.rows[0];
  const leavesGap = page.hasMore && first !== undefined && first.messageId > newest.messageId;
  if (leavesGap) return fresh;
  const reachesFurther = (log.messages[0]?.messageId ?? 0) < (first?.messageId ?? 0);
  return addMessages({ ...log, hasMore: reachesFurther ? log.hasMore : page.hasMore }, page.rows);
}

/** Puts an older page in front; beyond the limit the oldest are left out, and no more can be loaded. */
export function addOlder(log: RoomLog, page: ChatHistory): RoomLog {
  const room = Math.max(0, mostMessages - log.messages.length);
  const known = new Set(log.messages.map(({ messageId }) => messageId));
  const older = page.rows.filter(({ messageId }) => !known.has(messageId));
  return { messages: [...(room === 0 ? [] : older.slice(-room)), ...log.messages], hasMore: page.hasMore };
}

/** Returns whether older messages can be shown. */
export function canLoadOlder({ messages, hasMore }: RoomLog): boolean {
  return hasMore && messages.length < mostMessages;
}

/** Marks messages as removed by a moderator; their text is gone. */
export function removeMessages(log: RoomLog, ids: readonly number[]): RoomLog {
  const removed = new Set(ids);
  return {
    ...log,
    messages: log.messages.map((message) =>
      removed.has(message.messageId) ? { ...message, text: '', isRemoved: true } : message,
    ),
  };
}

/** Shows an author as they are now in all of their messages. */
export function changeAuthor(log: RoomLog, author: ChatAuthor): RoomLog {
  return {
    ...log,
    messages: log.messages.map((message) =>
      message.author.authorId === author.authorId ? { ...message, author } : message,
    ),
  };
}

/** Messages of one day. */
export interface LogDay {
  day: CalendarDate;
  messages: readonly ChatMessage[];
}

/** Divides messages into days; `toDay` returns the day of a time in the player's zone. */
export function toDays(messages: readonly ChatMessage[], toDay: (at: string) => CalendarDate): LogDay[] {
  const days: { day: CalendarDate; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = toDay(message.at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Returns how people call a day today. */
export function dayName(day: CalendarDate, today: CalendarDate): 'today' | 'yesterday' | 'other' {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : 'other';
}
