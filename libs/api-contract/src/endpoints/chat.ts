import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import {
  chatAppearances,
  chatColours,
  chatFontSizes,
  chatHistory,
  chatModerationFacts,
  chatModerations,
  chatMuteMinutes,
  chatReportReasons,
  chatRoomName,
  chatState,
  sentChatMessage,
} from '../entities/chat.js';
import { done } from './shapes.js';

export const getChat = /* @__PURE__ */ defineEndpoint({
  name: 'getChat',
  origin: 'extension',
  summary:
    'The chat as the player has it: rooms, settings, muted players, and whether it is closed to the player.',
  method: 'GET',
  path: '/api/chat',
  token: 'required',
  data: chatState,
});

export const listChatMessages = /* @__PURE__ */ defineEndpoint({
  name: 'listChatMessages',
  origin: 'extension',
  summary: 'The latest messages of a room, or those before one of them, oldest first.',
  method: 'GET',
  path: '/api/chat/messages',
  token: 'required',
  query: v.object({
    room: chatRoomName,
    before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  data: chatHistory,
});

export const sendChatMessage = /* @__PURE__ */ defineEndpoint({
  name: 'sendChatMessage',
  origin: 'extension',
  summary: 'Sends a message to a room, once for an Idempotency-Key. Too early: 429 with `params.seconds`.',
  method: 'POST',
  path: '/api/chat/messages',
  token: 'required',
  idempotent: true,
  body: v.object({ room: chatRoomName, text: v.string() }),
  data: sentChatMessage,
});

export const setChatSettings = /* @__PURE__ */ defineEndpoint({
  name: 'setChatSettings',
  origin: 'extension',
  summary: 'Changes the colour of the player’s name, the size of the text, or how close messages are.',
  method: 'PUT',
  path: '/api/chat/settings',
  token: 'required',
  body: v.object({
    colour: v.optional(v.picklist(chatColours)),
    fontSize: v.optional(v.picklist(chatFontSizes)),
    appearance: v.optional(v.picklist(chatAppearances)),
  }),
  data: chatState,
});

export const muteChatAuthor = /* @__PURE__ */ defineEndpoint({
  name: 'muteChatAuthor',
  origin: 'extension',
  summary: 'Hides the messages of another player from this player, or shows them again.',
  method: 'PUT',
  path: '/api/chat/mutes',
  token: 'required',
  body: v.object({ authorId: v.pipe(v.string(), v.uuid()), isMuted: v.boolean() }),
  data: chatState,
});

export const reportChatMessage = /* @__PURE__ */ defineEndpoint({
  name: 'reportChatMessage',
  origin: 'extension',
  summary: 'Reports a message to the moderators; a second report of the same player changes nothing.',
  method: 'POST',
  path: '/api/chat/messages/{messageId}/report',
  token: 'required',
  body: v.object({ reason: v.picklist(chatReportReasons) }),
  data: done,
});

export const getChatModeration = /* @__PURE__ */ defineEndpoint({
  name: 'getChatModeration',
  origin: 'extension',
  summary: 'For moderators: the reports of a message, and what its author has written.',
  method: 'GET',
  path: '/api/chat/messages/{messageId}/moderation',
  token: 'required',
  data: chatModerationFacts,
});

export const moderateChat = /* @__PURE__ */ defineEndpoint({
  name: 'moderateChat',
  origin: 'extension',
  summary:
    'For moderators: removes a message or all of its author, keeps the author from writing, or closes the chat.',
  method: 'POST',
  path: '/api/chat/messages/{messageId}/moderation',
  token: 'required',
  body: v.object({
    action: v.picklist(chatModerations),
    /** How long `mute` lasts. */
    minutes: v.optional(v.picklist(chatMuteMinutes)),
  }),
  data: chatModerationFacts,
});
