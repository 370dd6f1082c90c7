'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type PlayLimits } from '@casino-kit/api-contract';
import { type LimitRequest, sendLimitRequest } from '../core/change-limits.js';
import { type ProtectionErrorInfo, toProtectionError } from '../core/protection-error.js';
import { limitsKey } from '../core/protection-queries.js';

export interface UseChangeLimitsResult {
  change: (request: LimitRequest) => void;
  pending: boolean;
  /** Why the last change failed; `null` otherwise, and while it is retried. */
  error: ProtectionErrorInfo | null;
  /** Clears the error. */
  reset: () => void;
}

/** Changes limits. The response patches the cache; after a failed change the limits are refetched. */
export function useChangeLimits(onChanged?: (limits: PlayLimits) => void): UseChangeLimitsResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: LimitRequest) => sendLimitRequest(client, request),
    networkMode: 'always',
    onSuccess: (limits) => {
      queries.setQueriesData<PlayLimits>({ queryKey: limitsKey }, limits);
      onChanged?.(limits);
    },
    // It may have arrived, or another device has changed the same limit.
    onError: () => void queries.invalidateQueries({ queryKey: limitsKey }),
  });
  return {
    change: (request) => {
      if (!isPending) mutate(request);
    },
    pending: isPending,
    error: isPending || error === null ? null : toProtectionError(error),
    reset,
  };
}
