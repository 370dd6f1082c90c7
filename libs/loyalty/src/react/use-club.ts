'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { defaultCurrencyCode, getLoyaltyClub, type LoyaltyClub } from '@casino-kit/api-contract';
import { usePlayer } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { clubQuery } from '../core/club-query.js';
import { sortLevels } from '../core/levels.js';

export interface Club {
  /** Whether the server has a club (decisions 40). */
  isOffered: boolean;
  /** With levels from the lowest to the highest; `undefined` while loading and after a failure. */
  club: LoyaltyClub | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Returns the brand's VIP club; the stake for a point is in the player's currency. */
export function useClub(): Club {
  const currencyCode = usePlayer()?.getUser.currencyCode ?? defaultCurrencyCode;
  const isOffered = useSupports(getLoyaltyClub);
  const { data, isError, refetch } = useQuery({
    ...clubQuery(useApiClient(), currencyCode),
    enabled: isOffered,
  });
  return {
    isOffered,
    club: data && { ...data, levels: sortLevels(data.levels) },
    hasFailed: isOffered && isError && data === undefined,
    retry: () => void refetch(),
  };
}
