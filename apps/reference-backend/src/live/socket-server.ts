import { randomUUID } from 'node:crypto';
import { type Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { type Logger } from 'pino';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import {
  crashNamespace,
  type CrashRound,
  liveTableNamespace,
  type LiveRound,
  type SocketEventData,
  type SocketEventName,
  type SocketEventPayload,
  type TerminationReason,
} from '@casino-kit/api-contract';
import { type EndedSessions, type Sessions } from '../identity/sessions.js';
import { type Clock } from '../clock.js';
import { type ChatDoor, chatRoom, createChatRooms } from './chat-rooms.js';
import { type Live } from './live.js';
import { linkNodes } from './node-adapter.js';
import { createPlayerSockets, limitEvents } from './player-sockets.js';
import { createRoomCounts, type RoomCounts } from './room-counts.js';
import { getSocketToken } from './socket-token.js';
import { createTableRooms, seatRoom, type TableDoor, tableRoom } from './table-rooms.js';

export interface SocketOptions {
  httpServer: HttpServer;
  shellUrls: readonly string[];
  sessions: Sessions;
  log: Logger;
  /** What a socket receives first: it may have missed changes between the page's load and its connection. */
  readBalances: (
    playerId: number,
  ) => Promise<Partial<{ [N in SocketEventName]: SocketEventPayload<N> }> | undefined>;
  /** With PostgreSQL, carries events to the sockets of other nodes. */
  pool: pg.Pool | undefined;
  /** A Redis or Valkey server that carries them instead. */
  redisUrl: string | undefined;
  clock: Clock;
  chat: ChatDoor;
  /** The origin of the frames of games. */
  publicUrl: string;
  tables: TableDoor<LiveRound>;
  crash: TableDoor<CrashRound>;
  /** How many sockets a player may have on this node. */
  maxSocketsPerPlayer: number;
}

/** Sessions named in one message to other nodes: PostgreSQL carries 8,000 bytes. */
const sessionsAMessage = 80;
/** The events between nodes. */
interface NodeEvents {
  sessionsEnded(ended: EndedSessions): void;
  /** A player must leave the rooms of the chat. */
  chatClosed(playerId: number): void;
  /** How many players are in the rooms of a node. */
  chatCounts(node: string, counts: RoomCounts): void;
  /** Players came to a live table or left it. */
  tableChanged(slug: string): void;
  /** Someone bet at a table of crash. */
  crashChanged(slug: string): void;
}

/** How long changes of the counts of rooms are collected, in ms. */
const countsMs = 250;

const playerRoom = (playerId: number) => `player:${playerId}`;
const sessionRoom = (sessionKey: string) => `session:${sessionKey}`;

/** Notifies a socket that its session has ended, and why, then disconnects it. */
function dismiss(socket: Socket, reason: TerminationReason): void {
  const ended: SocketEventData<'session:ended'> = { reason };
  socket.emit('session:ended', ended);
  socket.disconnect(true);
}

export interface SocketServer {
  live: Live;
  /** Does what is due in the rooms of the chat; called now and then. */
  refreshRooms(): Promise<void>;
  /** Emits what has changed at the live tables and those of crash that sockets of this node are at. */
  refreshTables(): Promise<void>;
  /** Disconnects the sockets of live tables and of crash whose launch has expired; called now and then. */
  dropIdleSeats(): Promise<void>;
  close(): Promise<void>;
}

/** Returns a check of a socket's origin. Programs send none. */
const isFrom = (origins: readonly string[]) => (origin: string | undefined) =>
  origin === undefined || origins.includes(origin);

/**
 * The socket of §7 at `/socket.io`: for logged-in players of known origins only. Each joins the room of the player and
 * that of the session, so that a session that ends disconnects its sockets. Other namespaces are for the frames of live
 * tables and of crash, which have a launch token.
 */
export function startSocketServer(options: SocketOptions): SocketServer {
  const {
    httpServer,
    shellUrls,
    publicUrl,
    sessions,
    log,
    readBalances,
    pool,
    redisUrl,
    clock,
    chat,
    tables,
    crash,
  } = options;
  const playerSockets = createPlayerSockets(options.maxSocketsPerPlayer);
  const isShell = isFrom(shellUrls);
  // A frame that is sandboxed has no origin of its own.
  const isKnown = isFrom([...shellUrls, new URL(publicUrl).origin, 'null']);
  const io = new Server<DefaultEventsMap, DefaultEventsMap, NodeEvents>(httpServer, {
    cors: { origin: [...shellUrls], credentials: true },
    // CORS does not apply to websockets: reject pages of another origin here.
    allowRequest: (request, callback) => callback(null, isKnown(request.headers.origin)),
    maxHttpBufferSize: 64 * 1024,
    serveClient: false,
  });
  const nodes = linkNodes(io, { redisUrl, pool, log });
  const nodeId = randomUUID();
  const counts = createRoomCounts({
    publish: (own) => {
      if (nodes.isShared) io.serverSideEmit('chatCounts', nodeId, own);
    },
    announce: (room, here) =>
      io.local.to(chatRoom(room)).emit('chat:here', { room, here } satisfies SocketEventData<'chat:here'>),
    now: () => performance.now(),
    soon: (work) => void setTimeout(work, countsMs).unref(),
  });
  const onRoomError = (error: unknown) =>
    log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'chat room');
  const rooms = createChatRooms({ sockets: io.sockets, door: chat, clock, counts, onError: onRoomError });

  const seats = io.of(liveTableNamespace);
  const tableRooms = createTableRooms({
    namespace: seats,
    roundEvent: 'table:round',
    door: tables,
    clock,
    sessionRoom,
    onError: (error) => log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'live table'),
  });
  const crashSeats = io.of(crashNamespace);
  const crashRooms = createTableRooms({
    namespace: crashSeats,
    roundEvent: 'crash:round',
    door: crash,
    clock,
    sessionRoom,
    onError: (error) => log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'crash'),
  });

  for (const namespace of [seats, crashSeats])
    namespace.on('connection', (socket) => limitEvents(socket, clock));

  const playerIds = new WeakMap<Socket, number>();
  // It joins its rooms before it learns that it is connected: from then on it misses nothing.
  io.use((socket, next) => {
    const enter = async () => {
      if (!isShell(socket.handshake.headers.origin)) return new Error('UNAUTHORIZED');
      const player = await sessions.find(getSocketToken(socket.handshake));
      if (player === undefined) return new Error('UNAUTHORIZED');
      await socket.join([playerRoom(player.id), sessionRoom(player.sessionKey)]);
      playerIds.set(socket, player.id);
      return undefined;
    };
    enter().then(next, () => next(new Error('UNAVAILABLE')));
  });

  /** Connects a socket. Checks the session again after joining: it may have ended in between. */
  const admit = async (socket: Socket): Promise<void> => {
    const token = getSocketToken(socket.handshake);
    const player = await sessions.find(token);
    if (player === undefined) {
      dismiss(socket, await sessions.readEndReason(token ?? ''));
      return;
    }
    for (const [name, data] of Object.entries((await readBalances(player.id)) ?? {})) socket.emit(name, data);
  };
  io.on('connection', (socket) => {
    const playerId = playerIds.get(socket);
    limitEvents(socket, clock);
    if (playerId !== undefined) {
      playerSockets.add(socket, playerId);
      rooms.admit(socket, playerId);
    }
    admit(socket).catch((error: unknown) => {
      log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'socket not admitted');
      socket.disconnect(true);
    });
  });

  /** Disconnects the sockets of this node. */
  const dropHere = ({ sessionKeys, reason }: EndedSessions) => {
    const sockets = io.local.in(sessionKeys.map(sessionRoom));
    sockets.emit('session:ended', { reason } satisfies SocketEventData<'session:ended'>);
    sockets.disconnectSockets(true);
    for (const namespace of [seats, crashSeats])
      namespace.local.in(sessionKeys.map(sessionRoom)).disconnectSockets(true);
  };
  // One message for event and disconnect, so that no node can do the second without the first.
  io.on('sessionsEnded', dropHere);
  const leaveHere = (playerId: number) => void rooms.remove(playerId).catch(onRoomError);
  io.on('chatClosed', leaveHere);
  io.on('chatCounts', counts.receive);
  io.on('tableChanged', tableRooms.change);
  io.on('crashChanged', crashRooms.change);

  return {
    live: {
      emit: (playerId, event, data) => {
        io.to(playerRoom(playerId)).emit(event, data);
      },
      emitToRooms: (names, event, data) => {
        io.to(names.map(chatRoom)).emit(event, data);
      },
      leaveRooms: (playerId) => {
        leaveHere(playerId);
        if (nodes.isShared) io.serverSideEmit('chatClosed', playerId);
      },
      here: counts.here,
      emitToSeats: (seat, event, data) => {
        seats.to(seatRoom(seat)).emit(event, data);
      },
      changeTable: (slug) => {
        tableRooms.change(slug);
        if (nodes.isShared) io.serverSideEmit('tableChanged', slug);
      },
      emitToCrash: ({ slug, owner }, event, data) => {
        crashSeats.to(owner === undefined ? tableRoom(slug) : seatRoom({ slug, owner })).emit(event, data);
      },
      changeCrash: (slug) => {
        crashRooms.change(slug);
        if (nodes.isShared) io.serverSideEmit('crashChanged', slug);
      },
      dropSessions: ({ sessionKeys, reason }) => {
        for (let first = 0; first < sessionKeys.length; first += sessionsAMessage) {
          const some = { sessionKeys: sessionKeys.slice(first, first + sessionsAMessage), reason };
          dropHere(some);
          if (nodes.isShared) io.serverSideEmit('sessionsEnded', some);
        }
      },
    },
    async refreshRooms() {
      counts.refresh();
      await rooms.removeAway();
    },
    async refreshTables() {
      await tableRooms.refresh();
      await crashRooms.refresh();
    },
    async dropIdleSeats() {
      await tableRooms.dropIdle();
      await crashRooms.dropIdle();
    },
    async close() {
      await Promise.all([tableRooms.close(), crashRooms.close()]);
      await io.close();
      nodes.close();
    },
  };
}
