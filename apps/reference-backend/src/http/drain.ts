import { type Socket } from 'node:net';
import { setImmediate as pollEnd, setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

/** A server is idle when nothing came in for this long, in ms: by then it has taken over all accepted connections. */
const quietMs = 250;
/** How long a new connection may take to send its first request, in ms; browsers also open some that they never use. */
const firstRequestMs = 2_000;

export interface Drain {
  /** True once the server is stopping: it still serves requests, and reports that it is not ready. */
  isDraining(): boolean;
  /**
   * Serves everything that was sent and still comes in, with `Connection: close`, until no request is in flight and
   * none has come for a moment, or until `limitMs` is over. Only then may the server stop listening: the system resets
   * connections that it has accepted and the server has not.
   */
  drain(limitMs: number): Promise<void>;
}

/** Lets a server finish the requests in flight. Call it before routes are added. */
export function createDrain(app: FastifyInstance): Drain {
  let isDraining = false;
  let inFlight = 0;
  let lastAt = 0;
  /** Connections without a request so far, and when they came. */
  const unused = new Map<Socket, number>();
  app.addHook('onRequest', async ({ raw }) => {
    unused.delete(raw.socket);
    inFlight += 1;
    lastAt = performance.now();
  });
  app.addHook('onResponse', async () => {
    inFlight -= 1;
    lastAt = performance.now();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });
  app.server.on('connection', (socket: Socket) => {
    lastAt = performance.now();
    unused.set(socket, lastAt);
    socket.once('close', () => unused.delete(socket));
  });
  const isBusy = (now: number) =>
    inFlight > 0 ||
    now - lastAt < quietMs ||
    [...unused.values()].some((openedAt) => now - openedAt < firstRequestMs);
  return {
    isDraining: () => isDraining,
    async drain(limitMs) {
      isDraining = true;
      const startedAt = performance.now();
      lastAt = startedAt;
      // Work that blocks the process also delays the timer. What came meanwhile is read before the next immediate.
      do {
        await sleep(quietMs);
        await pollEnd();
      } while (isBusy(performance.now()) && performance.now() - startedAt < limitMs);
    },
  };
}
