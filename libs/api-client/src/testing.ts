import { type SocketEventName, type SocketEventPayload, socketEvents } from '@casino-kit/api-contract';
import { safeParse } from 'valibot';
import { type LiveSocket, type LiveStatus } from './core/live-socket.js';

export interface FakeLiveSocket {
  /** For the `live` of an `ApiProvider`: a socket that is connected from the start. */
  live: LiveSocket;
  /** Emits an event as the server would: it is parsed as the real socket parses it. */
  emit: <N extends SocketEventName>(name: N, payload: SocketEventPayload<N>) => void;
  /** Emits an event that the contract does not allow. */
  emitAnything: (name: SocketEventName, payload: unknown) => void;
  /** Connects or disconnects. */
  become: (status: LiveStatus) => void;
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
  return {
    live: {
      connect: () => Promise.resolve(),
      disconnect: () => undefined,
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
