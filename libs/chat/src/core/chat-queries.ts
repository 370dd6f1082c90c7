import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type ChatHistory, type ChatState, getChat, listChatMessages } from '@casino-kit/api-contract';
import { mergeLatest, type RoomLog } from './room-log.js';

type Caller = Pick<ApiClient, 'call'>;
type Signal = Pick<CallOptions, 'signal'>;

/** All cached data of this library. */
export const chatKey = ['chat'] as const;
export const chatStateKey = [...chatKey, 'state'] as const;
export const roomKey = (room: string) => [...chatKey, 'room', room] as const;

/** Query options for the chat as the player has it. */
export function chatQuery(client: Caller) {
  return {
    queryKey: chatStateKey,
    queryFn: ({ signal }: Signal = {}): Promise<ChatState> => client.call(getChat, {}, { signal }),
    staleTime: 60_000,
    meta: { audience: 'player' },
  };
}

/** Query options for the messages of a room; `known` returns those that are cached when the response arrives. */
export function roomQuery(client: Caller, room: string, known: () => RoomLog | undefined) {
  return {
    queryKey: roomKey(room),
    queryFn: async ({ signal }: Signal = {}): Promise<RoomLog> => {
      const page = await client.call(listChatMessages, { query: { room } }, { signal });
      return mergeLatest(known(), page);
    },
    staleTime: Infinity,
    meta: { audience: 'player' },
  };
}

/** Loads the messages before one of a room. */
export function loadBefore(client: Caller, room: string, before: number): Promise<ChatHistory> {
  return client.call(listChatMessages, { query: { room, before } });
}
