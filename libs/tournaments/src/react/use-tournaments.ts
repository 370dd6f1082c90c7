'use client';

import { getErrorCode, isUnsupported, useApiClient, useLiveEvent, useSupports } from '@casino-kit/api-client';
import {
  getTournament,
  getTournamentLeaderboard,
  getTournamentStanding,
  type LeaderboardRow,
  listTournaments,
  type TournamentDetails,
  type TournamentList,
  type ListedTournamentState,
} from '@casino-kit/api-contract';
import { type PagedView, usePagedQuery } from '@casino-kit/api-client/paging';
import { useIsAuthenticated } from '@casino-kit/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Audience,
  detailsKey,
  leaderboardPageSize,
  leaderboardQuery,
  standingQuery,
  tournamentListQuery,
  tournamentQuery,
  tournamentsKey,
} from '../core/tournament-queries.js';
import { withStanding } from '../core/tournament-view.js';

/** How often what is open is read again, in ms: a leaderboard, and the lists. */
const boardEveryMs = 5_000;
const listsEveryMs = 30_000;

function useAudience(): Audience {
  return useIsAuthenticated() ? 'player' : 'guest';
}

/** Something loaded, with what a failure shows. */
export interface Loaded<T> {
  data: T | undefined;
  /** When it was read, in ms since the epoch. */
  updatedAt: number;
  hasFailed: boolean;
  retry: () => void;
}

/** Returns whether the server has tournaments (decisions 40). */
export function useTournamentsOffered(): boolean {
  return useSupports(listTournaments);
}

/** Returns the tournaments of a state. Guests and players have lists of their own. */
export function useTournamentList(state: ListedTournamentState, enabled = true): Loaded<TournamentList> {
  const isOffered = useTournamentsOffered();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...tournamentListQuery(useApiClient(), state, useAudience()),
    refetchInterval: listsEveryMs,
    enabled: enabled && isOffered,
  });
  return {
    data,
    updatedAt: dataUpdatedAt,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** A tournament that is opened. */
export interface OpenTournament extends Loaded<TournamentDetails> {
  isOffered: boolean;
  /** The server has none of this id. */
  isGone: boolean;
}

/** Returns a tournament with its leaderboard, read again every few seconds. */
export function useTournament(tournamentId: string): OpenTournament {
  const isOffered = useSupports(getTournament);
  const { data, dataUpdatedAt, error, isError, refetch } = useQuery({
    ...tournamentQuery(useApiClient(), tournamentId, useAudience()),
    refetchInterval: boardEveryMs,
    enabled: isOffered,
  });
  return {
    isOffered,
    isGone: isError && (isUnsupported(error) || getErrorCode(error) === 'NOT_FOUND'),
    data,
    updatedAt: dataUpdatedAt,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** Returns a page of a leaderboard, read again every few seconds; `unsupported` where the server has no pages. */
export function useLeaderboard(
  tournamentId: string,
  page: number,
  enabled: boolean,
): PagedView<LeaderboardRow> {
  const isOffered = useSupports(getTournamentLeaderboard);
  const audience = useAudience();
  const query = leaderboardQuery(useApiClient(), { tournamentId, page, audience });
  return usePagedQuery({
    query: { ...query, refetchInterval: boardEveryMs },
    page,
    pageSize: leaderboardPageSize,
    enabled: enabled && isOffered,
    canKeepRows: (earlier) => earlier.at(-1) === audience,
  });
}

/**
 * Keeps the player's place current: with the event of a changed score the own standing is read and put wherever the
 * tournament is shown. A server without the standing has the tournaments read again.
 */
export function useOwnPlaces(): void {
  const client = useApiClient();
  const queries = useQueryClient();
  const isAuthenticated = useIsAuthenticated();
  const hasStanding = useSupports(getTournamentStanding);
  const update = async (tournamentId: string) => {
    if (!hasStanding) return queries.invalidateQueries({ queryKey: tournamentsKey });
    const own = await queries.fetchQuery(standingQuery(client, tournamentId));
    queries.setQueriesData<TournamentList>({ queryKey: [...tournamentsKey, 'list'] }, (list) =>
      list === undefined ? undefined : withStanding(list, tournamentId, own),
    );
    // The neighbours have changed, too.
    return queries.invalidateQueries({ queryKey: detailsKey(tournamentId) });
  };
  useLiveEvent('tournament', ({ tournamentId }) => {
    // What cannot be read now is read with the next interval.
    if (isAuthenticated) void update(tournamentId).catch(() => undefined);
  });
}
