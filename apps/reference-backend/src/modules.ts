import { existsSync } from 'node:fs';
import { type FastifyInstance } from 'fastify';
import { askDueChecks, checksEveryMs } from './affordability/ask-due-checks.js';
import { createHttpCheck } from './affordability/http-check.js';
import { activityRoutes } from './activity/routes.js';
import { dueBonusesEveryMs, endDueBonuses } from './bonuses/end-due-bonuses.js';
import { forfeitBonuses } from './bonuses/player-bonuses.js';
import { remindersEveryMs, remindOfBonuses } from './bonuses/remind-of-bonuses.js';
import { bonusRoutes } from './bonuses/routes.js';
import { catalogueRoutes, serveArtwork } from './catalogue/routes.js';
import { chatRoutes } from './chat/routes.js';
import { applyDueApprovals, approvalsEveryMs, reviewDocumentsAgain } from './documents/approvals.js';
import { openDocumentFiles } from './documents/document-files.js';
import { expireUploads, expiryEveryMs } from './documents/expire-uploads.js';
import { documentRoutes } from './documents/routes.js';
import { favouriteRoutes } from './favourites/routes.js';
import { type EndpointRoutes } from './http/endpoint-route.js';
import { historyRoutes } from './history/routes.js';
import { forgetAttempts, forgottenAttemptsEveryMs } from './identity/forget-attempts.js';
import { createExpiredSessionsWork, expiredSessionsEveryMs } from './identity/drop-expired-sessions.js';
import { recoveryRoutes } from './identity/recovery-routes.js';
import { identityRoutes } from './identity/routes.js';
import { createWelcome } from './identity/welcome.js';
import { sessionRoutes } from './identity/session-routes.js';
import { publishEveryMs } from './live/room-counts.js';
import { type SocketServer } from './live/socket-server.js';
import { type CrashTables, dueCrashBetsEveryMs } from './crash/crash-tables.js';
import { forgetCrashRounds, forgottenCrashRoundsEveryMs } from './crash/forget-rounds.js';
import { crashRoutes } from './crash/routes.js';
import { dueMinesEveryMs, endDueMines } from './originals/end-due-mines.js';
import { minesRoutes } from './originals/mines-routes.js';
import { originalRoutes } from './originals/routes.js';
import { type SimulatedProvider } from './payment-provider/provider.js';
import { providerRoutes } from './payment-provider/routes.js';
import { moneyRecords } from './payments/deposits.js';
import { playerRecords } from './payments/player-records.js';
import { paymentRoutes } from './payments/routes.js';
import { sweepDeposits } from './payments/sweep.js';
import { webhookRoute } from './payments/webhook.js';
import { withdrawConsents } from './consent/consents.js';
import { marketingRoutes } from './consent/operator-route.js';
import { mayRemind } from './consent/may-remind.js';
import { consentRoutes } from './consent/routes.js';
import { forgetNotices, forgottenNoticesEveryMs } from './notices/forget-notices.js';
import { noticeRoutes } from './notices/routes.js';
import { ownRegisterRoute } from './persons/own-register.js';
import { reportIdlePlayers } from './protection/report-active.js';
import { spreadExclusions } from './persons/follow-person.js';
import { type Database } from './database/database.js';
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
import { serveGamePage } from './rounds/game-page.js';
import { forgetRounds, forgottenRoundsEveryMs } from './roulette/forget-rounds.js';
import { dueBetsEveryMs, idleSeatsEveryMs, type LiveTables } from './roulette/live-tables.js';
import { rouletteRoutes } from './roulette/routes.js';
import { endPlayerLaunches } from './rounds/launch.js';
import { pulseRoutes } from './rounds/pulse-routes.js';
import { roundRoutes } from './rounds/routes.js';
import { type Services } from './services.js';
import { readBrandSettings } from './settings/brand-settings.js';
import { dueRemovalsEveryMs, removeAllDue } from './security/remove-all-due.js';
import { securityRoutes } from './security/routes.js';
import { createTellPlayer } from './security/tell-player.js';
import { settingsRoutes } from './settings/routes.js';
import { createSharedReads } from './shared-reads.js';
import { finishDueTournaments, tournamentsEveryMs } from './tournaments/finish.js';
import { tournamentRoutes } from './tournaments/routes.js';
import { scheduleTournaments } from './tournaments/schedule.js';
import { loyaltyRoutes } from './loyalty/routes.js';
import { userDetailsRoute } from './user-details/routes.js';
import { visitorRoutes } from './visitors/routes.js';
import { walletRoutes } from './wallets/routes.js';
import { processDuePayouts, payoutsEveryMs } from './withdrawals/process-due-payouts.js';
import { withdrawalRoutes } from './withdrawals/routes.js';

