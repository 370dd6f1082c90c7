import * as v from 'valibot';
import { flag, list, maybe, numeric, readObject, text, withDefault } from '../reading.js';
import { chatAuthor, chatMessage, chatRoomName } from './chat.js';

/** What the server emits to the players of a chat room, and to one player about the chat. */
export const chatEvents = {
  'chat:message': chatMessage,
  /** A moderator removed messages. */
  'chat:removed': readObject({ messageIds: list(numeric) }),
  /** How many players are in a room. */
  'chat:here': readObject({ room: text, here: numeric }),
  /** A player's name, colour or role has changed. */
  'chat:author': chatAuthor,
  /** What the player may do in the chat has changed: read `getChat` again. */
  'chat:changed': readObject({ isClosed: withDefault(flag, false) }),
  /** The player was away for too long and no longer receives the messages of the room. */
  'chat:left': readObject({ room: text }),
} as const;

const joined = readObject({ room: text, here: withDefault(numeric, 0) });
const done = readObject({ room: maybe(text) });

/**
 * What a client may send over the socket, and what it gets back. Messages are not among them: they are sent by HTTP, so
 * that each has one definite response.
 */
export const socketRequests = {
  /** Enters a room, and leaves the one before. */
  'chat:join': { data: v.object({ room: chatRoomName }), response: joined },
  'chat:leave': { data: v.object({}), response: done },
  'chat:away': { data: v.object({ isAway: v.boolean() }), response: done },
} as const;
export type SocketRequestName = keyof typeof socketRequests;
export type SocketRequestData<N extends SocketRequestName> = v.InferInput<(typeof socketRequests)[N]['data']>;
export type SocketResponse<N extends SocketRequestName> = v.InferOutput<
  (typeof socketRequests)[N]['response']
>;

/** The acknowledgement of a request over the socket. */
export const socketAcknowledgement = v.variant('ok', [
  v.object({ ok: v.literal(true), data: v.unknown() }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
export type SocketAcknowledgement = v.InferOutput<typeof socketAcknowledgement>;
