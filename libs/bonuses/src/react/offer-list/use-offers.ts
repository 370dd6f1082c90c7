'use client';

import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type Bonus } from '@casino-kit/api-contract';
import { bonusPageSize, offersQuery } from '../../core/bonus-queries.js';
import { type BonusType } from '../../core/bonus-type.js';
import { pageRange } from '../../core/page-range.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';

export type OffersView =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'empty' }
  /** The page is after the last one. */
  | { kind: 'outOfRange'; lastPage: number }
  | {
      kind: 'rows';
      page: number;
      count: number;
      rows: readonly Bonus[];
      /** Another page is loading. */
      isFetchingPage: boolean;
      /** The last refetch failed; the data shown may be out of date. */
      isStale: boolean;
      retry: () => void;
    };

/**
 * Returns one page of offers of a type, or of all; the old page stays visible while the next one of the same type
 * loads.
 */
export function useOffers(type: BonusType | null, page: number): OffersView {
  const client = useApiClient();
  const { viewer } = useBonusContext();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...offersQuery(client, viewer.place, type, page),
    placeholderData: (before, query) => (query?.queryKey[3] === type ? before : undefined),
  });
  const retry = () => void refetch();
  if (data === undefined) return isError ? { kind: 'failed', retry } : { kind: 'loading' };
  if (data.count === 0) return { kind: 'empty' };
  const { pages } = pageRange(data.page, bonusPageSize, data.count);
  if (!isPlaceholderData && page > pages) return { kind: 'outOfRange', lastPage: pages };
  return { kind: 'rows', ...data, isFetchingPage: isPlaceholderData, isStale: isError, retry };
}