/** Where the modules serve their routes. */
interface Server {
  app: FastifyInstance;
  /** The endpoints of the contract. */
  routes: EndpointRoutes;
}

/** Repeated work, from the moment when the backend listens until it stops. */
interface Job {
  start(): void;
  stop(): Promise<void>;
}

/** A part of the backend: what it serves, and what it does repeatedly. */
interface Module {
  serve?(to: Server): void | Promise<void>;
  jobs?: readonly Job[];
}

/** What the modules need beside the services. */
interface ModuleParts {
  services: Services;
  provider: SimulatedProvider;
  sockets: SocketServer;
  tables: LiveTables;
  crash: CrashTables;
  /** Reads the secret that signs the provider's messages. */
  webhookSecret: () => Promise<string>;
  /** How often to look for due payments, in ms. */
  sweepMs: number;
  /** How long what everyone sees alike may be served from memory, in ms. */
  readModelMs: number;
}

/** How often to look for players who no longer play, for the activity file, in ms. */
const idlePlayersEveryMs = 60_000;
/** How long a game's pulse may be served from memory, in ms. */
const gamePulseMs = 60_000;
/** How long a leaderboard may be served from memory, in ms. */
const leaderboardMs = 1_000;

/**
 * Returns the modules of the backend, each by the name of its folder, in the order in which they serve their routes. What a
 * folder needs from one below it is passed to it here.
 */
