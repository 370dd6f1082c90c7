import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';

/** A server is idle when nothing came in for this long, in ms: by then it has taken over all accepted connections. */
const quietMs = 250;

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
  app.addHook('onRequest', async () => {
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
  app.server.on('connection', () => (lastAt = performance.now()));
  return {
    isDraining: () => isDraining,
    async drain(limitMs) {
      isDraining = true;
      const startedAt = performance.now();
      lastAt = startedAt;
      // Work that blocks the process also delays this timer: new connections are then taken over before it.
      do await sleep(quietMs);
      while (
        (inFlight > 0 || performance.now() - lastAt < quietMs) &&
        performance.now() - startedAt < limitMs
      );
    },
  };
}
