import { io, type Socket } from 'socket.io-client';
import { type SocketEventPayload, type SocketEventName } from '@casino-kit/api-contract';
import { shell } from './test-backend.js';

/** A socket to a backend as the shell would open one, which is on its way. */
export function open(url: string, token: string | undefined, origin: string = shell): Socket {
  return io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    extraHeaders: { origin },
  });
}

/** Connects to a backend's socket, as far as its first words: the balances. Rejects when it is turned away. */
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

/** The next event of a name. */
export function next<N extends SocketEventName>(socket: Socket, event: N): Promise<SocketEventPayload<N>> {
  return new Promise((resolve) =>
    socket.once(event as string, (data: SocketEventPayload<N>) => resolve(data)),
  );
}

/** Resolves when the server has dropped a socket. */
export function dropped(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once('disconnect', resolve));
}
