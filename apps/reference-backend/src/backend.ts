import { existsSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import {
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse as InjectResponse,
} from 'fastify';
import { pino, type Logger } from 'pino';
import { type TopWinTable } from '@casino-kit/api-contract';
import { askDueChecks, checksEveryMs } from './affordability/ask-due-checks.js';
import { createHttpCheck } from './affordability/http-check.js';
import { activityRoutes } from './activity/routes.js';
import { isPlayableWithBonus } from './bonuses/contributions.js';
import { dueBonusesEveryMs, endDueBonuses } from './bonuses/end-due-bonuses.js';
import { forfeitBonuses } from './bonuses/player-bonuses.js';
import { readOffers } from './bonuses/offers-now.js';
import { remindersEveryMs, remindOfBonuses } from './bonuses/remind-of-bonuses.js';
import { bonusRoutes } from './bonuses/routes.js';
import { createCatalogue } from './catalogue/catalogue.js';
import { readCatalogueFile } from './catalogue/catalogue-file.js';
import { enlargeCatalogue } from './catalogue/larger-catalogue.js';
import { catalogueRoutes, serveArtwork } from './catalogue/routes.js';
import { closedTo } from './chat/access.js';
import { chatRoutes } from './chat/routes.js';
import { MovableClock } from './clock.js';
import { type Configuration } from './configuration.js';
import { type OpenDatabase } from './database/database.js';
import { applyDueApprovals, approvalsEveryMs, reviewDocumentsAgain } from './documents/approvals.js';
import { openDocumentFiles } from './documents/document-files.js';
import { expireUploads, expiryEveryMs } from './documents/expire-uploads.js';
import { documentRoutes } from './documents/routes.js';
import { favouriteRoutes } from './favourites/routes.js';
import { createControlApplication } from './control/application.js';
import { createApplication } from './http/application.js';
import { createDrain } from './http/drain.js';
import { endpointRoutes } from './http/endpoint-route.js';
import { serveHealth } from './http/health.js';
import { logOptions } from './http/log.js';
import { uploadPaths } from './documents/upload-operations.js';
import { serveOpenApi } from './http/open-api.js';
import { historyRoutes } from './history/routes.js';
import { forgetAttempts, forgottenAttemptsEveryMs } from './identity/forget-attempts.js';
import { createExpiredSessionsWork, expiredSessionsEveryMs } from './identity/drop-expired-sessions.js';
import { createPlayerMail } from './identity/player-mail.js';
import { recoveryRoutes } from './identity/recovery-routes.js';
import { identityRoutes } from './identity/routes.js';
import { createCommonPasswords } from './identity/common-passwords.js';
import { createWelcome } from './identity/welcome.js';
import { sessionRoutes } from './identity/session-routes.js';
import { rotateToken } from './identity/rotate-token.js';
import { createSessions } from './identity/sessions.js';
import { createBackgroundTasks } from './background-tasks.js';
import { publishEveryMs } from './live/room-counts.js';
import { startSocketServer } from './live/socket-server.js';
import { createCrashTables, dueCrashBetsEveryMs } from './crash/crash-tables.js';
import { forgetCrashRounds, forgottenCrashRoundsEveryMs } from './crash/forget-rounds.js';
import { crashRoutes } from './crash/routes.js';
import { createCrashDoor } from './crash/table-door.js';
import { dueMinesEveryMs, endDueMines } from './originals/end-due-mines.js';
import { minesRoutes } from './originals/mines-routes.js';
import { originalRoutes } from './originals/routes.js';
import { createProvider, type SimulatedProvider } from './payment-provider/provider.js';
import { providerRoutes } from './payment-provider/routes.js';
import { moneyRecords } from './payments/deposits.js';
import { playerRecords } from './payments/player-records.js';
import { paymentRoutes } from './payments/routes.js';
import { sweepDeposits } from './payments/sweep.js';
import { webhookRoute } from './payments/webhook.js';
import { createWebhookSecretReader } from './payments/webhook-secret.js';
import { withdrawConsents } from './consent/consents.js';
import { marketingRoutes } from './consent/operator-route.js';
import { mayRemind } from './consent/may-remind.js';
import { consentRoutes } from './consent/routes.js';
import { emitNotices } from './notices/emit-notices.js';
import { forgetNotices, forgottenNoticesEveryMs } from './notices/forget-notices.js';
import { noticeRoutes } from './notices/routes.js';
import { ownRegisterRoute } from './persons/own-register.js';
import { reportIdlePlayers } from './protection/report-active.js';
import { createPersonGuard } from './persons/person-guard.js';
import { spreadExclusions } from './persons/follow-person.js';
import { registerFrom } from './exclusion-register/register-from.js';
import { type Database } from './database/database.js';
import { activityFileFrom } from './activity-file/http-activity-file.js';
import { limitFileFrom } from './limit-file/http-limit-file.js';
import { createRegisterChecks } from './protection/ask-register.js';
import { playTimeRoutes } from './protection/play-time-routes.js';
import { protectionRoutes } from './protection/routes.js';
import { readSessionLimit } from './protection/session-limit.js';
import { remindOfReviews, reviewsEveryMs } from './protection/remind-of-review.js';
import { limitNewsEveryMs, tellOfLimits } from './protection/tell-of-limits.js';
import { addDueAwards, awardsEveryMs } from './rakeback/add-due-awards.js';
import { remindOfRakeback } from './rakeback/remind-of-rakeback.js';
import { rakebackRoutes } from './rakeback/routes.js';
import { countVisit, noteReferral } from './referrals/invitations.js';
import { referralRoutes } from './referrals/routes.js';
import { settleShares, sharesEveryMs } from './referrals/settle-shares.js';
import { createIntervalJob } from './interval-job.js';
import { type Resources } from './resources.js';
import { serveGamePage } from './rounds/game-page.js';
import { createReadModel } from './read-model.js';
import { forgetRounds, forgottenRoundsEveryMs } from './roulette/forget-rounds.js';
import { createLiveTables, dueBetsEveryMs, idleSeatsEveryMs } from './roulette/live-tables.js';
import { rouletteRoutes } from './roulette/routes.js';
import { createTableDoor } from './roulette/table-door.js';
import { readRecentWins } from './rounds/history.js';
import { endPlayerLaunches } from './rounds/launch.js';
import { countRoundsOfWeek } from './rounds/played-this-week.js';
import { countPlayersNow } from './rounds/players-now.js';
import { pulseRoutes } from './rounds/pulse-routes.js';
import { roundRoutes } from './rounds/routes.js';
import { readTopWins } from './rounds/top-wins.js';
import { type Services } from './services.js';
import { readBrandSettings } from './settings/brand-settings.js';
import { dueRemovalsEveryMs, removeAllDue } from './security/remove-all-due.js';
import { securityRoutes } from './security/routes.js';
import { createSecurityGuard } from './security/security-guard.js';
import { createTellPlayer } from './security/tell-player.js';
import { settingsRoutes } from './settings/routes.js';
import { finishDueTournaments, tournamentsEveryMs } from './tournaments/finish.js';
import { tournamentRoutes } from './tournaments/routes.js';
import { scheduleTournaments } from './tournaments/schedule.js';
import { loyaltyRoutes } from './loyalty/routes.js';
import { userDetailsRoute } from './user-details/routes.js';
import { visitorRoutes } from './visitors/routes.js';
import { walletRoutes } from './wallets/routes.js';
import { readBalanceEvents } from './wallets/emit-balances.js';
import { processDuePayouts, payoutsEveryMs } from './withdrawals/process-due-payouts.js';
import { withdrawalRoutes } from './withdrawals/routes.js';

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
   * longer than 12 s is aborted. Closing the database is up to the caller.
   */
  close(): Promise<void>;
}

