'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { type Game, listFavouriteGames, setFavouriteGame } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { useIsAuthenticated } from '@casino-kit/session';
import { toast } from '@casino-kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { favouriteGamesQuery, favouritesKey } from '../core/favourite-queries.js';
import { hasGame, toFavouriteError, undoFavourite, withFavourite } from '../core/favourites.js';
import { useTexts } from './game-texts.js';

export const setFavouriteKey = ['games', 'set favourite'] as const;

export interface UseFavouriteResult {
  /** `null` for a guest, while it is not known, and on a server without favourites (decisions 40). */
  isFavourite: boolean | null;
  toggle: () => void;
}

/**
 * Returns whether a game is a favourite of the player, and what changes that. A change shows at once; if it fails, it is
 * undone and a message says so. Presses of one game are sent one after the other.
 */
export function useFavourite(game: Game): UseFavouriteResult {
  const t = useTexts();
  const numbers = useNumberFormat();
  const client = useApiClient();
  const queries = useQueryClient();
  const isListed = useSupports(listFavouriteGames);
  const canSet = useSupports(setFavouriteGame);
  const isOffered = useIsAuthenticated() && isListed && canSet;
  const { slug, name } = game;
  const { data } = useQuery({
    ...favouriteGamesQuery(client),
    enabled: isOffered,
    // A list that failed is not requested again for every card that comes into view.
    retryOnMount: false,
    select: useCallback((games: readonly Game[]) => hasGame(games, slug), [slug]),
  });
  const change = (update: (games: readonly Game[]) => readonly Game[]) =>
    queries.setQueryData<readonly Game[]>(favouritesKey, (games) => games && update(games));
  const { mutate } = useMutation({
    mutationKey: setFavouriteKey,
    scope: { id: `favourite ${slug}` },
    networkMode: 'always',
    mutationFn: (isFavourite: boolean) => client.call(setFavouriteGame, { body: { slug, isFavourite } }),
    onMutate: async (isFavourite) => {
      // A list that was requested before would undo the change.
      await queries.cancelQueries({ queryKey: favouritesKey });
      const before = queries.getQueryData<readonly Game[]>(favouritesKey) ?? [];
      change((games) => withFavourite(games, game, isFavourite));
      return before;
    },
    onError: (error, isFavourite, before) => {
      if (before !== undefined) change((games) => undoFavourite(games, before, slug));
      const shown = toFavouriteError(error, isFavourite);
      if (shown === null) return;
      const max = shown.kind === 'limit' ? numbers.format(Number(shown.max)) : '';
      toast.error(t(`games.favourite.${shown.kind}`, { name, max }));
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: setFavouriteKey }) === 1)
        void queries.invalidateQueries({ queryKey: favouritesKey });
    },
  });
  const isFavourite = isOffered ? (data ?? null) : null;
  return { isFavourite, toggle: () => isFavourite !== null && mutate(!isFavourite) };
}
