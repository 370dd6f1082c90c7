'use client';

import { useApiClient } from '@casino-kit/api-client';
import { type PagedView, usePagedQuery } from '@casino-kit/api-client/paging';
import { type Bonus, isCashbackOffered } from '@casino-kit/api-contract';
import { useSettings } from '@casino-kit/settings';
import { bonusPageSize, offersQuery } from '../../core/bonus-queries.js';
import { type BonusType } from '../../core/bonus-type.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';

/**
 * Returns one page of offers of a type, or of all; the old page stays visible while the next one of the same type
 * loads. A brand without cashback shows none of its offers. With `enabled: false` nothing is fetched.
 */
export function useOffers(
  type: BonusType | null,
  page: number,
  { enabled = true }: { enabled?: boolean } = {},
): PagedView<Bonus> {
  const client = useApiClient();
  const { viewer } = useBonusContext();
  const { theme } = useSettings();
  const view = usePagedQuery({
    query: offersQuery(client, viewer.place, type, page),
    page,
    pageSize: bonusPageSize,
    enabled,
    canKeepRows: (earlier) => earlier[3] === type,
  });
  if (view.kind !== 'rows' || isCashbackOffered(theme)) return view;
  return { ...view, rows: view.rows.filter((bonus) => bonus.type !== 'instant_cashback') };
}
