'use client';

import { useApiClient } from '@casino-kit/api-client';
import { type Game } from '@casino-kit/api-contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { gamePageQuery, type ListFilter, pageSize, getPageNumbers } from '../../core/list-query.js';
import { useGameCurrency } from '../use-game-currency.js';

/** How often new pages are requested at most while a player scrolls, in milliseconds: those in between fly by. */
const restMs = 120;

/**
 * Returns the games of a list by their place, from the pages that are near the screen. A page is requested when the places
 * near the screen have not changed for a moment, and cancelled when it is out of view before it has arrived.
 */
export function useGamePages(filter: ListFilter) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const currencyCode = useGameCurrency();
  const [pages, setPages] = useState<readonly number[]>([1]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requestedAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRange = useCallback((first: number, last: number) => {
    clearTimeout(timer.current);
    const request = () => {
      requestedAt.current = performance.now();
      const next = getPageNumbers(first, last);
      setPages((known) => (known.join() === next.join() ? known : next));
    };
    timer.current = setTimeout(request, Math.max(0, requestedAt.current + restMs - performance.now()));
  }, []);
  const results = useQueries({
    queries: pages.map((page) => gamePageQuery(client, filter, page, currencyCode)),
  });
  const near = new Map(pages.map((page, index) => [page, results[index]?.data]));
  const gameAt = (place: number): Game | undefined => {
    const page = Math.floor(place / pageSize) + 1;
    const { queryKey } = gamePageQuery(client, filter, page, currencyCode);
    // One that was near before is still in memory when a player comes back to it.
    const { rows } = near.get(page) ?? queryClient.getQueryData<{ rows: readonly Game[] }>(queryKey) ?? {};
    return rows?.[place % pageSize];
  };
  return {
    gameAt,
    onRange,
    failed: results.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
