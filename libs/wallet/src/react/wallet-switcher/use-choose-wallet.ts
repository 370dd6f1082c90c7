'use client';

import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { chooseWallet } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { type ChooseError, toChooseError } from '../../core/choose-error.js';
import { walletsKey } from '../../core/wallet-queries.js';

const choosing = ['wallet', 'choose'] as const;

export interface ChooseWallet {
  /**
   * Makes a currency the active one; opens it if the player does not have it. Does nothing while another change is
   * pending.
   */
  choose: (currencyCode: string) => void;
  /** The currency that this component is selecting. */
  pending: string | null;
  /** A change is pending, here or elsewhere. */
  busy: boolean;
  failedWith: ChooseError | null;
}

/**
 * Changes the active currency (W1). Refetches the session's details, and with them everything that shows a balance. If
 * the response is lost, they show whether the change was made.
 */
export function useChooseWallet(onError?: (error: ChooseError) => void): ChooseWallet {
  const client = useApiClient();
  const queries = useQueryClient();
  const session = useSession();
  const busy = useIsMutating({ mutationKey: choosing }) > 0;
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationKey: choosing,
    networkMode: 'always',
    mutationFn: async (currencyCode: string): Promise<'done' | 'stale'> => {
      try {
        queries.setQueryData(walletsKey, await client.call(chooseWallet, { body: { currencyCode } }));
      } catch (failure) {
        if (toChooseError(failure) !== 'unknown') throw failure;
        await refreshSession(session);
        void queries.invalidateQueries({ queryKey: walletsKey });
        if (session.state().user?.getUser.currencyCode !== currencyCode) throw failure;
        return 'done';
      }
      const isKnown = await refreshSession(session);
      return isKnown || !session.state().authenticated ? 'done' : 'stale';
    },
    onSuccess: (outcome) => {
      if (outcome === 'stale') onError?.('stale');
    },
    onError: (failure) => {
      const failedWith = toChooseError(failure);
      if (failedWith !== null) onError?.(failedWith);
    },
  });
  const failedWith = error !== null ? toChooseError(error) : data === 'stale' ? 'stale' : null;
  return {
    choose: (currencyCode) => {
      if (!busy) mutate(currencyCode);
    },
    pending: isPending ? variables : null,
    busy,
    failedWith: isPending ? null : failedWith,
  };
}
