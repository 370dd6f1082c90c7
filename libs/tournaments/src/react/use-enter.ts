'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { enterTournament, type TournamentDetails, type TournamentList } from '@casino-kit/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EnterError, toEnterError } from '../core/enter-error.js';
import { detailsKey, tournamentsKey } from '../core/tournament-queries.js';
import { withStanding } from '../core/tournament-view.js';

export interface UseEnterResult {
  /** Whether the server has entries (decisions 40). */
  isOffered: boolean;
  enter: (tournamentId: string) => void;
  pending: boolean;
  /** Why the last attempt failed; `null` before that. */
  error: EnterError | null;
  reset: () => void;
}

/** Enters the player into tournaments. A second press while one is in flight does nothing, and entering again changes nothing. */
export function useEnter(onEntered: (tournamentId: string) => void): UseEnterResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const isOffered = useSupports(enterTournament);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (tournamentId: string) => client.call(enterTournament, { params: { tournamentId } }),
    networkMode: 'always',
    onSuccess: (own, tournamentId) => {
      queries.setQueriesData<TournamentList>({ queryKey: [...tournamentsKey, 'list'] }, (list) =>
        list === undefined ? undefined : withStanding(list, tournamentId, own),
      );
      queries.setQueriesData<TournamentDetails>({ queryKey: detailsKey(tournamentId) }, (details) =>
        details === undefined ? undefined : { ...details, tournament: { ...details.tournament, own } },
      );
      onEntered(tournamentId);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: tournamentsKey }),
  });
  return {
    isOffered,
    enter: (tournamentId) => {
      if (!isPending) mutate(tournamentId);
    },
    pending: isPending,
    error: error === null ? null : toEnterError(error),
    reset,
  };
}
