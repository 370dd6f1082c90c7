import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type GameSort, listGames } from '@casino-kit/api-contract';
import { catalogueStaleMs, limitRows } from './catalogue-queries.js';

/** How many games are on a page of a list. */
export const pageSize = 24;

/** Which games a grid shows. `search` is a normalised term, see `searchTerm`; the parts of a filter are as written. */
export interface ListFilter {
  category?: string | undefined;
  provider?: string | undefined;
  search?: string | undefined;
  volatility?: string | undefined;
  features?: string | undefined;
  rtp?: string | undefined;
  sort?: GameSort | undefined;
}

/** Query options for one page of a list of games: {@link pageSize} of them, pages are numbered from 1. */
export function gamePageQuery(client: ApiClient, filter: ListFilter, pageNo: number, currencyCode?: string) {
  return {
    queryKey: ['games', 'list', filter, pageNo, currencyCode] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'>) =>
      limitRows(
        await client.call(
          listGames,
          { query: { ...filter, currencyCode, pageNo, limit: pageSize } },
          { signal },
        ),
        pageSize,
        pageNo,
      ),
    staleTime: catalogueStaleMs,
  };
}

/** Returns the pages that hold the games from one place to another, counted from 0. */
export function getPageNumbers(first: number, last: number): number[] {
  const page = Math.floor(first / pageSize) + 1;
  return Array.from({ length: Math.floor(last / pageSize) + 2 - page }, (_, place) => page + place);
}
