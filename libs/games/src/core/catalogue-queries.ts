import { type ApiClient, type CallOptions, isUnsupported } from '@casino-kit/api-client';
import {
  type GameDetails,
  type GameSort,
  getFullCategoryList,
  getGame,
  listGames,
  listRecentGames,
  listRecentWins,
} from '@casino-kit/api-contract';
import { isGameNotFound } from './is-game-not-found.js';

/** The catalogue changes with a release, not with a visit. */
export const catalogueStaleMs = 5 * 60_000;
const winsStaleMs = 30_000;

/** How many games are in a row of the lobby. */
export const rowLimit = 14;

type Signal = Pick<CallOptions, 'signal'>;

/**
 * Returns the part of a list that was requested. Of a server that ignores the limit and sends all games, that is the
 * part that the page would have had, so that the document stays small.
 */
export function limitRows<List extends { count: number; rows: readonly unknown[] }>(
  list: List,
  limit: number,
  pageNo = 1,
): List {
  if (list.rows.length <= limit) return list;
  const from = list.rows.length < list.count ? 0 : (pageNo - 1) * limit;
  return { ...list, rows: list.rows.slice(from, from + limit) };
}

/**
 * Categories of the lobby with their counts. `localeCode` is a wire code: the server names categories in that language.
 */
export function categoriesQuery(client: ApiClient, localeCode: string) {
  return {
    queryKey: ['games', 'categories', localeCode] as const,
    queryFn: async ({ signal }: Signal) =>
      (await client.call(getFullCategoryList, { query: { locale: localeCode } }, { signal })).topCategoryList,
    staleTime: catalogueStaleMs,
  };
}

/** Which games are in a row: of a category, or similar to a game (`similarTo` is its slug). */
export interface RowFilter {
  category?: string | undefined;
  similarTo?: string | undefined;
  sort?: GameSort | undefined;
}

/** The games with the most rounds of the last seven days, most first; a server that does not count them has none. */
export const topTenFilter = { category: 'top-week' } as const satisfies RowFilter;

/**
 * Query options for the first {@link rowLimit} games of a row, and their total number; bets in the player's currency,
 * if there is one.
 */
export function gameRowQuery(client: ApiClient, filter: RowFilter, currencyCode?: string) {
  return {
    queryKey: ['games', 'row', filter, currencyCode] as const,
    queryFn: async ({ signal }: Signal) =>
      limitRows(
        await client.call(listGames, { query: { ...filter, currencyCode, limit: rowLimit } }, { signal }),
        rowLimit,
      ),
    staleTime: catalogueStaleMs,
  };
}

/**
 * Query options for a game with its details; `null` if there is none with this slug. That is no failure, so a server's markup
 * of it is hydrated with the same answer.
 */
export function gameQuery(client: ApiClient, slug: string, currencyCode?: string) {
  return {
    queryKey: ['games', 'game', slug, currencyCode] as const,
    queryFn: async ({ signal }: Signal): Promise<GameDetails | null> => {
      try {
        return await client.call(getGame, { params: { slug }, query: { currencyCode } }, { signal });
      } catch (error) {
        if (isGameNotFound(error) && !isUnsupported(error)) return null;
        throw error;
      }
    },
    staleTime: catalogueStaleMs,
  };
}

/** How many of the last played games are kept, whatever a server sends. */
export const recentLimit = 48;

/** Query options for the player's last played games, newest first. Only for a logged-in player; cleared at logout. */
export function recentGamesQuery(client: ApiClient) {
  return {
    queryKey: ['games', 'recent'] as const,
    // Not aborted when the place that shows them changes: the next one takes the response of the same request.
    queryFn: async () => (await client.call(listRecentGames, {})).rows.slice(0, recentLimit),
    staleTime: winsStaleMs,
    meta: { audience: 'player' },
  };
}

/** Single rounds won lately, newest first; refetched every half minute. */
export function recentWinsQuery(client: ApiClient) {
  return {
    queryKey: ['games', 'wins'] as const,
    queryFn: async ({ signal }: Signal) => (await client.call(listRecentWins, {}, { signal })).rows,
    staleTime: winsStaleMs,
    refetchInterval: winsStaleMs,
  };
}
