import { type SocketEventName, type SocketEventPayload } from '@casino-kit/api-contract';
import { type EndedSessions } from '../identity/sessions.js';

/** Emits events to connected players, on whichever node they are. Called after the transaction is committed. */
export interface Live {
  /** Sends an event to all sockets of a player. */
  emit<N extends SocketEventName>(playerId: number, event: N, data: SocketEventPayload<N>): void;
  /** Notifies the sockets of ended sessions of the reason, then disconnects them. */
  dropSessions(ended: EndedSessions): void;
}
