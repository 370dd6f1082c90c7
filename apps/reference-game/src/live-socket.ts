/** How long after the server has ended a connection it is tried again, in milliseconds. */
const reconnectMs = 5_000;

/** The part of a socket that tables need. */
export interface LiveSocket {
  on(event: string, listener: (payload?: unknown) => void): unknown;
}

export interface LiveSocketOptions {
  /** The address of the namespace. */
  url: string;
  launchToken: string;
  /** The shortest and longest time until a lost connection is tried again, in milliseconds. */
  delaysMs: readonly [number, number];
  subscribe(socket: LiveSocket): void;
  /** Whether the table is still on the screen. */
  isWanted(): boolean;
}

/**
 * Connects to the socket of a table and returns what disconnects it. The client is loaded only now: without it the table is
 * polled.
 */
export async function connectLive(options: LiveSocketOptions): Promise<() => void> {
  const { url, launchToken, delaysMs, subscribe, isWanted } = options;
  const { io } = await import('socket.io-client');
  const socket = io(url, {
    auth: { token: launchToken },
    transports: ['websocket', 'polling'],
    reconnectionDelay: delaysMs[0],
    reconnectionDelayMax: delaysMs[1],
  });
  subscribe(socket);
  // The client itself does not connect again when the server has ended or rejected the connection.
  const reconnect = () => {
    if (socket.active) return;
    setTimeout(() => {
      if (isWanted()) socket.connect();
    }, reconnectMs);
  };
  socket.on('disconnect', reconnect);
  socket.on('connect_error', reconnect);
  return () => void socket.disconnect();
}
