'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { type PagedView, usePagedQuery } from '@casino-kit/api-client/paging';
import { type UserBonus } from '@casino-kit/api-contract';
import { isPositive } from '@casino-kit/money';
import { useIsAuthenticated } from '@casino-kit/session';
import { useEffect, useRef } from 'react';
import { bonusPageSize, userBonusesQuery, userBonusKey } from '../../core/bonus-queries.js';

function useActivatedBonuses(state: 'active' | 'ended', page: number): PagedView<UserBonus> {
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  return usePagedQuery({
    query: userBonusesQuery(client, state, page),
    page,
    pageSize: bonusPageSize,
    enabled: authenticated,
  });
}

/** How often balances refetch the bonuses at most, in milliseconds. */
const refetchRestMs = 1_000;

/**
 * Returns the active bonuses, refetched when the balance changes: a bet changes their progress. For a player who has
 * none, only a balance with bonus money refetches them.
 */
export function useActiveBonuses(): PagedView<UserBonus> {
  const view = useActivatedBonuses('active', 1);
  const isEmpty = view.kind === 'empty';
  const queries = useQueryClient();
  const rest = useRef<{ timer: ReturnType<typeof setTimeout>; isStale: boolean }>(undefined);
  const refetch = () => {
    const timer = setTimeout(() => {
      const { isStale } = rest.current ?? {};
      rest.current = undefined;
      if (isStale === true) refetch();
    }, refetchRestMs);
    rest.current = { timer, isStale: false };
    void queries.invalidateQueries({ queryKey: userBonusKey });
  };
  useEffect(() => () => clearTimeout(rest.current?.timer), []);
  useLiveEvent('wallet:balance', ({ nonCash }) => {
    const isWithoutBonusMoney = nonCash !== null && !isPositive(nonCash);
    if (isEmpty && isWithoutBonusMoney) return;
    // A change within the rest is refetched after it, so that the last one is never missed.
    if (rest.current === undefined) refetch();
    else rest.current.isStale = true;
  });
  return view;
}

/** Returns a page of the ended bonuses; the old page stays visible while the next one loads. */
export function useEndedBonuses(page: number): PagedView<UserBonus> {
  return useActivatedBonuses('ended', page);
}
