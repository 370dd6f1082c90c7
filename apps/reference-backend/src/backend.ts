import { type AddressInfo } from 'node:net';
import {
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse as InjectResponse,
} from 'fastify';
import { pino, type Logger } from 'pino';
import { forfeitBonuses } from './bonuses/player-bonuses.js';
import { createCatalogue } from './catalogue/catalogue.js';
import { readCatalogueFile } from './catalogue/catalogue-file.js';
import { enlargeCatalogue } from './catalogue/larger-catalogue.js';
import { closedTo } from './chat/access.js';
import { MovableClock } from './clock.js';
import { type Configuration } from './configuration.js';
import { type OpenDatabase } from './database/database.js';
import { createControlApplication } from './control/application.js';
import { createApplication } from './http/application.js';
import { createDrain } from './http/drain.js';
import { endpointRoutes } from './http/endpoint-route.js';
import { serveHealth } from './http/health.js';
import { logOptions } from './http/log.js';
import { uploadPaths } from './documents/upload-operations.js';
import { serveOpenApi } from './http/open-api.js';
import { createPlayerMail } from './identity/player-mail.js';
import { createCommonPasswords } from './identity/common-passwords.js';
import { rotateToken } from './identity/rotate-token.js';
import { createSessions } from './identity/sessions.js';
import { createBackgroundTasks } from './background-tasks.js';
import { startSocketServer } from './live/socket-server.js';
import { createCrashTables } from './crash/crash-tables.js';
import { createCrashDoor } from './crash/table-door.js';
import { createProvider, type SimulatedProvider } from './payment-provider/provider.js';
import { createWebhookSecretReader } from './payments/webhook-secret.js';
import { withdrawConsents } from './consent/consents.js';
import { emitNotices } from './notices/emit-notices.js';
import { createPersonGuard } from './persons/person-guard.js';
import { registerFrom } from './exclusion-register/register-from.js';
import { activityFileFrom } from './activity-file/http-activity-file.js';
import { limitFileFrom } from './limit-file/http-limit-file.js';
import { type Resources } from './resources.js';
import { createLiveTables } from './roulette/live-tables.js';
import { createTableDoor } from './roulette/table-door.js';
import { type Services } from './services.js';
import { createSecurityGuard } from './security/security-guard.js';
import { readBalanceEvents } from './wallets/emit-balances.js';
import { createModules } from './modules.js';

export interface BackendOptions {
  configuration: Configuration;
  open: OpenDatabase;
  resources: Resources;
  clock?: MovableClock | undefined;
  log?: Logger | undefined;
  /** Validate every response by the contract before it is sent (tests). */
  checkResponses?: boolean | undefined;
  /** How long the payment provider waits before it reports a decision automatically, in ms. */
  notifyAfterMs?: number | undefined;
  /** How often provider and casino look for due payments, in ms. */
  sweepMs?: number | undefined;
  /** How long a deliberately late response of the payment provider takes, in ms. */
  lateResponseMs?: number | undefined;
  /** How long what everyone sees alike may be served from memory, in ms: players of a game, recent wins. */
  readModelMs?: number | undefined;
}

/** The addresses that a backend listens on. */
export interface Ports {
  port: number;
  /** Port of the control page, always on the loopback interface; undefined when there is none. */
  controlPort: number | undefined;
}

/** A backend that is ready to listen. */
export interface Backend {
  services: Services;
  /** The simulated payment provider (tests). */
  provider: SimulatedProvider;
  /** Does what is due in the rooms of the chat, as a job does now and then (tests). */
  refreshRooms(): Promise<void>;
  /** Does what is due at live tables and those of crash, as jobs and timers do: pays bets and emits what has changed (tests). */
  refreshTables(): Promise<void>;
  /** Disconnects the sockets of live tables whose launch has expired, as a job does now and then (tests). */
  dropIdleSeats(): Promise<void>;
  /** Responds to a request that was not sent over a network (tests). */
  inject(request: InjectOptions): Promise<InjectResponse>;
  /** Starts to accept connections; returns the ports, which matter when the configured ones are 0. */
  listen(): Promise<Ports>;
  /**
   * Finishes the requests in flight and those already accepted, then stops listening and closes sockets; whatever takes
   * longer than the configured time to stop, less what the rest of the process needs, is aborted. Closing the database is up
   * to the caller.
   */
  close(): Promise<void>;
}

/** How much of the time to stop is left once requests must have ended, and how long connections may then take to close, in ms. */
const afterDrainMs = 6_000;
const lateMs = 3_000;

const getPort = ({ server }: FastifyInstance) => (server.address() as AddressInfo | null)?.port;

