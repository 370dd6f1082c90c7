'use client';

import { createIdempotencyKey, useApiClient } from '@casino-kit/api-client';
import { refreshSession, useSession } from '@casino-kit/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CollectOutcome, createCollecting } from '../core/collecting.js';
import { referralsKey } from '../core/referral-queries.js';

/** Collects the share; what was paid refetches the invitations and the player. */
export function useCollect(): {
  collect: () => void;
  isPending: boolean;
  outcome: CollectOutcome | null;
} {
  const client = useApiClient();
  const session = useSession();
  const queries = useQueryClient();
  const [action] = useState(() => createCollecting({ client, newKey: createIdempotencyKey }));
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => action.collect(),
    networkMode: 'always',
    onSuccess: ({ kind }) => {
      if (kind === 'collected') void refreshSession(session);
      if (kind !== 'ended') void queries.invalidateQueries({ queryKey: referralsKey });
    },
  });
  return { collect: () => mutate(), isPending, outcome: data ?? null };
}
