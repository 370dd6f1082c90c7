import { type Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { type Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { type Clock } from '../clock.js';
import { type Sessions } from '../identity/sessions.js';
import { type Live } from './live.js';

export interface SocketOptions {
  httpServer: HttpServer;
  shellUrls: readonly string[];
  sessions: Sessions;
  clock: Clock;
  log: Logger;
  /** With PostgreSQL events cross to the sockets of other nodes through it. */
  pool: pg.Pool | undefined;
}

/** The longest timer the runtime knows, in ms (about 24.8 days). */
const longestTimer = 2_147_483_647;

const playerRoom = (playerId: number) => `player:${playerId}`;
const sessionRoom = (tokenHash: string) => `session:${tokenHash}`;

function tokenOf(handshake: { auth: Record<string, unknown>; headers: Record<string, unknown> }) {
  if (typeof handshake.auth['token'] === 'string') return handshake.auth['token'];
  const header = handshake.headers['authorization'];
  return typeof header === 'string' ? /^Bearer\s+(\S+)$/i.exec(header)?.[1] : undefined;
}

/**
 * The socket of §7 at `/socket.io`: for signed-in players of known origins only, each in the room of the player and in
 * that of the session, so that a session that ends takes its sockets along.
 */
export function startSocketServer(options: SocketOptions): { live: Live; close(): Promise<void> } {
  const { httpServer, shellUrls, sessions, clock, log, pool } = options;
  const io = new Server(httpServer, {
    cors: { origin: [...shellUrls], credentials: true },
    // CORS does not bind websockets: a page of another origin is turned away here. Programs send no origin.
    allowRequest: (request, callback) => {
      const { origin } = request.headers;
      callback(null, origin === undefined || shellUrls.includes(origin));
    },
    maxHttpBufferSize: 64 * 1024,
    serveClient: false,
  });
  if (pool !== undefined)
    io.adapter(
      createAdapter(pool, { errorHandler: (error) => log.warn({ name: error.name }, 'socket adapter') }),
    );

  io.use((socket, next) => {
    sessions
      .find(tokenOf(socket.handshake))
      .then((player) => next(player === undefined ? new Error('UNAUTHORIZED') : undefined))
      .catch(() => next(new Error('UNAVAILABLE')));
  });

  /** Takes a socket in. The session is looked at once more after joining: it may have ended in between. */
  const admit = async (socket: Socket): Promise<void> => {
    const token = tokenOf(socket.handshake);
    const player = await sessions.find(token);
    if (player !== undefined) await socket.join([playerRoom(player.id), sessionRoom(player.tokenHash)]);
    if (player === undefined || (await sessions.find(token)) === undefined) {
      socket.disconnect(true);
      return;
    }
    const left = Math.min(longestTimer, Math.max(0, player.expiresAt.getTime() - clock.now().getTime()));
    const end = setTimeout(() => socket.disconnect(true), left).unref();
    socket.once('disconnect', () => clearTimeout(end));
  };
  io.on('connection', (socket) => {
    admit(socket).catch((error: unknown) => {
      log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'socket not admitted');
      socket.disconnect(true);
    });
  });

  return {
    live: {
      tell: (playerId, event, data) => {
        io.to(playerRoom(playerId)).emit(event, data);
      },
      dropSessions: (tokenHashes) => {
        if (tokenHashes.length > 0) io.in(tokenHashes.map(sessionRoom)).disconnectSockets(true);
      },
    },
    close: () => io.close(),
  };
}
