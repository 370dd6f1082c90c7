import {
  type ChatState,
  getChat,
  getChatModeration,
  listChatMessages,
  moderateChat,
  muteChatAuthor,
  reportChatMessage,
  sendChatMessage,
  setChatSettings,
} from '@casino-kit/api-contract';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { consumeAttempt } from '../identity/attempts.js';
import { type Services } from '../services.js';
import { closedTo, rejectIfClosed, requireModerator } from './access.js';
import { announceModeration } from './announce.js';
import { everySeconds, readHistory, sendMessage } from './messages.js';
import { findMessage, moderate, moderationFacts, reportMessage } from './moderate.js';
import { readAuthor, changeChatSettings, mutedBy, readOrCreateProfile, setMuted } from './profiles.js';
import { createWordList, referenceWords } from './word-list.js';

/** Reports that a player can send in an hour. */
const reportsAnHour = 30;

/** The chat (§2 live chat with settings): what is read and written; messages arrive over the socket. */
export function chatRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { configuration, database, clock, sessions, live } = services;
  const hasListedWord = createWordList(configuration.chat.words ?? referenceWords);

  const readChatState = async (playerId: number): Promise<ChatState> => {
    const { fontSize, appearance, silencedUntil } = await readOrCreateProfile(database, playerId);
    const now = clock.now();
    const isSilenced = silencedUntil !== null && silencedUntil > now;
    return {
      me: await readAuthor(database, playerId),
      rooms: configuration.chat.rooms.map((room) => ({ room, here: live.here(room) })),
      fontSize,
      appearance,
      muted: await mutedBy(database, playerId),
      silencedUntil: isSilenced ? silencedUntil.toISOString() : null,
      closed: await closedTo(database, playerId, now),
      everySeconds,
    };
  };
  const knownRoom = (room: string) => {
    if (!configuration.chat.rooms.includes(room)) throw reject('NOT_FOUND', 'There is no such room.');
    return room;
  };

  serve(getChat, async ({ bearer }) => readChatState((await sessions.require(bearer)).id));

  serve(listChatMessages, async ({ bearer, query }) => {
    const { id } = await sessions.require(bearer);
    await rejectIfClosed(database, id, clock.now());
    return readHistory(database, { ...query, room: knownRoom(query.room) });
  });

  serve(sendChatMessage, async ({ bearer, body, idempotencyKey }) => {
    const { id } = await sessions.require(bearer);
    const wanted = { room: knownRoom(body.room), text: body.text, key: idempotencyKey };
    const { isNew, ...sent } = await sendMessage(database, id, wanted, hasListedWord, clock.now());
    if (isNew) live.emitToRooms([body.room], 'chat:message', sent.message);
    return sent;
  });

  serve(setChatSettings, async ({ bearer, body }) => {
    const { id } = await sessions.require(bearer);
    await readOrCreateProfile(database, id);
    await changeChatSettings(database, id, body);
    const state = await readChatState(id);
    if (body.colour !== undefined) live.emitToRooms(configuration.chat.rooms, 'chat:author', state.me);
    return state;
  });

  serve(muteChatAuthor, async ({ bearer, body }) => {
    const { id } = await sessions.require(bearer);
    await setMuted(database, id, body);
    // The player's other devices hide the messages, too.
    live.emit(id, 'chat:changed', {});
    return readChatState(id);
  });

  serve(reportChatMessage, async ({ bearer, body, param }) => {
    const { id } = await sessions.require(bearer);
    const now = clock.now();
    await rejectIfClosed(database, id, now);
    const message = await findMessage(database, param('messageId'));
    await consumeAttempt(database, [{ name: `chat-report:${id}`, limit: reportsAnHour, minutes: 60 }], now);
    await reportMessage(database, id, message, body.reason, now);
    return null;
  });

  serve(getChatModeration, async ({ bearer, param }) => {
    const { id } = await sessions.require(bearer);
    await rejectIfClosed(database, id, clock.now());
    await requireModerator(database, id);
    return moderationFacts(database, await findMessage(database, param('messageId')));
  });

  serve(moderateChat, async ({ bearer, body, param }) => {
    const { id } = await sessions.require(bearer);
    await rejectIfClosed(database, id, clock.now());
    await requireModerator(database, id);
    const message = await findMessage(database, param('messageId'));
    const moderated = await database.transaction((transaction) =>
      moderate(transaction, message, body, `player ${id}`, clock.now()),
    );
    if (body.action === 'close') live.leaveRooms(moderated.authorPlayerId);
    announceModeration(live, moderated);
    return moderationFacts(database, message);
  });
}
