import {
  socketAcknowledgement,
  type SocketEventData,
  type SocketEventName,
  socketEvents,
  type SocketRequestData,
  type SocketRequestName,
  socketRequests,
  type SocketResponse,
} from '@casino-kit/api-contract';
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
  /** The name of the page's session for a server that adds the token, which refuses the socket of another. */
  sessionId?: string | undefined;
  onStatus: (status: 'on' | 'connecting' | 'off') => void;
  onEvent: (event: ReceivedEvent) => void;
}

/** The response to a request; `null` when none arrived, or none that can be read. */
export type SocketReply<N extends SocketRequestName> =
  | { ok: true; data: SocketResponse<N> }
  | { ok: false; code: string }
  | null;

/** A connection that also sends requests. */
export interface SocketConnection {
  disconnect(): unknown;
  request<N extends SocketRequestName>(name: N, data: SocketRequestData<N>): Promise<SocketReply<N>>;
}

/** How long a response to a request may take, in milliseconds. */
const replyMs = 10_000;

function readReply<N extends SocketRequestName>(name: N, received: unknown): SocketReply<N> {
  const read = safeParse(socketAcknowledgement, received);
  if (!read.success) return null;
  if (!read.output.ok) return read.output;
  const data = safeParse(socketRequests[name].response, read.output.data);
  return data.success ? { ok: true, data: data.output as SocketResponse<N> } : null;
}

/**
 * Connects a socket and reads its events by the contract. Loaded with the first connection, together with the socket
 * client.
 */
export function openSocket({
  url,
  token,
  sessionId,
  onStatus,
  onEvent,
}: SocketConnectionConfig): SocketConnection {
  const socket = io(url === '' ? undefined : url, {
    ...socketTimes,
    // Servers read it in one of two places (decisions 45); a browser can set headers only for polling.
    ...(token !== null && { auth: { token }, extraHeaders: { Authorization: `Bearer ${token}` } }),
    ...(sessionId !== undefined && { query: { session: sessionId } }),
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
  return {
    disconnect: () => socket.disconnect(),
    async request(name, data) {
      // A request that waits for a connection would arrive in another state than the one it was made for.
      if (!socket.connected) return null;
      try {
        return readReply(name, await socket.timeout(replyMs).emitWithAck(name, data));
      } catch {
        return null;
      }
    },
  };
}
