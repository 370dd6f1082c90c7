import { type SocketEventData, type SocketEventName, socketEvents } from '@casino-kit/api-contract';
import { io } from 'socket.io-client';
import { safeParse } from 'valibot';

/** Delays of the specification, in milliseconds: reconnects after 1 to 5 s, times out connecting after 20 s. */
export const socketTimes = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  timeout: 20_000,
} as const;

/** An event of the contract; `data` is `null` if it cannot be read. */
export interface ReceivedEvent {
  name: SocketEventName;
  data: SocketEventData<SocketEventName> | null;
}

export interface SocketConnectionConfig {
  /** Origin of the socket server; `''` is the page's own. */
  url: string;
  /** The player's access token; `null` if a server in between adds it. */
  token: string | null;
  onStatus: (status: 'on' | 'connecting' | 'off') => void;
  onEvent: (event: ReceivedEvent) => void;
}

/**
 * Connects a socket and reads its events by the contract. Loaded with the first connection, together with the socket
 * client.
 */
export function openSocket({ url, token, onStatus, onEvent }: SocketConnectionConfig): {
  disconnect: () => unknown;
} {
  const socket = io(url === '' ? undefined : url, {
    ...socketTimes,
    // Servers read it in one of two places (decisions 45); a browser can set headers only for polling.
    ...(token !== null && { auth: { token }, extraHeaders: { Authorization: `Bearer ${token}` } }),
    transports: ['websocket', 'polling'],
    withCredentials: true,
    forceNew: true,
  });
  socket.on('connect', () => onStatus('on'));
  socket.on('disconnect', () => onStatus(socket.active ? 'connecting' : 'off'));
  for (const name of Object.keys(socketEvents) as SocketEventName[])
    socket.on(name, (payload: unknown) => {
      const read = safeParse(socketEvents[name], payload);
      onEvent({ name, data: read.success ? read.output : null });
    });
  return socket;
}