/** How long requests may take once the server is stopping, and how long connections to close after that, in ms. */
const drainMs = 9_000;
const lateMs = 3_000;

/** How long the count of a week's rounds and the tables of top wins may be served from memory, in ms. */
const roundsOfWeekMs = 60_000;
/** How long the offers of now count for the pages of games. */
const offersNowMs = 60_000;
const topWinsMs = 60_000;
/** How long a game's pulse may be served from memory, in ms. */
/** How often to look for players who no longer play, for the activity file, in ms. */
const idlePlayersEveryMs = 60_000;
const gamePulseMs = 60_000;
/** How long a leaderboard may be served from memory, in ms. */
const leaderboardMs = 1_000;

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
  const secret = createWebhookSecretReader(open.database);
  const sweepMs = options.sweepMs ?? 5_000;
  const mail = createPlayerMail(configuration.shellUrls[0]);
  const site = { origins: configuration.shellUrls };
  const tell = createTellPlayer(mail);
  const provider = createProvider({
    database: open.database,
    clock,
    log,
    publicUrl: configuration.publicUrl,
    secret,
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
    security: createSecurityGuard(open.database, site, mail, (id) => emitNotices(services, id)),
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

  const readModelMs = options.readModelMs ?? 2_000;
  const shownSettings = createReadModel(() => readBrandSettings(open.database), readModelMs);
  const playersNow = createReadModel(() => countPlayersNow(open.database, clock.now()), readModelMs);
  const roundsOfWeek = createReadModel(
    () => countRoundsOfWeek(open.database, clock.now()),
    readModelMs === 0 ? 0 : roundsOfWeekMs,
  );
  const offersNow = createReadModel(
    async () => (await readOffers(open.database, { now: clock.now() })).map(({ offer }) => offer),
    readModelMs === 0 ? 0 : offersNowMs,
  );
  const recentWins = createReadModel(
    () => readRecentWins(open.database, services.catalogue, clock.now()),
    readModelMs,
  );
  const topWinsIn = (table: TopWinTable) =>
    createReadModel(
      () => readTopWins(open.database, services.catalogue, { table, now: clock.now() }),
      readModelMs === 0 ? 0 : topWinsMs,
    );
  const topWins = {
    all: topWinsIn('all'),
    'high-rollers': topWinsIn('high-rollers'),
    multipliers: topWinsIn('multipliers'),
  };

  const routes = endpointRoutes(app, checkResponses, {
    isReplaced: sessions.isReplaced,
    rotate: (token) => rotateToken(open.database, token, clock.now()),
  });
  settingsRoutes(routes, services);
  const readArrival = async (campaign: Readonly<Record<string, unknown>> | undefined) => ({
    campaign,
    settings: await shownSettings(),
    now: clock.now(),
  });
  const register = createRegisterChecks(services);
  const welcome = createWelcome(services, register);
  identityRoutes(
    routes,
    services,
    reviewDocumentsAgain,
    readSessionLimit,
    register,
    welcome,
    async ({ id, campaign }) => noteReferral(open.database, id, await readArrival(campaign)),
  );
  sessionRoutes(routes, services);
  securityRoutes(routes, services, { site, tell, welcome, readSessionLimit });
  userDetailsRoute(routes, services, shownSettings);
  referralRoutes(routes, services);
  loyaltyRoutes(routes, services);
  tournamentRoutes(routes, services, { maxAgeMs: Math.min(readModelMs, leaderboardMs) });
  recoveryRoutes(routes, services);
  visitorRoutes(routes, services, async ({ campaign, ...visitor }) =>
    countVisit(open.database, await readArrival(campaign), visitor),
  );
  bonusRoutes(routes, services, { records: playerRecords, shownSettings });
  catalogueRoutes(routes, services, {
    playersNow,
    roundsOfWeek,
    playableWithBonus: async (gameKind) => isPlayableWithBonus(await offersNow(), gameKind),
  });
  roundRoutes(routes, services, { playersNow, recentWins, topWins });
  rouletteRoutes(routes, services, tables);
  originalRoutes(routes, services);
  minesRoutes(routes, services);
  crashRoutes(routes, services, crash);
  favouriteRoutes(routes, services, { playersNow });
  pulseRoutes(routes, services, readModelMs === 0 ? 0 : gamePulseMs);
  paymentRoutes(routes, services);
  withdrawalRoutes(routes, services);
  walletRoutes(routes, services);
  historyRoutes(routes, services);
  rakebackRoutes(routes, services);
  protectionRoutes(routes, services, {
    ...moneyRecords,
    forfeitBonuses,
    withdrawConsents,
    spreadExclusions: (transaction, playerId, now) =>
      spreadExclusions(transaction, playerId, { mail, forfeitBonuses, withdrawConsents }, now),
  });
  playTimeRoutes(routes, services);
  consentRoutes(routes, services);
  noticeRoutes(routes, services, mayRemind);
  marketingRoutes(app, services);
  ownRegisterRoute(app, services);
  activityRoutes(routes, services);
  chatRoutes(routes, services);
  const documentFiles = openDocumentFiles(configuration.documentsDirectory);
  await documentRoutes(app, routes, services, documentFiles);
  await webhookRoute(app, services, secret);
  providerRoutes(app, provider, {
    shellUrls: configuration.shellUrls,
    builtPages: resources.providerScripts,
  });
  if (existsSync(resources.artwork)) await serveArtwork(app, resources.artwork);
  await serveGamePage(app, resources.game, configuration);
  serveHealth(app, open, drain);
  if (configuration.apiDocs) await serveOpenApi(app, routes.served, configuration.publicUrl, uploadPaths);
  const control =
    configuration.controlPort === undefined
      ? undefined
      : await createControlApplication({ ...services, provider });

  const { url: checkUrl, ...checkOptions } = configuration.affordability;
  const affordability =
    checkUrl === undefined ? undefined : createHttpCheck({ ...checkOptions, url: checkUrl });
  const every = (everyMs: number, work: () => Promise<void>) =>
    createIntervalJob({ work, log, soonMs: 0, everyMs });
  const jobs = [
    provider,
    every(sweepMs, () => sweepDeposits(services)),
    every(payoutsEveryMs, () => processDuePayouts(services)),
    every(awardsEveryMs, () => addDueAwards(open.database, configuration.rates, clock.now())),
    every(sharesEveryMs, async () => {
      const { referAFriendPercent: percent = 0 } = await readBrandSettings(open.database);
      await settleShares(open.database, { percent, now: clock.now() });
    }),
    every(tournamentsEveryMs, async () => {
      await scheduleTournaments(open.database, services.catalogue, clock.now());
      await finishDueTournaments(services);
    }),
    every(limitNewsEveryMs, () => tellOfLimits(services)),
    every(reviewsEveryMs, () => remindOfReviews(services)),
    every(remindersEveryMs, async () => {
      await remindOfBonuses(services);
      await remindOfRakeback(services, configuration.rates);
    }),
    every(dueRemovalsEveryMs, () => removeAllDue(open.database, tell, clock.now())),
    every(forgottenNoticesEveryMs, () => forgetNotices(open.database, clock.now())),
    every(forgottenAttemptsEveryMs, () => forgetAttempts(open.database, clock.now())),
    every(dueBonusesEveryMs, () => endDueBonuses(services)),
    every(expiredSessionsEveryMs, createExpiredSessionsWork(services)),
    every(approvalsEveryMs, () => applyDueApprovals(open.database, clock.now())),
    every(publishEveryMs, () => sockets.refreshRooms()),
    every(dueBetsEveryMs, () => tables.settle()),
    every(idleSeatsEveryMs, () => sockets.dropIdleSeats()),
    every(idlePlayersEveryMs, async () => {
      const now = clock.now();
      const close = (transaction: Database, playerId: number) =>
        endPlayerLaunches(transaction, playerId, now);
      await reportIdlePlayers(services, close, now);
    }),
    every(checksEveryMs, () => askDueChecks(open.database, affordability, clock.now())),
    every(forgottenRoundsEveryMs, () => forgetRounds(open.database, clock.now())),
    every(dueMinesEveryMs, () => endDueMines(services)),
    every(dueCrashBetsEveryMs, () => crash.look()),
    every(forgottenCrashRoundsEveryMs, () => forgetCrashRounds(open.database, clock.now())),
    every(expiryEveryMs, () => expireUploads(open.database, documentFiles, clock.now())),
  ];

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
      await Promise.all([drain.drain(drainMs), ...jobs.map((job) => job.stop())]);
      // From here on nothing new is accepted; browsers reconnect their sockets to another node or the next process.
      const late = setTimeout(() => app.server.closeAllConnections(), lateMs).unref();
      await Promise.all([sockets.close(), control?.close(), app.close()]);
      clearTimeout(late);
      await services.backgroundTasks.settled();
    },
  };
}
