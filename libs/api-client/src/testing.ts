import { type SocketEventData, type SocketEventName } from '@casino-kit/api-contract';
import { type LiveSocket, type LiveStatus } from './core/live-socket.js';

export interface FakeLiveSocket {
  /** For the `live` of an `ApiProvider`: a socket that is connected from the start. */
  live: LiveSocket;
  /** Says something as the server would. */
  emit: <N extends SocketEventName>(name: N, data: SocketEventData<N>) => void;
  /** Comes on, or goes. */
  become: (status: LiveStatus) => void;
  /** How many listen to these events; without names, to any. */
  listening: (...names: SocketEventName[]) => number;
}

/** A socket without a server, which says what a test says. */
export function makeLiveSocket(): FakeLiveSocket {
  const handlers = new Map<SocketEventName, Set<(data: never) => void>>();
  const listeners = new Set<(status: LiveStatus) => void>();
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
    },
    emit: (name, data) => {
      for (const handler of handlers.get(name) ?? []) (handler as (said: unknown) => void)(data);
    },
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
