import { CallError } from '@casino-kit/api-client';
import { type Game } from '@casino-kit/api-contract';

type Named = Pick<Game, 'slug'>;

/** Returns whether a game is in a list. */
export const hasGame = (games: readonly Named[], slug: string): boolean =>
  games.some((game) => game.slug === slug);

/** Returns the list with a game added first, or without it. A game that is in the list keeps its place. */
export function withFavourite<Listed extends Named>(
  games: readonly Listed[],
  game: Listed,
  isFavourite: boolean,
): readonly Listed[] {
  if (hasGame(games, game.slug) === isFavourite) return games;
  return isFavourite ? [game, ...games] : games.filter(({ slug }) => slug !== game.slug);
}

/**
 * Returns the list with one game as it was `before` a change that failed: absent, or in its place. Other changes since
 * then stay.
 */
export function undoFavourite<Listed extends Named>(
  games: readonly Listed[],
  before: readonly Listed[],
  slug: string,
): readonly Listed[] {
  const others = games.filter((game) => game.slug !== slug);
  const place = before.findIndex((game) => game.slug === slug);
  const game = before[place];
  return game === undefined ? others : others.toSpliced(place, 0, game);
}

/** Why a favourite could not be changed: the message to show. */
export type FavouriteError =
  | { kind: 'limit'; max: string }
  | { kind: 'missing' }
  | { kind: 'not-added' }
  | { kind: 'not-removed' };

/**
 * Returns what to show after a failed change; `null` for failures that say nothing to the player: the server has no
 * favourites (decisions 40), or the session is over.
 */
export function toFavouriteError(error: unknown, isFavourite: boolean): FavouriteError | null {
  if (error instanceof CallError) {
    if (['unsupported', 'skipped', 'ended'].includes(error.kind)) return null;
    if (error.code === 'FAVOURITE_LIMIT' && error.params.max !== undefined)
      return { kind: 'limit', max: error.params.max };
    if (error.code === 'GAME_NOT_FOUND') return { kind: 'missing' };
  }
  return { kind: isFavourite ? 'not-added' : 'not-removed' };
}

/** How favourites can be sorted; `added` is the order of the server. */
export const favouriteOrders = ['added', 'name', 'provider'] as const;
export type FavouriteOrder = (typeof favouriteOrders)[number];

/** Returns favourites in another order, names as the language sorts them. */
export function sortFavourites(
  games: readonly Game[],
  order: FavouriteOrder,
  localeCode: string,
): readonly Game[] {
  if (order === 'added') return games;
  const { compare } = new Intl.Collator(localeCode, { numeric: true });
  return games.toSorted(
    (a, b) =>
      (order === 'provider' ? compare(a.provider.name, b.provider.name) : 0) || compare(a.name, b.name),
  );
}

/** Returns the kinds of some games in the order of their first game, each with its number of games. */
export function countKinds(
  games: readonly Pick<Game, 'kind'>[],
): readonly (readonly [Game['kind'], number])[] {
  const counts = new Map<Game['kind'], number>();
  for (const { kind } of games) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
