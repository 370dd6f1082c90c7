'use client';

import { CallError, useApiClient } from '@casino-kit/api-client';
import { acknowledgeFunds, type FundsNotice } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fundsNoticeQuery } from '../../core/funds-query.js';

/** What the player has to acknowledge before a deposit, and how. */
export interface FundsNoticeState {
  /** `null` when nothing waits, the server does not know of it, or it did not load. */
  notice: FundsNotice | null;
  loading: boolean;
  /** Loads it again: the server says that another wording applies. */
  reload: () => Promise<void>;
  acknowledge: () => void;
  /** The acknowledgement is being sent. */
  busy: boolean;
  /** It could not be sent. */
  failed: boolean;
}

/**
 * Returns the notice about the protection of money that waits for the player. Requests nothing unless `enabled`. Calls
 * `onAcknowledged` once the server knows.
 */
export function useFundsNotice(enabled: boolean, onAcknowledged: () => void): FundsNoticeState {
  const client = useApiClient();
  const queries = useQueryClient();
  const { code: language } = useLocale();
  const query = fundsNoticeQuery(client, language);
  const { data, isLoading, refetch } = useQuery({ ...query, enabled });
  const reload = async () => {
    await refetch();
  };
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (version: string) => client.call(acknowledgeFunds, { body: { version } }),
    onSuccess: ({ notice }) => {
      onAcknowledged();
      queries.setQueryData(query.queryKey, notice);
    },
    onError: async (error) => {
      if (error instanceof CallError && error.code === 'FUNDS_NOT_ACKNOWLEDGED') await reload();
    },
  });
  const notice = data ?? null;
  return {
    notice,
    loading: isLoading,
    reload,
    acknowledge: () => {
      if (notice !== null) mutate(notice.version);
    },
    busy: isPending,
    failed: isError,
  };
}
