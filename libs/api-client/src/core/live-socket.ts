import { type SocketEventData, type SocketEventName } from '@casino-kit/api-contract';
import { type ReceivedEvent, type SocketConnection } from './socket-connection.js';
import { type TokenSource } from './token-source.js';

export type LiveStatus = 'off' | 'connecting' | 'on';
type Handler<N extends SocketEventName> = (data: SocketEventData<N>) => void;

export interface LiveSocketConfig {
  /** Origin of the socket server; `''` is the page's own. */
  url: string;
  tokens: TokenSource;
}

/** The typed socket (§7, real-time). Listeners outlive reconnections; `connect` and `disconnect` follow the session. */
export interface LiveSocket {
  connect(): Promise<void>;
  disconnect(): void;
  on<N extends SocketEventName>(name: N, handler: Handler<N>): () => void;
  /** Subscribes to events whose data cannot be read; they are dropped. Returns an unsubscribe function. */
  onUnreadable(listener: (name: SocketEventName) => void): () => void;
  /** Returns the latest connection, over which {@link requestOverSocket} sends; `null` before the first. */
  connection(): SocketConnection | null;
  status(): LiveStatus;
  onStatus(listener: (status: LiveStatus) => void): () => void;
}

/** How long an event without a subscriber is buffered for a late one, in milliseconds, and how many are buffered. */
const keptMs = 10_000;
const mostKept = 50;

/**
 * Creates a socket that is not connected yet. The socket client is loaded with the first `connect`, so a guest never
 * downloads it. Events that belong to an ended session are dropped. An event that arrives before its first subscriber,
 * such as a component that is still loading, is buffered for 10 s.
 */
export function createLiveSocket({ url, tokens }: LiveSocketConfig): LiveSocket {
  const handlers = new Map<SocketEventName, Set<Handler<SocketEventName>>>();
  const listeners = new Set<(status: LiveStatus) => void>();
  const unreadable = new Set<(name: SocketEventName) => void>();
  let status: LiveStatus = 'off';
  let socket: SocketConnection | null = null;
  let attempt = 0;
  let kept: { name: SocketEventName; data: SocketEventData<SocketEventName> }[] = [];

  const become = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener(status);
  };

  function receive({ name, data }: ReceivedEvent): void {
    if (data === null) {
      for (const listener of unreadable) listener(name);
      return;
    }
    const subscribed = handlers.get(name);
    if (subscribed === undefined) keep(name, data);
    else for (const handler of subscribed) handler(data);
  }

  function keep(name: SocketEventName, data: SocketEventData<SocketEventName>): void {
    const event = { name, data };
    kept = [...kept.slice(1 - mostKept), event];
    setTimeout(() => {
      kept = kept.filter((one) => one !== event);
    }, keptMs);
  }

  return {
    status: () => status,
    onStatus(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(name, handler) {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler as Handler<SocketEventName>));
      const missed = kept.filter((event) => event.name === name);
      kept = kept.filter((event) => event.name !== name);
      for (const { data } of missed) (handler as Handler<SocketEventName>)(data);
      return () => set.delete(handler as Handler<SocketEventName>);
    },
    onUnreadable(listener) {
      unreadable.add(listener);
      return () => unreadable.delete(listener);
    },
    connection: () => socket,
    async connect() {
      const mine = ++attempt;
      socket?.disconnect();
      become('connecting');
      const epoch = tokens.epoch();
      const { openSocket } = await import('./socket-connection.js');
      if (tokens.confirm?.() === false || mine !== attempt || epoch !== tokens.epoch()) return;
      socket = openSocket({
        url,
        token: tokens.token(),
        sessionId: tokens.sessionId?.(),
        onStatus: become,
        onEvent: (event) => {
          if (tokens.epoch() === epoch) receive(event);
        },
      });
    },
    disconnect() {
      attempt += 1;
      kept = [];
      socket?.disconnect();
      socket = null;
      become('off');
    },
  };
}
