'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { type ClubReward, getClubRewards } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { clubRewardsQuery } from '../core/club-rewards.js';

export interface ClubRewards {
  /** Whether there is a player, and a server with rewards (decisions 40). */
  isOffered: boolean;
  /** `undefined` while loading and after a failure. */
  rewards: readonly ClubReward[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Returns the rewards that the player's level gives. */
export function useClubRewards(): ClubRewards {
  const isAuthenticated = useIsAuthenticated();
  const isSupported = useSupports(getClubRewards);
  const isOffered = isAuthenticated && isSupported;
  const { data, isError, refetch } = useQuery({ ...clubRewardsQuery(useApiClient()), enabled: isOffered });
  return {
    isOffered,
    rewards: data,
    hasFailed: isOffered && isError && data === undefined,
    retry: () => void refetch(),
  };
}
