'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnsupported, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { type UserBonus } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { bonusPageSize, userBonusesQuery, userBonusKey } from '../../core/bonus-queries.js';
import { pageRange } from '../../core/page-range.js';

export type ActivatedBonusesView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** The server does not list the bonuses of a player (decisions 40). */
  | { kind: 'unsupported' }
  /** The page is after the last one. */
  | { kind: 'outOfRange'; lastPage: number }
  | {
      kind: 'rows';
      rows: readonly UserBonus[];
      page: number;
      count: number;
      /** Another page is loading. */
      isFetchingPage: boolean;
      /** The last refetch failed; the data shown may be out of date. */
      isStale: boolean;
      retry: () => void;
    };

function useActivatedBonuses(state: 'active' | 'ended', page: number): ActivatedBonusesView {
  const client = useApiClient();
  const { authenticated } = useAuthState();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...userBonusesQuery(client, state, page),
    enabled: authenticated,
    placeholderData: (before) => before,
  });
  const retry = () => void refetch();
  if (data === undefined && isUnsupported(error)) return { kind: 'unsupported' };
  if (data === undefined) return isError ? { kind: 'failed', retry } : { kind: 'loading' };
  const { pages } = pageRange(data.page, bonusPageSize, data.count);
  if (!isPlaceholderData && page > pages) return { kind: 'outOfRange', lastPage: pages };
  return { kind: 'rows', ...data, isFetchingPage: isPlaceholderData, isStale: isError, retry };
}

/** Returns the active bonuses, refetched when the balance changes: a bet changes their progress. */
export function useActiveBonuses(): ActivatedBonusesView {
  const queries = useQueryClient();
  useLiveEvent('wallet:balance', () => void queries.invalidateQueries({ queryKey: userBonusKey }));
  return useActivatedBonuses('active', 1);
}

/** Returns a page of the ended bonuses; the old page stays visible while the next one loads. */
export function useEndedBonuses(page: number): ActivatedBonusesView {
  return useActivatedBonuses('ended', page);
}
