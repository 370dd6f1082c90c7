import { type Game, type GameDetails } from '@casino-kit/api-contract';
import { decimalPlaces, multiply, truncate } from '@casino-kit/money';
import { type CatalogueGame } from './catalogue-game.js';
import { getDescription, getFeatureKeys, textLanguage } from './game-text.js';
import { stakeIn } from './stake-scale.js';

/** Returns a game as cards show it, its bets in a currency. `playersNow` is null when no one plays it. */
export function toGame(
  { entry, providerName, figures, thumbnailUrl }: CatalogueGame,
  playersNow: number | null,
  currencyCode: string,
): Game {
  return {
    id: entry.slug,
    slug: entry.slug,
    name: entry.name,
    provider: { id: entry.provider, name: providerName },
    kind: entry.kind,
    thumbnailUrl,
    minBet: stakeIn(figures.minBet, currencyCode),
    maxBet: stakeIn(figures.maxBet, currencyCode),
    returnToPlayer: figures.returnToPlayer,
    volatility: entry.volatility,
    demo: true,
    available: true,
    playersNow,
    ...(entry.kind === 'jackpots' &&
      figures.maxMultiplier !== null && {
        topPrize: truncate(
          multiply(stakeIn(figures.maxBet, currencyCode), figures.maxMultiplier),
          decimalPlaces(currencyCode),
        ),
      }),
  };
}

/** Returns games as cards show them, with how many play each now, by slug. */
export function toGames(
  games: readonly CatalogueGame[],
  playersNow: ReadonlyMap<string, number>,
  currencyCode: string,
): Game[] {
  return games.map((game) => toGame(game, playersNow.get(game.entry.slug) ?? null, currencyCode));
}

/** Returns the typical session of a game in a currency. */
function sessionIn(session: GameDetails['session'], currencyCode: string): GameDetails['session'] {
  if (session === null) return null;
  const { stake, percentiles, average } = session;
  const within = (amount: string) => stakeIn(amount, currencyCode);
  return {
    ...session,
    stake: within(stake),
    percentiles: {
      p5: within(percentiles.p5),
      p25: within(percentiles.p25),
      p75: within(percentiles.p75),
      p95: within(percentiles.p95),
    },
    average: within(average),
  };
}

export interface GameDetailsContext {
  playersNow: number | null;
  currencyCode: string;
  /** Whether bonus money can be played in it; null when that depends on the bonus. */
  bonusCompatible: boolean | null;
}

/** Returns a game as its page shows it, its bets and results in a currency. */
export function toGameDetails(
  game: CatalogueGame,
  { playersNow, currencyCode, bonusCompatible }: GameDetailsContext,
): GameDetails {
  const { entry, figures } = game;
  return {
    ...toGame(game, playersNow, currencyCode),
    description: getDescription(entry, game.providerName),
    features: getFeatureKeys(entry),
    textLanguage,
    maxMultiplier: figures.maxMultiplier,
    anyWinOneIn: figures.anyWinOneIn,
    freeSpinsOneIn: figures.freeSpinsOneIn,
    bonusBuy: figures.bonusBuy !== null,
    bonusCompatible,
    releaseDate: entry.releaseDate === '' ? null : entry.releaseDate,
    session: sessionIn(figures.session, currencyCode),
  };
}
