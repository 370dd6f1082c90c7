'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { requestReopening } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { type ProtectionErrorInfo, toProtectionError } from '../core/protection-error.js';
import { exclusionsKey } from '../core/protection-queries.js';

export interface UseRequestReopeningResult {
  request: () => void;
  pending: boolean;
  /** Why the last request failed; `null` otherwise, and while it is retried. */
  error: ProtectionErrorInfo | null;
}

/** Asks to open the account after a self-exclusion that has ended. Asking twice changes nothing. */
export function useRequestReopening(): UseRequestReopeningResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const session = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call(requestReopening, { body: {} }),
    networkMode: 'always',
    // It may have arrived, or another device may have asked.
    onSettled: async () => {
      void refreshSession(session);
      await queries.invalidateQueries({ queryKey: exclusionsKey });
    },
  });
  return {
    request: () => {
      if (!isPending) mutate();
    },
    pending: isPending,
    error: isPending || error === null ? null : toProtectionError(error),
  };
}
