import { type ApiClient, type CallOptions, type Page } from '@casino-kit/api-client';
import {
  getTournament,
  getTournamentLeaderboard,
  getTournamentStanding,
  type LeaderboardRow,
  listTournaments,
  type TournamentDetails,
  type TournamentList,
  type TournamentStanding,
  type ListedTournamentState,
} from '@casino-kit/api-contract';

type Client = Pick<ApiClient, 'call'>;
type Signal = Pick<CallOptions, 'signal'>;

export const tournamentsKey = ['tournaments'] as const;
export const detailsKey = (tournamentId: string) => [...tournamentsKey, 'details', tournamentId] as const;

/** For whom something is read: a player's response has the own places. What is cached of a player is cleared at logout. */
export type Audience = 'guest' | 'player';

/** How many places a page of a leaderboard has. */
export const leaderboardPageSize = 25;

/** Query options for the tournaments of a state. */
export function tournamentListQuery(client: Client, state: ListedTournamentState, audience: Audience) {
  return {
    queryKey: [...tournamentsKey, 'list', state, audience] as const,
    queryFn: ({ signal }: Signal = {}): Promise<TournamentList> =>
      client.call(listTournaments, { query: { state } }, { signal }),
    staleTime: 5_000,
    meta: { audience },
  };
}

/** Query options for a tournament with the first places and those around the player. */
export function tournamentQuery(client: Client, tournamentId: string, audience: Audience) {
  return {
    queryKey: [...detailsKey(tournamentId), audience] as const,
    queryFn: ({ signal }: Signal = {}): Promise<TournamentDetails> =>
      client.call(getTournament, { params: { tournamentId } }, { signal }),
    staleTime: 2_000,
    meta: { audience },
  };
}

/** Query options for a page of a leaderboard, counted from 1. */
export function leaderboardQuery(
  client: Client,
  { tournamentId, page, audience }: { tournamentId: string; page: number; audience: Audience },
) {
  return {
    queryKey: [...tournamentsKey, 'leaderboard', tournamentId, page, audience] as const,
    queryFn: async ({ signal }: Signal = {}): Promise<Page<LeaderboardRow>> => {
      const query = { pageNo: page, limit: leaderboardPageSize };
      const found = await client.call(
        getTournamentLeaderboard,
        { params: { tournamentId }, query },
        { signal },
      );
      return { page, ...found };
    },
    staleTime: 2_000,
    meta: { audience },
  };
}

/** Query options for how the player is doing in a tournament. Only for a logged-in player. */
export function standingQuery(client: Client, tournamentId: string) {
  return {
    queryKey: [...tournamentsKey, 'standing', tournamentId] as const,
    queryFn: async ({ signal }: Signal = {}): Promise<TournamentStanding | null> =>
      (await client.call(getTournamentStanding, { params: { tournamentId } }, { signal })).standing,
    staleTime: 0,
    meta: { audience: 'player' },
  };
}
