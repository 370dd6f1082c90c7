import { type Server, type Socket } from 'socket.io';
import { type Clock } from '../clock.js';
import { getSocketToken } from './socket-token.js';
import { createTableWatch, type TableRounds } from './table-watch.js';

/** A launch at a table that is shared by all players at it, for its socket. */
export interface TableSeat {
  slug: string;
  /** Whose bets it places: all sockets of an owner receive what they paid. */
  owner: string;
  launchId: string;
  /** The session that the launch ends with; null for one that has none. */
  sessionKey: string | null;
}

/** Who may enter the rooms of such tables, and what happens at them. */
export interface TableDoor<R extends { players: number }> extends TableRounds<R> {
  /** Returns the seat of a launch token, or the code of why there is none. */
  admit(token: string | undefined): Promise<TableSeat | string>;
  /** Returns those of some launches that have expired. */
  findIdle(launchIds: readonly string[]): Promise<string[]>;
}

export interface TableRoomsOptions<R extends { players: number }> {
  /** The namespace of the tables. */
  namespace: ReturnType<Server['of']>;
  /** The name of the event that has the round, and the instant at which it was sent. */
  roundEvent: string;
  door: TableDoor<R>;
  clock: Clock;
  sessionRoom(sessionKey: string): string;
  onError(error: unknown): void;
}

export const tableRoom = (slug: string) => `table:${slug}`;
export const seatRoom = ({ slug, owner }: Pick<TableSeat, 'slug' | 'owner'>) => `seat:${slug}:${owner}`;

/** The sockets at such tables on this node. They only receive; bets are calls. */
export function createTableRooms<R extends { players: number }>({
  namespace,
  roundEvent,
  door,
  clock,
  sessionRoom,
  onError,
}: TableRoomsOptions<R>) {
  const admitted = new WeakMap<Socket, TableSeat>();
  const seats = new Map<Socket, TableSeat>();
  const sent = (round: R) => ({ now: clock.now().toISOString(), round });
  const watch = createTableWatch({
    door,
    onError,
    emit: (slug, round) => void namespace.local.to(tableRoom(slug)).emit(roundEvent, sent(round)),
  });

  namespace.use((socket, next) => {
    const enter = async () => {
      const seat = await door.admit(getSocketToken(socket.handshake));
      if (typeof seat === 'string') return new Error(seat);
      const session = seat.sessionKey === null ? [] : [sessionRoom(seat.sessionKey)];
      await socket.join([tableRoom(seat.slug), seatRoom(seat), ...session]);
      admitted.set(socket, seat);
      return undefined;
    };
    enter().then(next, (error: unknown) => {
      onError(error);
      next(new Error('UNAVAILABLE'));
    });
  });

  /** Checks the launch again after joining, since it may have ended in between, and sends the round. */
  const welcome = async (socket: Socket, { slug }: TableSeat) => {
    if (typeof (await door.admit(getSocketToken(socket.handshake))) === 'string') socket.disconnect(true);
    else socket.emit(roundEvent, sent(await door.readRound(slug)));
  };
  namespace.on('connection', (socket) => {
    const seat = admitted.get(socket);
    if (seat === undefined) {
      socket.disconnect(true);
      return;
    }
    seats.set(socket, seat);
    watch.enter(seat.slug);
    socket.once('disconnect', () => {
      seats.delete(socket);
      watch.leave(seat.slug);
    });
    welcome(socket, seat).catch((error: unknown) => {
      onError(error);
      socket.disconnect(true);
    });
  });

  return {
    /** Notes that players came to a table or left it. */
    change: watch.change,
    /** Emits what has changed at all tables. */
    refresh: watch.refresh,
    /** Disconnects the sockets of launches that have expired. */
    async dropIdle(): Promise<void> {
      const launchIds = new Set([...seats.values()].map(({ launchId }) => launchId));
      const idle = new Set(await door.findIdle([...launchIds]));
      for (const [socket, { launchId }] of seats) if (idle.has(launchId)) socket.disconnect(true);
    },
    /** Stops all timers. */
    close: watch.close,
  };
}
