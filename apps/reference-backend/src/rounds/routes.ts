import * as v from 'valibot';
import {
  confirmBonusBuy,
  gameRound,
  launchGame,
  listRecentGames,
  listMyTopWins,
  listRecentWins,
  listTopWins,
  openGameTable,
  playRound,
  type TableBonus,
  type TopWin,
  type TopWinTable,
} from '@casino-kit/api-contract';
import { type Amount, compare, decimalPlaces, truncate } from '@casino-kit/money';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { hasEngine, isRoulette, getMachine } from '../catalogue/machines.js';
import { toGames } from '../catalogue/game-response.js';
import { readPlayableAmount, rejectExcludedGame, toTableBonus } from '../bonuses/bonus-round.js';
import { exemptNextBet } from '../bonuses/bet-exemption.js';
import { readActiveBonuses } from '../bonuses/player-bonuses.js';
import { invalid, reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { readWallet, toCurrencyScale } from '../ledger/wallet.js';
import { askRegister } from '../protection/ask-register.js';
import { getPlayOptions, rejectAutoplay } from '../protection/play-options.js';
import { reportActive } from '../protection/report-active.js';
import { rejectClosed, rejectIfClosed } from '../protection/excluded.js';
import { type Services } from '../services.js';
import { toRoundKind } from '../protection/start-round.js';
import { getPolicy, getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { betSteps, defaultBet, readStake } from './bet-steps.js';
import { emitRound } from './emit-round.js';
import { type readRecentWins, recentGamesReader } from './history.js';
import { getOwner, type Launch, getLaunchPlayer, requireLaunch, startLaunch } from './launch.js';
import { holdByStake, lineRows, paytableByStake } from './round-response.js';
import { openWithServerSeed, readClientSeed, takeServerSeed } from './server-seed.js';
import { settleDemoRound, settleRealRound, type SettledRound } from './settle-round.js';
import { freeSpinRule, idleGrid, getSlotModel } from '@casino-kit/reference-games';
import { readTopWins } from './top-wins.js';
import { findUnfinishedRound } from './unfinished-round.js';

/** What is read once for everyone. */
export interface RoundReads {
  /** How many play at the moment, by slug. */
  playersNow: () => Promise<ReadonlyMap<string, number>>;
  recentWins: () => ReturnType<typeof readRecentWins>;
  topWins: Readonly<Record<TopWinTable, () => Promise<TopWin[]>>>;
}

/** Returns the page of the reference game that plays a game. */
function getGamePage({ entry }: CatalogueGame): string {
  if (entry.original !== undefined) return `${entry.original}.html`;
  return isRoulette(entry) ? 'roulette.html' : 'index.html';
}

/** Games: opening them, playing rounds, and recent games and wins (§3, §7). */
export function roundRoutes(
  { serve }: EndpointRoutes,
  services: Services,
  { playersNow, recentWins, topWins }: RoundReads,
): void {
  const { database, clock, catalogue, sessions, configuration } = services;
  const readRecentGames = recentGamesReader(database);

  const requireGame = (slug: string): CatalogueGame => {
    const game = catalogue.find(slug);
    if (game === undefined) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
    return game;
  };

  const requireSlot = (slug: string): CatalogueGame => {
    const game = requireGame(slug);
    if (!hasEngine(game.entry)) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
    return game;
  };

  serve(launchGame, async ({ param, body, bearer }) => {
    const game = requireGame(param('slug'));
    if (body.locale.length > 20) throw invalid({ locale: 'Invalid format' });
    const player = body.mode === 'real' ? await sessions.require(bearer) : await sessions.find(bearer);
    const now = clock.now();
    if (player === undefined) await rejectGuestDemo(services);
    else {
      if (body.mode === 'real') await askRegister(services, player.id, 'launch', now);
      await rejectClosed(database, player.id, now);
      if (body.mode === 'real') await reportActive(services, player.id, now);
      if (body.mode === 'real')
        rejectExcludedGame(await readActiveBonuses(database, player.id), player, game.entry.kind);
    }
    const token = await startLaunch(database, { game, mode: body.mode, locale: body.locale, player }, now);
    const query = new URLSearchParams({ game: game.entry.slug, mode: body.mode }).toString();
    return {
      url: `${configuration.publicUrl}/reference-game/${getGamePage(game)}?${query}#launch=${token}`,
      mode: body.mode,
      launchedAt: now.toISOString(),
    };
  });

  serve(openGameTable, async ({ bearer, body: { unfinishedKey: key } }) => {
    const launch = await requireLaunch(database, clock, bearer);
    const now = clock.now();
    rejectIfClosed(launch.exclusion, now);
    const serverSeedHash = await openWithServerSeed(database, launch.id, now);
    const game = requireSlot(launch.gameSlug);
    const machine = getMachine(game.entry);
    const model = getSlotModel(machine);
    const enforced = getProtectionPolicy(await readBrandSettings(database));
    return {
      name: game.entry.name,
      provider: game.providerName,
      face: game.face,
      mode: launch.mode,
      currencyCode: launch.currencyCode,
      locale: launch.locale,
      betSteps: betSteps(game.figures, launch.currencyCode),
      defaultBet: defaultBet(game.figures, launch.currencyCode),
      wins: model.wins,
      wilds: model.wilds,
      lines: lineRows(model),
      paytable: paytableByStake(model),
      returnToPlayer: game.figures.returnToPlayer,
      maxMultiplier: game.figures.maxMultiplier ?? '0',
      freeSpins: { ...freeSpinRule },
      hold: holdByStake(model),
      bonusBuy: game.figures.bonusBuy,
      balance: await balanceOfLaunch(services, launch),
      bonus: await bonusOfLaunch(services, launch),
      firstGrid: idleGrid(model),
      fairness: { serverSeedHash, machine },
      minimumRoundSeconds:
        toRoundKind(game.entry.kind) === 'slots'
          ? enforced.minimumSlotRoundSeconds
          : enforced.minimumOtherRoundSeconds,
      slamStop: enforced.slamStop,
      ...getPlayOptions(enforced),
      unfinishedRound: key === undefined ? null : await findUnfinishedRound(database, launch, key, gameRound),
    };
  });

  serve(playRound, async ({ bearer, body, idempotencyKey, contentHash }) => {
    const launch = await requireLaunch(database, clock, bearer);
    const game = requireSlot(launch.gameSlug);
    const at = clock.now();
    const { bonusBuy } = game.figures;
    const isBuy = body.bonusBuy === true;
    if (isBuy && (bonusBuy === null || body.freeSpin === true))
      throw invalid({ bonusBuy: 'form.validation.invalid.format' });
    const bet = {
      launchId: launch.id,
      gameSlug: launch.gameSlug,
      gameKind: game.entry.kind,
      machine: getMachine(game.entry),
      stake: body.freeSpin === true ? body.stake : readStake(body.stake, game.figures, launch.currencyCode),
      freeSpin: body.freeSpin === true,
      ...(isBuy && bonusBuy !== null && { buyPrice: bonusBuy.price }),
      at,
    };
    const launched = { launchId: launch.id, clientSeed: readClientSeed(body.clientSeed), at };
    const player = getLaunchPlayer(launch);
    const identity = {
      owner: getOwner(launch),
      key: idempotencyKey,
      bodyHash: contentHash(launch.id),
    };
    let moved: SettledRound | undefined;
    const { response, fresh } = await runIdempotent(
      database,
      identity,
      at,
      async (transaction) => {
        await rejectAutoplay(transaction, body);
        // Nothing is at stake in a demo: what was read with the launch is enough.
        if (player === undefined) rejectIfClosed(launch.exclusion, at);
        const fairness = await takeServerSeed(transaction, launched);
        const seeds = { serverSeed: fairness.serverSeed, clientSeed: fairness.clientSeed };
        const drawn = { ...bet, seeds };
        const settled = player && (await settleRealRound(transaction, player, drawn, configuration));
        const round = settled?.round ?? (await settleDemoRound(transaction, drawn, launch.currencyCode));
        moved = settled;
        return { ...round, fairness };
      },
      (kept) => v.parse(gameRound, kept),
    );
    if (fresh && player !== undefined && moved !== undefined) await emitRound(services, player, moved, at);
    return response;
  });

  serve(confirmBonusBuy, async ({ param, body, bearer }) => {
    const { slug } = requireGame(param('slug')).entry;
    const { id, currencyCode } = await sessions.require(bearer);
    const cost = readCost(body.cost, currencyCode);
    await rejectClosed(database, id, clock.now());
    await exemptNextBet(database, id, { gameSlug: slug, cost });
    return { cost };
  });

  serve(listRecentGames, async ({ bearer }) => {
    const { slugs, currencyCode } = await sessions.requireWith(bearer, readRecentGames);
    const games = slugs.flatMap((slug) => catalogue.find(slug) ?? []);
    return { rows: toGames(games, await playersNow(), currencyCode) };
  });
  serve(listRecentWins, async () => ({ rows: await recentWins() }));
  serve(listTopWins, async ({ query }) => ({ rows: await topWins[query.table]() }));
  serve(listMyTopWins, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    const mine = { table: 'all', playerId: id, now: clock.now() } as const;
    return { rows: await readTopWins(database, catalogue, mine) };
  });
}

/** Returns the price of a bonus buy in its currency's decimals. @throws ApiError VALIDATION at `cost` if it has more */
function readCost(cost: Amount, currencyCode: string): Amount {
  const cut = truncate(cost, decimalPlaces(currencyCode));
  if (compare(cut, cost) !== 0) throw invalid({ cost: 'form.validation.invalid.format' });
  return cut;
}

async function balanceOfLaunch({ database }: Services, launch: Launch): Promise<string> {
  const player = getLaunchPlayer(launch);
  if (player === undefined) return toCurrencyScale(launch.playBalance ?? '0', launch.currencyCode);
  const { amount } = await readWallet(database, player);
  return toCurrencyScale(await readPlayableAmount(database, player, amount), player.currencyCode);
}

/** Returns what active bonuses mean at the table of a launch; nothing in a demo. */
async function bonusOfLaunch({ database }: Services, launch: Launch): Promise<TableBonus | null> {
  const player = getLaunchPlayer(launch);
  return player === undefined
    ? null
    : toTableBonus(await readActiveBonuses(database, player.id), player, launch.gameSlug);
}

/** Guests play demos when the brand allows them (§6, decisions 36). @throws ApiError DEMO_NOT_POSSIBLE */
async function rejectGuestDemo({ database }: Services): Promise<void> {
  const settings = await readBrandSettings(database);
  if (settings.allowGuestPlayDemoGames !== true || !getPolicy(settings).guestDemoPlay)
    throw reject('DEMO_NOT_POSSIBLE', 'Please log in to play this game.');
}
