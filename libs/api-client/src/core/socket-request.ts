import { type SocketRequestData, type SocketRequestName } from '@casino-kit/api-contract';
import { type LiveSocket } from './live-socket.js';
import { type SocketReply } from './socket-connection.js';

/** Sends a request of the contract over a socket; resolves to `null` without a connection or a readable response. */
export async function requestOverSocket<N extends SocketRequestName>(
  live: Pick<LiveSocket, 'connection'> | null,
  name: N,
  data: SocketRequestData<N>,
): Promise<SocketReply<N>> {
  return (await live?.connection()?.request(name, data)) ?? null;
}
