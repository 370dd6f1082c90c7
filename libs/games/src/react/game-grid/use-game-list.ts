'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listGames } from '@casino-kit/api-contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { gameListQuery, type ListFilter } from '../../core/catalogue-queries.js';
import { useGameCurrency } from '../use-game-currency.js';

/**
 * Returns the games of a grid, page by page. With `keepOld`, the previous games stay in view, marked as stale, while
 * another response is pending, so that results do not flash with every letter.
 */
export function useGameList(filter: ListFilter, keepOld = false) {
  const client = useApiClient();
  const isUnsupported = !useSupports(listGames);
  const query = useInfiniteQuery({
    ...gameListQuery(client, filter, useGameCurrency()),
    ...(keepOld && { placeholderData: keepPreviousData }),
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  return {
    /** `null` while nothing is known. */
    games: data ? data.pages.flatMap(({ rows }) => rows) : null,
    count: data?.pages[0]?.count ?? null,
    isOld: query.isPlaceholderData,
    failed: query.isError && data === undefined,
    /** The server has no list of games (decisions 40). */
    isUnsupported,
    failedMore: query.isFetchNextPageError,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}
export type GameList = ReturnType<typeof useGameList>;
