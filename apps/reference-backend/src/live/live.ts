import { type SocketEventName, type SocketEventPayload } from '@casino-kit/api-contract';
import { type EndedSessions } from '../identity/sessions.js';

/** Says things to players who are connected, on whichever node they are. Called after the transaction is committed. */
export interface Live {
  /** Sends an event to all sockets of a player. */
  tell<N extends SocketEventName>(playerId: number, event: N, data: SocketEventPayload<N>): void;
  /** Tells the sockets of sessions that have ended why, then drops them. */
  dropSessions(ended: EndedSessions): void;
}
