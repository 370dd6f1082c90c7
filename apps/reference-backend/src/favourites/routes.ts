import { listFavouriteGames, setFavouriteGame } from '@casino-kit/api-contract';
import { toGames } from '../catalogue/game-response.js';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { addFavourite, favouritesReader, removeFavourite } from './favourites.js';

/** What is read once for everyone. */
export interface FavouriteReads {
  /** How many play at the moment, by slug. */
  playersNow: () => Promise<ReadonlyMap<string, number>>;
}

/** The favourite games of a player (§2, favourites). A game that left the catalogue is not listed. */
export function favouriteRoutes(
  { serve }: EndpointRoutes,
  { catalogue, clock, database, live, sessions }: Services,
  { playersNow }: FavouriteReads,
): void {
  const readFavourites = favouritesReader(database);

  serve(listFavouriteGames, async ({ bearer }) => {
    const { slugs, currencyCode } = await sessions.requireWith(bearer, readFavourites);
    const games = slugs.flatMap((slug) => catalogue.find(slug) ?? []);
    return { rows: toGames(games, await playersNow(), currencyCode) };
  });

  serve(setFavouriteGame, async ({ bearer, body: { slug, isFavourite } }) => {
    const { id } = await sessions.require(bearer);
    if (catalogue.find(slug) === undefined) throw reject('GAME_NOT_FOUND', 'GAME NOT FOUND');
    const hasChanged = isFavourite
      ? await addFavourite(database, id, slug, clock.now())
      : await removeFavourite(database, id, slug);
    // The player's other devices show it, too.
    if (hasChanged) live.emit(id, 'favourite', { slug, isFavourite });
    return null;
  });
}