/** Assembles the whole backend on an open database. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { configuration, open, resources, checkResponses = false } = options;
  const clock = options.clock ?? new MovableClock();
  const log = options.log ?? pino(logOptions(configuration.logLevel));
  const app = await createApplication({ log, ...configuration });
  const drain = createDrain(app);
  const sessions = createSessions(open.database, clock);
  const sockets = startSocketServer({
    httpServer: app.server,
    shellUrls: configuration.shellUrls,
    sessions,
    log,
    readBalances: (playerId) => readBalanceEvents(open.database, playerId),
    pool: open.pool,
    redisUrl: configuration.redisUrl,
    maxSocketsPerPlayer: configuration.maxSocketsPerPlayer,
    clock,
    chat: {
      rooms: configuration.chat.rooms,
      closedTo: async (playerId) => {
        const closed = await closedTo(open.database, playerId, clock.now());
        if (closed === null) return null;
        return closed.reason === 'excluded' ? 'ACCOUNT_EXCLUDED' : 'CHAT_CLOSED';
      },
    },
    publicUrl: configuration.publicUrl,
    // Sockets connect once the backend listens.
    tables: createTableDoor(() => ({ services, tables })),
    crash: createCrashDoor(() => ({ services, crash })),
  });
  const artwork = readCatalogueFile(resources.artwork);
  if (artwork === undefined)
    log.warn(
      'There is no catalogue: the lobby is empty until the artwork is built (nx build @casino-kit/artwork).',
    );
  else if (artwork.repeatedSlugs.length > 0)
    log.warn(
      { slugs: artwork.repeatedSlugs },
      'The catalogue lists some games more than once: the first of each is kept.',
    );
  const webhookSecret = createWebhookSecretReader(open.database);
  const sweepMs = options.sweepMs ?? 5_000;
  const mail = createPlayerMail(configuration.shellUrls[0]);
  const provider = createProvider({
    database: open.database,
    clock,
    log,
    publicUrl: configuration.publicUrl,
    secret: webhookSecret,
    notifyAfterMs: options.notifyAfterMs ?? 2_000,
    sweepMs,
    lateResponseMs: options.lateResponseMs ?? 5_000,
  });
  const services: Services = {
    configuration,
    database: open.database,
    clock,
    log,
    resources,
    sessions,
    mail,
    persons: createPersonGuard(open.database, { mail, forfeitBonuses, withdrawConsents }, sockets.live),
    isCommonPassword: createCommonPasswords(configuration.breachedPasswords),
    security: createSecurityGuard(open.database, { origins: configuration.shellUrls }, mail, (id) =>
      emitNotices(services, id),
    ),
    register: registerFrom(configuration, open.database, clock),
    limitFile: limitFileFrom(configuration),
    activityFile: activityFileFrom(configuration),
    backgroundTasks: createBackgroundTasks(log),
    live: sockets.live,
    catalogue: createCatalogue(artwork && enlargeCatalogue(artwork, configuration.catalogueGames)),
    provider,
  };

  const tables = createLiveTables(services);
  const crash = createCrashTables(services);
  const refreshTables = async () => {
    await tables.settle();
    await crash.settle();
    await sockets.refreshTables();
  };

  const routes = endpointRoutes(app, checkResponses, {
    isReplaced: sessions.isReplaced,
    rotate: (token) => rotateToken(open.database, token, clock.now()),
  });
  const modules = createModules({
    services,
    provider,
    sockets,
    tables,
    crash,
    webhookSecret,
    sweepMs,
    readModelMs: options.readModelMs ?? 2_000,
  });
  for (const { serve } of Object.values(modules)) await serve?.({ app, routes });
  serveHealth(app, open, drain);
  if (configuration.apiDocs) await serveOpenApi(app, routes.served, configuration.publicUrl, uploadPaths);
  const control =
    configuration.controlPort === undefined
      ? undefined
      : await createControlApplication({ ...services, provider });

  const jobs = Object.values(modules).flatMap((part) => part.jobs ?? []);

  return {
    services,
    provider,
    refreshRooms: () => sockets.refreshRooms(),
    refreshTables,
    dropIdleSeats: () => sockets.dropIdleSeats(),
    inject: (request) => app.inject(request),
    async listen() {
      for (const job of jobs) job.start();
      await app.listen({ port: configuration.port, host: configuration.host });
      if (control !== undefined && configuration.controlPort !== undefined)
        await control.listen({ port: configuration.controlPort, host: '127.0.0.1' });
      return {
        port: getPort(app) ?? configuration.port,
        controlPort: control && getPort(control),
      };
    },
    async close() {
      await Promise.all([drain.drain(configuration.stopMs - afterDrainMs), ...jobs.map((job) => job.stop())]);
      // From here on nothing new is accepted; browsers reconnect their sockets to another node or the next process.
      const late = setTimeout(() => app.server.closeAllConnections(), lateMs).unref();
      await Promise.all([sockets.close(), control?.close(), app.close()]);
      clearTimeout(late);
      await services.backgroundTasks.settled();
    },
  };
}
