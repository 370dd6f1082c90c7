'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { type PagedView, usePagedQuery } from '@casino-kit/api-client/paging';
import { type UserBonus } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
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

/** Returns the active bonuses, refetched when the balance changes: a bet changes their progress. */
export function useActiveBonuses(): PagedView<UserBonus> {
  const queries = useQueryClient();
  useLiveEvent('wallet:balance', () => void queries.invalidateQueries({ queryKey: userBonusKey }));
  return useActivatedBonuses('active', 1);
}

/** Returns a page of the ended bonuses; the old page stays visible while the next one loads. */
export function useEndedBonuses(page: number): PagedView<UserBonus> {
  return useActivatedBonuses('ended', page);
}
