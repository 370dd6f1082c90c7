import { type SocketEventData, type SocketEventName } from '@casino-kit/api-contract';

/** Says things to players who are connected, on whichever node they are. Called after the transaction is committed. */
export interface Live {
  /** Sends an event to all sockets of a player. */
  tell<N extends SocketEventName>(playerId: number, event: N, data: SocketEventData<N>): void;
  /** Drops the sockets of sessions that have ended. */
  dropSessions(tokenHashes: readonly string[]): void;
}
