import fastify, { type FastifyInstance } from 'fastify';
import { createAccounts } from './accounts.js';
import { controlRoutes } from './control-routes.js';
import { coreRoutes } from './core-routes.js';
import { identityRoutes } from './identity-routes.js';
import { createLiveEvents } from './live-events.js';
import { moneyRoutes } from './money-routes.js';
import { placeRoutes } from './place-routes.js';
import { rewardRoutes } from './reward-routes.js';

export interface PlainServerConfig {
  /** Origin of this server as a browser reaches it. */
  publicUrl: string;
  /** Origin of the casino's pages. */
  shellUrl: string;
}

export interface PlainServer {
  app: FastifyInstance;
  /** The core host of §4, of its own origin. */
  core: FastifyInstance;
  control: FastifyInstance;
  close: () => Promise<void>;
}

/**
 * Creates a server written from the specification alone: the rows of §7, and the six calls that §7 names without a path.
 * It has no `success`, numeric ids, flags as 1 and 0, counts as text, money as numbers; errors are `{ message }`.
 */
export function createPlainServer({ publicUrl, shellUrl }: PlainServerConfig): PlainServer {
  const app = fastify({ forceCloseConnections: true });
  const core = fastify({ forceCloseConnections: true });
  const control = fastify({ forceCloseConnections: true });
  const accounts = createAccounts();
  const events = createLiveEvents(app.server, accounts);
  app.setNotFoundHandler(({ method, url }, reply) =>
    reply.code(404).send({ message: `Cannot ${method} ${url.split('?')[0] ?? ''}` }),
  );
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ message: 'Internal server error' }),
  );
  coreRoutes(core);
  placeRoutes(app);
  identityRoutes(app, accounts);
  moneyRoutes(app, { accounts, events, publicUrl, shellUrl });
  rewardRoutes(app, accounts, events);
  controlRoutes(control, accounts, events);
  return {
    app,
    core,
    control,
    async close() {
      await events.close();
      await Promise.all([app.close(), core.close(), control.close()]);
    },
  };
}
