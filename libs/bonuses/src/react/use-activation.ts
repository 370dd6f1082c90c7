'use client';

import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, createIdempotencyKey, useApiClient } from '@casino-kit/api-client';
import { type UserBonus } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import {
  type ActivationOutcome,
  type ActivationRequest,
  type Activations,
  createActivations,
} from '../core/activations.js';
import { bonusKey } from '../core/bonus-queries.js';

const activationsOfPage = new WeakMap<ApiClient, Activations>();
/** Shared by all buttons on a page, so that they share their keys and survive a dialog that closes. */
function getActivations(client: ApiClient): Activations {
  const known = activationsOfPage.get(client);
  if (known !== undefined) return known;
  const made = createActivations({ client, newKey: createIdempotencyKey });
  activationsOfPage.set(client, made);
  return made;
}

const failed: ActivationOutcome = { kind: 'rejected', code: 'OTHER', params: {}, message: null };

export interface UseActivationResult {
  activate: (request: ActivationRequest) => void;
  pending: boolean;
  /** How the last one ended; `null` before that. */
  outcome: ActivationOutcome | null;
}

/**
 * Activates bonuses and reports the active one; whatever the result, refetches active bonuses, offers and the player.
 */
export function useActivation(onActivated?: (bonus: UserBonus) => void): UseActivationResult {
  const client = useApiClient();
  const session = useSession();
  const queries = useQueryClient();
  // The last outcome stays visible during a retry.
  const [outcome, setOutcome] = useState<ActivationOutcome | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (request: ActivationRequest) => getActivations(client).activate(request),
    networkMode: 'always',
    onSuccess: (ended) => {
      setOutcome(ended);
      if (ended.kind !== 'activated') return;
      onActivated?.(ended.bonus);
      void refreshSession(session);
    },
    onError: () => setOutcome(failed),
    onSettled: () => void queries.invalidateQueries({ queryKey: bonusKey }),
  });
  return {
    activate: (request) => {
      if (!isPending) mutate(request);
    },
    pending: isPending,
    outcome,
  };
}
