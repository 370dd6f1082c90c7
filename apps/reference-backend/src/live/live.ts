import {
  type CrashEventData,
  type CrashEventName,
  type LiveTableEventData,
  type LiveTableEventName,
  type SocketEventName,
  type SocketEventPayload,
} from '@casino-kit/api-contract';
import { type EndedSessions } from '../identity/sessions.js';

/** Emits events to connected players, on whichever node they are. Called after the transaction is committed. */
export interface Live {
  /** Sends an event to all sockets of a player. */
  emit<N extends SocketEventName>(playerId: number, event: N, data: SocketEventPayload<N>): void;
  /** Sends an event to everyone in one of the chat's rooms. */
  emitToRooms<N extends SocketEventName>(
    rooms: readonly string[],
    event: N,
    data: SocketEventPayload<N>,
  ): void;
  /** Removes all sockets of a player from the rooms of the chat. */
  leaveRooms(playerId: number): void;
  /** Returns how many players are in a room of the chat now. */
  here(room: string): number;
  /** Sends an event to all sockets of an owner of bets at a live table. */
  emitToSeats<N extends LiveTableEventName>(
    seat: { slug: string; owner: string },
    event: N,
    data: LiveTableEventData<N>,
  ): void;
  /** Notes on all nodes that players came to a live table or left it: its sockets learn how many within a second. */
  changeTable(slug: string): void;
  /** Sends an event to everyone at a table of crash, or with `owner` to all sockets of an owner of bets there. */
  emitToCrash<N extends CrashEventName>(
    to: { slug: string; owner?: string },
    event: N,
    data: CrashEventData<N>,
  ): void;
  /** Notes on all nodes that someone bet at a table of crash: its sockets learn how many do within a second. */
  changeCrash(slug: string): void;
  /** Notifies the sockets of ended sessions of the reason, then disconnects them. */
  dropSessions(ended: EndedSessions): void;
}
