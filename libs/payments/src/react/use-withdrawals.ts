'use client';

import { useApiClient, useLiveEvent, useSupports } from '@casino-kit/api-client';
import { getWithdrawalOverview, getWithdrawals } from '@casino-kit/api-contract';
import { useAuthState, useIsAuthenticated } from '@casino-kit/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { overviewFromDetails } from '../core/derived-overview.js';
import {
  type WithdrawalOverview,
  withdrawalOverviewQuery,
  withdrawalsKey,
  withdrawalsQuery,
} from '../core/withdrawal-queries.js';

export interface WithdrawalOverviewQuery {
  data: WithdrawalOverview | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Loads what the logged-in player can withdraw; nothing for a guest. On a server without this extension it is derived from the
 * user details (decision 40).
 */
export function useWithdrawalOverview(): WithdrawalOverviewQuery {
  const client = useApiClient();
  const { authenticated, user } = useAuthState();
  const isOffered = useSupports(getWithdrawalOverview);
  const { data, isError, refetch } = useQuery({
    ...withdrawalOverviewQuery(client, user?.getUser.currencyCode ?? ''),
    enabled: authenticated && user !== null && isOffered,
  });
  // What the client knows of the server outlives a refetch, which clears the error of the query.
  const derived = useMemo(
    () => (user !== null && !isOffered ? overviewFromDetails(user) : undefined),
    [user, isOffered],
  );
  return { data: data ?? derived, isError: isError && derived === undefined, refetch };
}

/** Returns the logged-in player's withdrawals; requests nothing for a guest. */
export function useWithdrawals() {
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const isOffered = useSupports(getWithdrawals);
  return useQuery({ ...withdrawalsQuery(client), enabled: authenticated && isOffered });
}

/** Refetches the overview and the list: something has changed. */
export function useRefreshWithdrawals(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: withdrawalsKey }), [queries]);
}

/**
 * Updates withdrawals on socket events: a withdrawal that advances, a balance that changes. `WithdrawPage` calls it; a
 * host that builds its own page calls it there, once.
 */
export function useLiveWithdrawals(): void {
  const refresh = useRefreshWithdrawals();
  const asking = useRef(false);
  const asked = useRef(false);
  // One refetch at a time, and one more for events that arrived meanwhile: a burst of events neither starves it nor is
  // missed.
  const refreshOnEvent = async () => {
    asked.current = true;
    if (asking.current) return;
    asking.current = true;
    while (asked.current) {
      asked.current = false;
      await refresh();
    }
    asking.current = false;
  };
  useLiveEvent('withdrawal', () => void refreshOnEvent());
  useLiveEvent('balance', () => void refreshOnEvent());
  useLiveEvent('wallet:balance', () => void refreshOnEvent());
}
