'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, createIdempotencyKey, useApiClient } from '@casino-kit/api-client';
import { type Exclusion } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { createExcludeAction, type ExcludeAction, type ExclusionRequest } from '../core/exclude.js';
import { type ProtectionErrorInfo, protectionErrorInfo } from '../core/protection-error.js';
import { exclusionsKey, type ListedExclusions } from '../core/protection-queries.js';

const actions = new WeakMap<ApiClient, ExcludeAction>();
/** Shared by all forms of a page, so that one that reopens retries with the same key. */
function getExcludeAction(client: ApiClient): ExcludeAction {
  const known = actions.get(client);
  if (known !== undefined) return known;
  const made = createExcludeAction(client, client.tokens, createIdempotencyKey);
  actions.set(client, made);
  return made;
}

export interface UseExcludeResult {
  exclude: (request: ExclusionRequest) => void;
  pending: boolean;
  /** Why the last request failed; `null` otherwise. */
  error: ProtectionErrorInfo | null;
  reset: () => void;
}

/**
 * Starts a break or an exclusion. Afterwards everything that depends on it is refetched: the exclusions and, through the
 * session, whether the player is excluded.
 */
export function useExclude(onExcluded?: (exclusion: Exclusion) => void): UseExcludeResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const session = useSession();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (request: ExclusionRequest) => getExcludeAction(client).run(request),
    networkMode: 'always',
    onSuccess: (outcome) => {
      if (outcome.kind !== 'done') return;
      queries.setQueryData<ListedExclusions>(exclusionsKey, (before = { exclusions: [], offered: [] }) => ({
        ...before,
        exclusions: [outcome.data, ...before.exclusions],
      }));
      onExcluded?.(outcome.data);
    },
    onSettled: () => {
      void refreshSession(session);
      void queries.invalidateQueries({ queryKey: exclusionsKey });
    },
  });
  const info = () => {
    if (error !== null) return protectionErrorInfo('OTHER');
    if (data?.kind === 'rejected') return protectionErrorInfo(data.rejection.code, data.rejection.params);
    if (data?.kind === 'failed') return protectionErrorInfo(data.code);
    return data?.kind === 'unknown' ? protectionErrorInfo('NO_RESPONSE') : null;
  };
  return {
    exclude: (request) => {
      if (!isPending) mutate(request);
    },
    pending: isPending,
    error: isPending ? null : info(),
    reset,
  };
}
