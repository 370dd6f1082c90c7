'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listRecentGames } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { recentGamesQuery } from '../core/catalogue-queries.js';

/**
 * Returns the query of the games that the player played last, newest first. It is not sent for a guest, and not again to a
 * server that has shown it does not list them (decisions 40): `isLoading` is false then, and there is no data.
 */
export function useRecentGames() {
  const isAuthenticated = useIsAuthenticated();
  const isOffered = useSupports(listRecentGames);
  return useQuery({ ...recentGamesQuery(useApiClient()), enabled: isAuthenticated && isOffered });
}
