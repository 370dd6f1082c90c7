import { type GameSort } from '@casino-kit/api-contract';
import { compare } from '@casino-kit/money';
import { type CatalogueGame } from './catalogue-game.js';

const { compare: compareNames } = new Intl.Collator('en');

/** What a game is sorted by: `null` when it has none, which comes last in every order. */
type Sorted = (game: CatalogueGame) => string | null;
const known = (value: string | null): string | null => (value === '' ? null : value);

interface Order {
  of: Sorted;
  compare: (a: string, b: string) => number;
}
const highestFirst = (a: string, b: string) => compare(b, a);

const orders: Record<Exclude<GameSort, 'sort' | 'name'>, Order> = {
  releaseDate: { of: ({ entry }) => known(entry.releaseDate), compare: (a, b) => (a < b ? 1 : -1) },
  returnToPlayer: { of: ({ figures }) => known(figures.returnToPlayer), compare: highestFirst },
  maxMultiplier: { of: ({ figures }) => figures.maxMultiplier, compare: highestFirst },
  minBet: { of: ({ figures }) => figures.minBet, compare },
  maxBet: { of: ({ figures }) => figures.maxBet, compare: highestFirst },
};

export interface GameOrder {
  /** Compares two games of the catalogue in one of the seven orders; games that are alike in it are ordered by name. */
  compareBy(sort: GameSort): (a: CatalogueGame, b: CatalogueGame) => number;
}

/**
 * Prepares the orders of a catalogue: names are compared once, and values by their rank, since many thousands of games
 * share a few of them.
 */
export function createGameOrder(games: readonly CatalogueGame[]): GameOrder {
  const byName = new Map(
    games
      .toSorted((a, b) => compareNames(a.entry.name, b.entry.name) || (a.entry.slug < b.entry.slug ? -1 : 1))
      .map((game, place) => [game, place]),
  );
  const compareName = (a: CatalogueGame, b: CatalogueGame) => (byName.get(a) ?? 0) - (byName.get(b) ?? 0);
  return {
    compareBy(sort) {
      if (sort === 'name') return compareName;
      if (sort === 'sort') return (a, b) => a.entry.popularity - b.entry.popularity || compareName(a, b);
      const { of, compare: compareValues } = orders[sort];
      const values = [...new Set(games.flatMap((game) => of(game) ?? []))].sort(compareValues);
      const ranks = new Map(values.map((value, rank) => [value, rank]));
      const getRank = (game: CatalogueGame) => ranks.get(of(game) ?? '') ?? Infinity;
      const ranked = new Map(games.map((game) => [game, getRank(game)]));
      return (a, b) => {
        const [first = Infinity, second = Infinity] = [ranked.get(a), ranked.get(b)];
        return first === second ? compareName(a, b) : first - second;
      };
    },
  };
}
