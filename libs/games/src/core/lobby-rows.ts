import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import {
  categoriesQuery,
  gameRowQuery,
  recentGamesQuery,
  recentWinsQuery,
  type RowFilter,
} from './catalogue-queries.js';

/** The rows of games in the lobby, in their order; each is a category of the same id. */
export const lobbyRows = [
  { id: 'popular', filter: { category: 'popular', sort: 'sort' } },
  { id: 'live', filter: { category: 'live', sort: 'sort' } },
  { id: 'new', filter: { category: 'new', sort: 'releaseDate' } },
  { id: 'originals', filter: { category: 'originals', sort: 'sort' } },
  { id: 'tables', filter: { category: 'tables', sort: 'sort' } },
] as const satisfies readonly { id: string; filter: RowFilter }[];
export type LobbyRowId = (typeof lobbyRows)[number]['id'];

/** Returns the query of one row of the lobby. */
export function lobbyRowFilter(id: LobbyRowId): RowFilter {
  return lobbyRows.find((row) => row.id === id)?.filter ?? { category: id };
}

/** How many games a row keeps at least: as many as the widest screen shows. */
export const fewestInRow = 7;

/**
 * Returns the games of a row without those of the row above it, so that no game is shown twice in neighbouring rows. A
 * row that would become too short stays as it is.
 */
export function withoutRepeats<Listed extends { slug: string }>(
  games: readonly Listed[],
  above: readonly { slug: string }[],
): readonly Listed[] {
  const taken = new Set(above.map(({ slug }) => slug));
  const left = games.filter(({ slug }) => !taken.has(slug));
  return left.length < fewestInRow ? games : left;
}

/** A query as a query library accepts it, with any result. */
export interface PlainQuery {
  queryKey: readonly unknown[];
  queryFn: (context: Pick<CallOptions, 'signal'>) => Promise<unknown>;
  staleTime: number;
  // Query libraries do not accept `undefined`.
  meta?: Record<string, unknown>;
}

/**
 * Returns every query that the lobby needs for its first render, for a server to prefetch. `player` is set if someone
 * is logged in; then the last played games are among them, and bets are in their currency.
 */
export function lobbyQueries(
  client: ApiClient,
  {
    localeCode,
    player,
    currencyCode,
  }: { localeCode: string; player: boolean; currencyCode?: string | undefined },
): PlainQuery[] {
  return [
    categoriesQuery(client, localeCode),
    recentWinsQuery(client),
    ...lobbyRows.map(({ filter }) => gameRowQuery(client, filter, currencyCode)),
    ...(player ? [recentGamesQuery(client)] : []),
  ];
}
