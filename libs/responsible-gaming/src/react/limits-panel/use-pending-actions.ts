'use client';

import { useState } from 'react';
import { type PlayLimit, type PlayLimits } from '@casino-kit/api-contract';
import { type ProtectionErrorInfo } from '../../core/protection-error.js';
import { type PendingActions } from '../limit-row/pending-change.js';
import { useChangeLimits } from '../use-change-limits.js';

type Pending = PlayLimit | 'session';

export interface UsePendingActionsResult {
  /** Returns what can be done about the change of a limit, or of the session time, that waits. */
  getActions: (limit: Pending) => PendingActions;
  error: ProtectionErrorInfo | null;
}

const getPendingId = (limit: Pending) =>
  limit === 'session' ? limit : `${limit.kind} ${limit.period ?? ''}`;

/** Keeps limits instead of changes that wait, and confirms those whose time has come. */
export function usePendingActions({ session, currencyCode }: PlayLimits): UsePendingActionsResult {
  const { change, pending, error } = useChangeLimits();
  const [sent, setSent] = useState({ id: '', way: 'keep' as 'keep' | 'confirm' });
  const keep = (limit: Pending) => {
    setSent({ id: getPendingId(limit), way: 'keep' });
    if (limit !== 'session') {
      const { amount } = limit;
      change({ type: 'limit', slot: limit, amount, shownAmount: amount, currencyCode });
    } else if (session !== null) change({ type: 'session', value: session.value, unit: session.unit });
  };
  return {
    getActions: (limit) => ({
      onKeep: () => keep(limit),
      onConfirm: () => {
        setSent({ id: getPendingId(limit), way: 'confirm' });
        change({ type: 'confirm', slot: limit });
      },
      sending: pending && sent.id === getPendingId(limit) ? sent.way : null,
    }),
    error,
  };
}
