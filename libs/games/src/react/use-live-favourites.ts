'use client';

import { useLiveEvent, useLiveReconnect } from '@casino-kit/api-client';
import { type Game } from '@casino-kit/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { favouritesKey } from '../core/favourite-queries.js';
import { hasGame } from '../core/favourites.js';

/** Refetches the player's favourites when another device has changed them, or may have. Call it once, for a logged-in player. */
export function useLiveFavourites(): void {
  const queries = useQueryClient();
  useLiveEvent('favourite', ({ slug, isFavourite }) => {
    const games = queries.getQueryData<readonly Game[]>(favouritesKey);
    // Of a change made here, the list knows already.
    if (games === undefined || hasGame(games, slug) === isFavourite) return;
    void queries.invalidateQueries({ queryKey: favouritesKey });
  });
  useLiveReconnect(() => void queries.invalidateQueries({ queryKey: favouritesKey }));
}
