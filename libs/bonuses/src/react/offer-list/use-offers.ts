'use client';

import { useApiClient } from '@casino-kit/api-client';
import { type PagedView, usePagedQuery } from '@casino-kit/api-client/paging';
import { type Bonus } from '@casino-kit/api-contract';
import { bonusPageSize, offersQuery } from '../../core/bonus-queries.js';
import { type BonusType } from '../../core/bonus-type.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';

/**
 * Returns one page of offers of a type, or of all; the old page stays visible while the next one of the same type
 * loads. With `enabled: false` nothing is fetched.
 */
export function useOffers(
  type: BonusType | null,
  page: number,
  { enabled = true }: { enabled?: boolean } = {},
): PagedView<Bonus> {
  const client = useApiClient();
  const { viewer } = useBonusContext();
  return usePagedQuery({
    query: offersQuery(client, viewer.place, type, page),
    page,
    pageSize: bonusPageSize,
    enabled,
    canKeepRows: (earlier) => earlier[3] === type,
  });
}
