import { type Socket } from 'socket.io';
import { type Clock } from '../clock.js';
import { createAllowance, floodAWindow } from './allowance.js';

/** The event before a socket is closed for a newer one of the same player; clients need not know it. */
export const replacedEvent = 'replaced';

type PlayerSocket = Pick<Socket, 'emit' | 'disconnect' | 'once'>;

/**
 * Limits the sockets that each player has on this node. Beyond the limit the oldest is closed: the tab that a player has
 * just opened works, and the one that has been open the longest loads what it shows when it is looked at again.
 */
export function createPlayerSockets(max: number) {
  const sockets = new Map<number, Set<PlayerSocket>>();
  return {
    /** Adds a connected socket of a player. */
    add(socket: PlayerSocket, playerId: number): void {
      const own = sockets.get(playerId) ?? new Set<PlayerSocket>();
      sockets.set(playerId, own.add(socket));
      const remove = (one: PlayerSocket) => {
        own.delete(one);
        if (own.size === 0 && sockets.get(playerId) === own) sockets.delete(playerId);
      };
      socket.once('disconnect', () => remove(socket));
      const [oldest] = own;
      if (own.size <= max || oldest === undefined) return;
      remove(oldest);
      oldest.emit(replacedEvent, { reason: 'TOO_MANY_SOCKETS' });
      oldest.disconnect(true);
    },
    /** How many players have a socket. */
    get size() {
      return sockets.size;
    },
  };
}

/** Disconnects a socket that floods the server with events, known or not. */
export function limitEvents(socket: Pick<Socket, 'use' | 'disconnect'>, clock: Clock): void {
  const count = createAllowance(clock);
  socket.use((_event, next) => {
    if (count() > floodAWindow) socket.disconnect(true);
    else next();
  });
}
