import { type ApiClient } from '@casino-kit/api-client';
import { type Game, listFavouriteGames } from '@casino-kit/api-contract';

/** The key of the player's favourites in the query cache. */
export const favouritesKey = ['games', 'favourites'] as const;

const staleMs = 30_000;

/**
 * Query options for the player's favourite games, the one added last first. Only for a logged-in player; cleared at
 * logout. Refetched when the page gets the focus: another device may have changed them.
 */
export function favouriteGamesQuery(client: Pick<ApiClient, 'call'>) {
  return {
    queryKey: favouritesKey,
    // Not aborted when a heart leaves the page: the next one takes the response of the same request.
    queryFn: async (): Promise<readonly Game[]> => (await client.call(listFavouriteGames, {})).rows,
    staleTime: staleMs,
    refetchOnWindowFocus: true,
    meta: { audience: 'player' },
  };
}
