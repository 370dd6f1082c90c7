import { makeClient } from '@casino-kit/api-client/testing';
import { getChat, listChatMessages } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { makeChatMessage } from '../testing.js';
import { chatQuery, loadBefore, roomQuery } from './chat-queries.js';
import { type RoomLog } from './room-log.js';

const { signal } = new AbortController();
const messages = (...ids: number[]) => ids.map((messageId) => makeChatMessage({ messageId }));
const page = { rows: messages(2, 3), hasMore: true };

describe('the chat queries', () => {
  it('request the chat as the player has it', async () => {
    const { calls, client } = makeClient('chat');
    const query = chatQuery(client);
    await expect(query.queryFn({ signal })).resolves.toBe('chat');
    await expect(query.queryFn()).resolves.toBe('chat');
    expect(calls).toEqual([
      [getChat, {}, { signal }],
      [getChat, {}, { signal: undefined }],
    ]);
    expect(query).toMatchObject({ queryKey: ['chat', 'state'], meta: { audience: 'player' } });
  });
  it('request the latest messages of a room, which are added to those that are cached by then', async () => {
    const { calls, client } = makeClient(page);
    const cached = new Map<string, RoomLog>();
    const query = roomQuery(client, 'en', () => cached.get('en'));
    await expect(query.queryFn()).resolves.toEqual({ messages: page.rows, hasMore: true });
    const requested = query.queryFn({ signal });
    cached.set('en', { messages: messages(1, 2), hasMore: false });
    const log = await requested;
    expect(log.messages.map(({ messageId }) => messageId)).toEqual([1, 2, 3]);
    expect(calls.at(-1)).toEqual([listChatMessages, { query: { room: 'en' } }, { signal }]);
    expect(query).toMatchObject({
      queryKey: ['chat', 'room', 'en'],
      staleTime: Infinity,
      meta: { audience: 'player' },
    });
  });
  it('load the messages before one', async () => {
    const { calls, client } = makeClient(page);
    await expect(loadBefore(client, 'en', 40)).resolves.toBe(page);
    expect(calls).toEqual([[listChatMessages, { query: { room: 'en', before: 40 } }]]);
  });
});
