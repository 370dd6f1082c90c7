import { type Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import {
  type SocketAcknowledgement,
  type SocketEventData,
  type SocketRequestData,
  type SocketRequestName,
  socketRequests,
} from '@casino-kit/api-contract';
import { type Clock } from '../clock.js';
import { createAllowance, requestsAWindow } from './allowance.js';
import { type RoomCounter } from './room-counts.js';

/** Who may enter the rooms of the chat, and which there are. */
export interface ChatDoor {
  rooms: readonly string[];
  /** Returns the code of why the chat is closed to a player; null when it is open. */
  closedTo(playerId: number): Promise<string | null>;
}

export interface ChatRoomsOptions {
  /** The sockets of this node. */
  sockets: Server['sockets'];
  door: ChatDoor;
  clock: Clock;
  counts: RoomCounter;
  onError(error: unknown): void;
}

export const chatRoom = (room: string) => `chat:${room}`;

/** How long a player may be away before the messages stop, in ms (§4). */
export const awayMs = 30 * 60_000;

interface Member {
  playerId: number;
  room: string | null;
  awaySince: Date | null;
}

type Reply = (response: SocketAcknowledgement) => void;
const refused = (code: string): SocketAcknowledgement => ({ ok: false, code });
const done = (data: unknown = {}): SocketAcknowledgement => ({ ok: true, data });

/** The rooms of the chat on this node: sockets enter, leave and are away by requests, which are all acknowledged. */
export function createChatRooms({ sockets, door, clock, counts, onError }: ChatRoomsOptions) {
  const members = new Map<string, Member>();

  const leave = async (socket: Socket, member: Member) => {
    const { room, playerId, awaySince } = member;
    if (room === null) return;
    member.room = null;
    member.awaySince = null;
    if (awaySince === null) counts.leave(room, playerId);
    await socket.leave(chatRoom(room));
  };
  const join = async (socket: Socket, member: Member, room: string) => {
    if (!door.rooms.includes(room)) return refused('NOT_FOUND');
    const closed = await door.closedTo(member.playerId);
    await leave(socket, member);
    if (closed !== null) return refused(closed);
    if (!members.has(socket.id)) return refused('UNAVAILABLE');
    member.room = room;
    counts.enter(room, member.playerId);
    await socket.join(chatRoom(room));
    // It may have been closed while the socket entered.
    const closedSince = await door.closedTo(member.playerId);
    if (closedSince === null) return done({ room, here: counts.here(room) });
    await leave(socket, member);
    return refused(closedSince);
  };
  const setAway = (member: Member, isAway: boolean) => {
    const { room, playerId, awaySince } = member;
    if (room !== null && isAway !== (awaySince !== null)) {
      member.awaySince = isAway ? clock.now() : null;
      if (isAway) counts.leave(room, playerId);
      else counts.enter(room, playerId);
    }
    return done({ room });
  };

  return {
    /** Serves the requests of a socket; called before anything else of it is read. */
    admit(socket: Socket, playerId: number): void {
      const member: Member = { playerId, room: null, awaySince: null };
      members.set(socket.id, member);
      const count = createAllowance(clock);
      let last: Promise<unknown> = Promise.resolve();
      const serve = <N extends SocketRequestName>(
        name: N,
        work: (data: SocketRequestData<N>) => SocketAcknowledgement | Promise<SocketAcknowledgement>,
      ) => {
        const respond = async (data: unknown): Promise<SocketAcknowledgement> => {
          const read = v.safeParse(socketRequests[name].data, data);
          return read.success ? work(read.output as SocketRequestData<N>) : refused('VALIDATION');
        };
        // The types of the library name no events of a client.
        const listen = socket.on.bind(socket) as (
          event: string,
          listener: (...all: unknown[]) => void,
        ) => void;
        listen(name, (...all) => {
          const used = count();
          const [data, acknowledge] = all;
          const reply = (typeof acknowledge === 'function' ? acknowledge : () => undefined) as Reply;
          if (used > requestsAWindow) {
            reply(refused('TOO_MANY_TRIES'));
            return;
          }
          // One after the other: entering must not overtake leaving.
          last = last
            .then(() => respond(data))
            .then(reply)
            .catch((error: unknown) => {
              onError(error);
              reply(refused('UNAVAILABLE'));
            });
        });
      };
      serve('chat:join', ({ room }) => join(socket, member, room));
      serve('chat:leave', async () => {
        await leave(socket, member);
        return done();
      });
      serve('chat:away', ({ isAway }) => setAway(member, isAway));
      socket.once('disconnect', () => {
        members.delete(socket.id);
        void leave(socket, member).catch(onError);
      });
    },
    /** Removes the sockets that a player has on this node from the rooms. */
    async remove(playerId: number): Promise<void> {
      for (const [socketId, member] of members) {
        const socket = sockets.sockets.get(socketId);
        if (member.playerId === playerId && socket !== undefined) await leave(socket, member);
      }
    },
    /** Removes players who were away for too long and notifies their sockets. */
    async removeAway(): Promise<void> {
      const until = clock.now().getTime() - awayMs;
      for (const [socketId, member] of members) {
        const { room, awaySince } = member;
        const socket = sockets.sockets.get(socketId);
        if (room === null || awaySince === null || awaySince.getTime() > until || socket === undefined)
          continue;
        await leave(socket, member);
        socket.emit('chat:left', { room } satisfies SocketEventData<'chat:left'>);
      }
    },
  };
}
