'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listGames } from '@casino-kit/api-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gamePageQuery, type ListFilter } from '../../core/list-query.js';
import { useGameCurrency } from '../use-game-currency.js';

const isSameList = (a: ListFilter, b: ListFilter): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns how many games a filter has, and the first page of them; a grid loads the others as they come near. With
 * `keepOld`, the previous games stay in view, marked as stale, while another response is pending, so that results do not
 * flash with every letter.
 */
export function useGameList(filter: ListFilter, keepOld = false) {
  const client = useApiClient();
  const isUnsupported = !useSupports(listGames);
  const query = useQuery({
    ...gamePageQuery(client, filter, 1, useGameCurrency()),
    ...(keepOld && { placeholderData: keepPreviousData }),
  });
  const { data, refetch } = query;
  // The list stays the same one, with its grid, until the next one is known.
  const [shown, setShown] = useState(filter);
  const isOld = query.isPlaceholderData;
  if (!isOld && !isSameList(shown, filter)) setShown(filter);
  return {
    /** Which games are in view: those of the filter before while `isOld`. */
    filter: shown,
    /** `null` while nothing is known. */
    games: data?.rows ?? null,
    count: data?.count ?? null,
    isOld,
    failed: query.isError && data === undefined,
    /** The server has no list of games (decisions 40). */
    isUnsupported,
    retry: () => void refetch(),
  };
}
export type GameList = ReturnType<typeof useGameList>;
