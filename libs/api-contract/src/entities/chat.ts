import * as v from 'valibot';
import { date, flag, id, list, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

/** The colours of a player's own name: names of a palette, whose shades are readable in every theme. */
export const chatColours = ['default', 'amber', 'teal', 'sky', 'violet', 'rose', 'lime'] as const;
export type ChatColour = (typeof chatColours)[number];
export const chatFontSizes = ['small', 'normal', 'large'] as const;
export type ChatFontSize = (typeof chatFontSizes)[number];
export const chatAppearances = ['comfortable', 'compact'] as const;
export type ChatAppearance = (typeof chatAppearances)[number];

/** Why a player reports a message. */
export const chatReportReasons = ['spam', 'fraud', 'insult', 'personal-data', 'other'] as const;
export type ChatReportReason = (typeof chatReportReasons)[number];

/** What a moderator does about a message or its author. */
export const chatModerations = ['remove', 'remove-all', 'mute', 'close', 'open'] as const;
export type ChatModeration = (typeof chatModerations)[number];
/** For how many minutes a moderator mutes a player. */
export const chatMuteMinutes = [10, 60, 1_440] as const;

/** The shape of a room's name: the wire code of its language. */
export const chatRoomName = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-zA-Z]{2,4})?$/));

/** A player as others see them in the chat. */
export const chatAuthor = readObject({
  /** Not the player's id anywhere else. */
  authorId: id,
  /** A nickname or a masked name; empty in ghost mode (§6). */
  name: withDefault(text, ''),
  colour: withDefault(v.picklist(chatColours), 'default'),
  isModerator: withDefault(flag, false),
});
export type ChatAuthor = v.InferOutput<typeof chatAuthor>;

export const chatMessage = readObject({
  /** Grows: a later message of any room has a higher number. */
  messageId: numeric,
  room: text,
  author: chatAuthor,
  /** Plain text; empty for a removed message. */
  text: withDefault(text, ''),
  at: date,
  /** Removed by a moderator. */
  isRemoved: withDefault(flag, false),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

const chatRoom = readObject({ room: text, here: withDefault(numeric, 0) });
export type ChatRoom = v.InferOutput<typeof chatRoom>;

/** Why the chat is closed to a player, and until when; `null` for good. */
export const chatClosedReasons = ['excluded', 'closed'] as const;
const chatClosed = readObject({ reason: v.picklist(chatClosedReasons), until: orNull(date) });
export type ChatClosed = v.InferOutput<typeof chatClosed>;

/** The chat as one player has it. */
export const chatState = readObject({
  me: chatAuthor,
  /** Rooms by language, with how many players are in each now. */
  rooms: list(chatRoom),
  fontSize: withDefault(v.picklist(chatFontSizes), 'normal'),
  appearance: withDefault(v.picklist(chatAppearances), 'comfortable'),
  /** Players whose messages this player does not see. */
  muted: withDefault(list(chatAuthor), []),
  /** Until when a moderator keeps this player from writing. */
  silencedUntil: maybe(date),
  closed: maybe(chatClosed),
  /** Seconds between two messages of a player. */
  everySeconds: withDefault(numeric, 10),
});
export type ChatState = v.InferOutput<typeof chatState>;

/** A message that was sent, and in how many seconds the next one may follow. */
export const sentChatMessage = readObject({ message: chatMessage, nextInSeconds: withDefault(numeric, 10) });
export type SentChatMessage = v.InferOutput<typeof sentChatMessage>;

/** Messages of a room, oldest first. */
export const chatHistory = readObject({ rows: list(chatMessage), hasMore: withDefault(flag, false) });
export type ChatHistory = v.InferOutput<typeof chatHistory>;

/** What a moderator sees of a message's author. */
export const chatModerationFacts = readObject({
  /** Messages of the author in this room that are not removed. */
  messages: withDefault(numeric, 0),
  /** Players who reported this message. */
  reporters: withDefault(numeric, 0),
  reasons: withDefault(list(readObject({ reason: text, count: numeric })), []),
  isClosed: withDefault(flag, false),
  silencedUntil: maybe(date),
});
export type ChatModerationFacts = v.InferOutput<typeof chatModerationFacts>;
