import {
  type SocketEventName,
  type SocketEventPayload,
  socketEvents,
  type SocketRequestData,
  type SocketRequestName,
} from '@casino-kit/api-contract';
import { safeParse } from 'valibot';
import { type ApiClient } from './core/client.js';
import { type LiveSocket, type LiveStatus } from './core/live-socket.js';
import { type SocketReply } from './core/socket-connection.js';

export interface FakeLiveSocket {
  /** For the `live` of an `ApiProvider`: a socket that is connected from the start. */
  live: LiveSocket;
  /** Emits an event as the server would: it is parsed as the real socket parses it. */
  emit: <N extends SocketEventName>(name: N, payload: SocketEventPayload<N>) => void;
  /** Emits an event that the contract does not allow. */
  emitAnything: (name: SocketEventName, payload: unknown) => void;
  /** Connects or disconnects. */
  become: (status: LiveStatus) => void;
  /** The requests so far, oldest first. */
  requests: readonly { name: SocketRequestName; data: SocketRequestData<SocketRequestName> }[];
  /** Responds to requests of a name from now on; others get no response. */
  respond: <N extends SocketRequestName>(
    name: N,
    reply: (data: SocketRequestData<N>) => SocketReply<N>,
  ) => void;
  /** Returns the number of subscribers to these events; without names, to any. */
  listening: (...names: SocketEventName[]) => number;
}

/** Creates a socket without a server that emits what a test tells it to. */
export function makeLiveSocket(): FakeLiveSocket {
  const handlers = new Map<SocketEventName, Set<(data: never) => void>>();
  const listeners = new Set<(status: LiveStatus) => void>();
  const unreadable = new Set<(name: SocketEventName) => void>();
  const receive = (name: SocketEventName, payload: unknown) => {
    const read = safeParse(socketEvents[name], payload);
    if (!read.success) return unreadable.forEach((listener) => listener(name));
    for (const handler of handlers.get(name) ?? []) (handler as (data: unknown) => void)(read.output);
  };
  let now: LiveStatus = 'on';
  const requests: { name: SocketRequestName; data: SocketRequestData<SocketRequestName> }[] = [];
  const replies = new Map<SocketRequestName, (data: never) => unknown>();
  return {
    live: {
      connect: () => Promise.resolve(),
      disconnect: () => undefined,
      connection: () => ({
        disconnect: () => undefined,
        request(name, data) {
          requests.push({ name, data });
          const reply = replies.get(name)?.(data as never) ?? null;
          return Promise.resolve(now === 'on' ? (reply as SocketReply<typeof name>) : null);
        },
      }),
      status: () => now,
      onStatus(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      on(name, handler) {
        const set = handlers.get(name) ?? new Set();
        handlers.set(name, set.add(handler));
        return () => set.delete(handler);
      },
      onUnreadable(listener) {
        unreadable.add(listener);
        return () => unreadable.delete(listener);
      },
    },
    requests,
    respond: (name, reply) => replies.set(name, reply),
    emit: receive,
    emitAnything: receive,
    become(status) {
      now = status;
      listeners.forEach((listener) => listener(status));
    },
    listening: (...names) =>
      [...handlers]
        .filter(([name]) => names.length === 0 || names.includes(name))
        .reduce((sum, [, set]) => sum + set.size, 0),
  };
}

export interface FakeClient {
  client: Pick<ApiClient, 'call'>;
  /** The arguments of each call so far: the endpoint, its input, and the options. */
  calls: readonly (readonly unknown[])[];
}

/** Creates a client without a server whose calls all resolve with `response`. */
export function makeClient(response: unknown): FakeClient {
  const calls: (readonly unknown[])[] = [];
  const call = (...args: readonly unknown[]) => {
    calls.push(args);
    return Promise.resolve(response);
  };
  return { client: { call: call as ApiClient['call'] }, calls };
}
