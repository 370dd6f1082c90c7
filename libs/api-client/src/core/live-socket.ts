import { type SocketEventData, type SocketEventName, socketEvents } from '@casino-kit/api-contract';
import { safeParse } from 'valibot';
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
  status(): LiveStatus;
  onStatus(listener: (status: LiveStatus) => void): () => void;
}

/** Delays of the specification, in milliseconds: reconnection after 1 to 5 s, connect given up after 20 s. */
export const socketTimes = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  timeout: 20_000,
} as const;

/** How long an event that nobody subscribes to is kept for a late subscriber, in milliseconds, and how many are kept. */
const keptMs = 10_000;
const mostKept = 50;

/**
 * Makes a socket that is not connected yet. The socket client is loaded with the first `connect`, so a guest never
 * downloads it. Events that belong to an ended session are dropped. One that arrives before its first
 * subscriber, such as a component that is still loading, is kept for it for 10 s.
 */
export function createLiveSocket({ url, tokens }: LiveSocketConfig): LiveSocket {
  const handlers = new Map<SocketEventName, Set<Handler<SocketEventName>>>();
  const listeners = new Set<(status: LiveStatus) => void>();
  const unreadable = new Set<(name: SocketEventName) => void>();
  let status: LiveStatus = 'off';
  let socket: { disconnect: () => unknown } | null = null;
  let attempt = 0;
  let kept: { name: SocketEventName; data: SocketEventData<SocketEventName> }[] = [];

  const become = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener(status);
  };

  function receive(name: SocketEventName, payload: unknown): void {
    const parsed = safeParse(socketEvents[name], payload);
    if (!parsed.success) {
      for (const listener of unreadable) listener(name);
      return;
    }
    const subscribed = handlers.get(name);
    if (subscribed === undefined) keep(name, parsed.output);
    else for (const handler of subscribed) handler(parsed.output);
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
    async connect() {
      const mine = ++attempt;
      socket?.disconnect();
      become('connecting');
      const epoch = tokens.epoch();
      const { io } = await import('socket.io-client');
      if (mine !== attempt) return;
      const token = tokens.token();
      const opened = io(url === '' ? undefined : url, {
        ...socketTimes,
        // Servers read it in one place or the other (decisions 45); a browser can set headers of polling only.
        ...(token !== null && { auth: { token }, extraHeaders: { Authorization: `Bearer ${token}` } }),
        transports: ['websocket', 'polling'],
        withCredentials: true,
        forceNew: true,
      });
      socket = opened;
      opened.on('connect', () => become('on'));
      opened.on('disconnect', () => become(opened.active ? 'connecting' : 'off'));
      for (const name of Object.keys(socketEvents) as SocketEventName[])
        opened.on(name, (payload: unknown) => {
          if (tokens.epoch() === epoch) receive(name, payload);
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
