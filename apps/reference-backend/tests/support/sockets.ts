import { io, type Socket } from 'socket.io-client';
import { type SocketEventPayload, type SocketEventName } from '@casino-kit/api-contract';
import { shell } from './test-backend.js';

/** Opens a socket to a backend as the shell would; it is still connecting. */
export function open(url: string, token: string | undefined, origin: string = shell): Socket {
  return io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    extraHeaders: { origin },
  });
}

/** Connects to a backend's socket and waits for the first balances. Rejects when the connection is rejected. */
export function connect(url: string, token: string | undefined, origin?: string): Promise<Socket> {
  const socket = open(url, token, origin);
  return new Promise((resolve, reject) => {
    socket.once('wallet:balance', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
}

/** Resolves with the next event of a name. */
export function next<N extends SocketEventName>(socket: Socket, event: N): Promise<SocketEventPayload<N>> {
  return new Promise((resolve) =>
    socket.once(event as string, (data: SocketEventPayload<N>) => resolve(data)),
  );
}

/** Resolves when the server has disconnected a socket. */
export function dropped(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once('disconnect', resolve));
}
