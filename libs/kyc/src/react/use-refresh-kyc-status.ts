'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnsupported, useApiClient } from '@casino-kit/api-client';
import { refreshKycStatus } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { documentsKey } from '../core/document-queries.js';

export interface RefreshKycStatus {
  refresh: () => void;
  isPending: boolean;
  /** The last attempt: the server did not respond, or the profile still lags. */
  result: 'failed' | 'still' | null;
}

/**
 * Brings the profile up to the documents (§8, KYC status discrepancy): asks the server, then reads documents and player
 * again. A server without that call is only read again.
 */
export function useRefreshKycStatus(): RefreshKycStatus {
  const client = useApiClient();
  const queries = useQueryClient();
  const session = useSession();
  const { mutate, data, isError, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<'done' | 'still'> => {
      const status = await client.call(refreshKycStatus, { body: {} }).catch((error: unknown) => {
        if (isUnsupported(error)) return null;
        throw error;
      });
      await refreshSession(session);
      await queries.invalidateQueries({ queryKey: documentsKey });
      return status?.profileLags === true ? 'still' : 'done';
    },
  });
  return {
    refresh: () => mutate(),
    isPending,
    result: isPending ? null : isError ? 'failed' : data === 'still' ? 'still' : null,
  };
}
