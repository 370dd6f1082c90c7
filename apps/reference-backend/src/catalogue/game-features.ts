import {
  type GameFeature,
  type GameFilter,
  parseGameFilter,
  type WrittenGameFilter,
} from '@casino-kit/api-contract';
import { type CatalogueEntry } from './catalogue-file.js';
import { type GameFigures } from './game-figures.js';
import { hasEngine } from './machines.js';

/** What of a game filters read. */
interface FilteredGame {
  entry: CatalogueEntry;
  figures: GameFigures;
}

/** Returns the features that a game can be filtered by: those that its engine has, or that its kind is about. */
export function getFilterFeatures({ entry, figures }: FilteredGame): ReadonlySet<GameFeature> {
  const engine = hasEngine(entry);
  const features: readonly (readonly [GameFeature, boolean])[] = [
    ['bonus-buy', figures.bonusBuy !== null],
    ['free-spins', engine],
    // Wins of free spins count twice.
    ['multiplier', engine],
    ['jackpot', entry.kind === 'jackpots'],
    ['live-dealer', entry.kind === 'live'],
    ['demo', true],
  ];
  return new Set(features.flatMap(([feature, has]) => (has ? [feature] : [])));
}

type Filterable = FilteredGame & { features: ReadonlySet<GameFeature> };

function matches(game: Filterable, { volatility, features, rtp }: GameFilter): boolean {
  const { entry, figures } = game;
  const returned = Number(figures.returnToPlayer);
  return (
    (volatility.length === 0 || volatility.some((step) => step === entry.volatility)) &&
    (rtp.from === null || returned >= rtp.from) &&
    (rtp.to === null || returned <= rtp.to) &&
    features.every((feature) => game.features.has(feature))
  );
}

/** Returns the test of a written filter; undefined when it filters nothing. */
export function toGamePredicate(written: WrittenGameFilter): ((game: Filterable) => boolean) | undefined {
  const filter = parseGameFilter(written);
  const { volatility, features, rtp } = filter;
  if (volatility.length + features.length === 0 && rtp.from === null && rtp.to === null) return undefined;
  return (game) => matches(game, filter);
}
