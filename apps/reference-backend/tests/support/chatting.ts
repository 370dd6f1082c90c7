import { eq } from 'drizzle-orm';
import { type Socket } from 'socket.io-client';
import {
  type ChatMessage,
  getChat,
  listChatMessages,
  type SentChatMessage,
  sendChatMessage,
  type SocketAcknowledgement,
  type SocketRequestData,
  type SocketRequestName,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { players } from '../../src/identity/tables.js';
import { connect, next } from './sockets.js';
import { type ApiResponse, newKey, newPlayer, type TestBackend, type TestPlayer } from './test-backend.js';

type Reached = Pick<TestBackend, 'call'>;

/** Signs up a player who is known in the chat by a nickname. */
export async function newChatter(backend: Reached, nickname: string): Promise<TestPlayer> {
  const player = await newPlayer(backend);
  await backend.call(updateUserDetails, { token: player.token, body: { nickname } });
  return player;
}

/** Signs up a player who moderates the chat. */
export async function newModerator(backend: TestBackend, nickname = 'Anouk'): Promise<TestPlayer> {
  const player = await newChatter(backend, nickname);
  await backend.services.database
    .update(players)
    .set({ tags: ['moderator'] })
    .where(eq(players.id, player.id));
  return player;
}

/** Sends a message to the room `en`. */
export const say = (
  { call }: Reached,
  { token }: TestPlayer,
  text: string,
  { key = newKey(), room = 'en' } = {},
): Promise<ApiResponse<SentChatMessage>> =>
  call(sendChatMessage, { token, headers: { 'idempotency-key': key }, body: { room, text } });

/** Sends a message that must be accepted. */
export async function sayNow(
  backend: Reached,
  player: TestPlayer,
  text: string,
  room = 'en',
): Promise<ChatMessage> {
  const { status, body } = await say(backend, player, text, { room });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.message;
}

export async function fetchChat({ call }: Reached, { token }: TestPlayer) {
  return (await call(getChat, { token })).body.data;
}

export async function fetchChatHistory(
  { call }: Reached,
  { token }: TestPlayer,
  room = 'en',
  before?: number,
) {
  const query = { room, ...(before !== undefined && { before: String(before) }) };
  return (await call(listChatMessages, { token, query })).body.data;
}

/** Sends a request over a socket and resolves with its acknowledgement. */
export async function ask<N extends SocketRequestName>(
  socket: Socket,
  name: N,
  data: SocketRequestData<N>,
): Promise<SocketAcknowledgement> {
  return (await socket.timeout(10_000).emitWithAck(name, data)) as SocketAcknowledgement;
}

/** Connects a player's socket and enters a room. */
export async function enter(url: string, { token }: TestPlayer, room = 'en'): Promise<Socket> {
  const socket = await connect(url, token);
  const reply = await ask(socket, 'chat:join', { room });
  if (!reply.ok) throw new Error(reply.code);
  return socket;
}

/** Resolves with the next message that a socket receives. */
export const nextMessage = (socket: Socket) => next(socket, 'chat:message');