export function createModules({
  services,
  provider,
  sockets,
  tables,
  crash,
  webhookSecret,
  sweepMs,
  readModelMs,
}: ModuleParts): Readonly<Record<string, Module>> {
  const { configuration, database, clock, log, mail, resources, catalogue } = services;
  const every = (everyMs: number, work: () => Promise<void>): Job =>
    createIntervalJob({ work, log, soonMs: 0, everyMs });
  const reads = createSharedReads(services, readModelMs);
  const readArrival = async (campaign: Readonly<Record<string, unknown>> | undefined) => ({
    campaign,
    settings: await reads.shownSettings(),
    now: clock.now(),
  });
  const tell = createTellPlayer(mail);
  const site = { origins: configuration.shellUrls };
  const register = createRegisterChecks(services);
  const welcome = createWelcome(services, register);
  const documentFiles = openDocumentFiles(configuration.documentsDirectory);
  const { url: checkUrl, ...checkOptions } = configuration.affordability;
  const affordabilityCheck =
    checkUrl === undefined ? undefined : createHttpCheck({ ...checkOptions, url: checkUrl });

  return {
    settings: { serve: ({ routes }) => settingsRoutes(routes, services) },
    identity: {
      serve({ routes }) {
        identityRoutes(
          routes,
          services,
          reviewDocumentsAgain,
          readSessionLimit,
          register,
          welcome,
          async ({ id, campaign }) => noteReferral(database, id, await readArrival(campaign)),
        );
        sessionRoutes(routes, services);
        recoveryRoutes(routes, services);
      },
      jobs: [
        every(forgottenAttemptsEveryMs, () => forgetAttempts(database, clock.now())),
        every(expiredSessionsEveryMs, createExpiredSessionsWork(services)),
      ],
    },
    security: {
      serve: ({ routes }) => securityRoutes(routes, services, { site, tell, welcome, readSessionLimit }),
      jobs: [every(dueRemovalsEveryMs, () => removeAllDue(database, tell, clock.now()))],
    },
    userDetails: { serve: ({ routes }) => userDetailsRoute(routes, services, reads.shownSettings) },
    referrals: {
      serve: ({ routes }) => referralRoutes(routes, services),
      jobs: [
        every(sharesEveryMs, async () => {
          const { referAFriendPercent: percent = 0 } = await readBrandSettings(database);
          await settleShares(database, { percent, now: clock.now() });
        }),
      ],
    },
    loyalty: { serve: ({ routes }) => loyaltyRoutes(routes, services) },
    tournaments: {
      serve: ({ routes }) =>
        tournamentRoutes(routes, services, { maxAgeMs: Math.min(readModelMs, leaderboardMs) }),
      jobs: [
        every(tournamentsEveryMs, async () => {
          await scheduleTournaments(database, catalogue, clock.now());
          await finishDueTournaments(services);
        }),
      ],
    },
    visitors: {
      serve: ({ routes }) =>
        visitorRoutes(routes, services, async ({ campaign, ...visitor }) =>
          countVisit(database, await readArrival(campaign), visitor),
        ),
    },
    bonuses: {
      serve: ({ routes }) =>
        bonusRoutes(routes, services, { records: playerRecords, shownSettings: reads.shownSettings }),
      jobs: [
        every(dueBonusesEveryMs, () => endDueBonuses(services)),
        every(remindersEveryMs, async () => {
          await remindOfBonuses(services);
          await remindOfRakeback(services, configuration.rates);
        }),
      ],
    },
    catalogue: {
      async serve({ app, routes }) {
        catalogueRoutes(routes, services, reads);
        if (existsSync(resources.artwork)) await serveArtwork(app, resources.artwork);
      },
    },
    rounds: {
      async serve({ app, routes }) {
        roundRoutes(routes, services, reads);
        pulseRoutes(routes, services, readModelMs === 0 ? 0 : gamePulseMs);
        await serveGamePage(app, resources.game, configuration);
      },
    },
    roulette: {
      serve: ({ routes }) => rouletteRoutes(routes, services, tables),
      jobs: [
        every(dueBetsEveryMs, () => tables.settle()),
        every(idleSeatsEveryMs, () => sockets.dropIdleSeats()),
        every(forgottenRoundsEveryMs, () => forgetRounds(database, clock.now())),
      ],
    },
    originals: {
      serve({ routes }) {
        originalRoutes(routes, services);
        minesRoutes(routes, services);
      },
      jobs: [every(dueMinesEveryMs, () => endDueMines(services))],
    },
    crash: {
      serve: ({ routes }) => crashRoutes(routes, services, crash),
      jobs: [
        every(dueCrashBetsEveryMs, () => crash.look()),
        every(forgottenCrashRoundsEveryMs, () => forgetCrashRounds(database, clock.now())),
      ],
    },
    favourites: { serve: ({ routes }) => favouriteRoutes(routes, services, reads) },
    payments: {
      async serve({ app, routes }) {
        paymentRoutes(routes, services);
        await webhookRoute(app, services, webhookSecret);
      },
      jobs: [every(sweepMs, () => sweepDeposits(services))],
    },
    paymentProvider: {
      serve: ({ app }) =>
        providerRoutes(app, provider, {
          shellUrls: configuration.shellUrls,
          builtPages: resources.providerScripts,
        }),
      jobs: [provider],
    },
    withdrawals: {
      serve: ({ routes }) => withdrawalRoutes(routes, services),
      jobs: [every(payoutsEveryMs, () => processDuePayouts(services))],
    },
    wallets: { serve: ({ routes }) => walletRoutes(routes, services) },
    history: { serve: ({ routes }) => historyRoutes(routes, services) },
    rakeback: {
      serve: ({ routes }) => rakebackRoutes(routes, services),
      jobs: [every(awardsEveryMs, () => addDueAwards(database, configuration.rates, clock.now()))],
    },
    protection: {
      serve({ routes }) {
        protectionRoutes(routes, services, {
          ...moneyRecords,
          forfeitBonuses,
          withdrawConsents,
          spreadExclusions: (transaction, playerId, now) =>
            spreadExclusions(transaction, playerId, { mail, forfeitBonuses, withdrawConsents }, now),
        });
        playTimeRoutes(routes, services);
      },
      jobs: [
        every(limitNewsEveryMs, () => tellOfLimits(services)),
        every(reviewsEveryMs, () => remindOfReviews(services)),
        every(idlePlayersEveryMs, async () => {
          const now = clock.now();
          const close = (transaction: Database, playerId: number) =>
            endPlayerLaunches(transaction, playerId, now);
          await reportIdlePlayers(services, close, now);
        }),
      ],
    },
    affordability: {
      jobs: [every(checksEveryMs, () => askDueChecks(database, affordabilityCheck, clock.now()))],
    },
    consent: {
      serve({ app, routes }) {
        consentRoutes(routes, services);
        marketingRoutes(app, services);
      },
    },
    notices: {
      serve: ({ routes }) => noticeRoutes(routes, services, mayRemind),
      jobs: [every(forgottenNoticesEveryMs, () => forgetNotices(database, clock.now()))],
    },
    persons: { serve: ({ app }) => ownRegisterRoute(app, services) },
    activity: { serve: ({ routes }) => activityRoutes(routes, services) },
    chat: {
      serve: ({ routes }) => chatRoutes(routes, services),
      jobs: [every(publishEveryMs, () => sockets.refreshRooms())],
    },
    documents: {
      serve: ({ app, routes }) => documentRoutes(app, routes, services, documentFiles),
      jobs: [
        every(approvalsEveryMs, () => applyDueApprovals(database, clock.now())),
        every(expiryEveryMs, () => expireUploads(database, documentFiles, clock.now())),
      ],
    },
  };
}
