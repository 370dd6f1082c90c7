'use client';

import { useState } from 'react';
import { type PlayLimit, type PlayLimits } from '@casino-kit/api-contract';
import { type ProtectionErrorInfo } from '../../core/protection-error.js';
import { useChangeLimits } from '../use-change-limits.js';

export interface UseKeepLimitResult {
  /** Keeps the amount that applies now instead of a change that waits. */
  keep: (limit: PlayLimit) => void;
  keepSession: () => void;
  /** Whether this limit, or the session time, is being kept. */
  isKeeping: (limit: PlayLimit | 'session') => boolean;
  error: ProtectionErrorInfo | null;
}

const idOf = (limit: PlayLimit | 'session') =>
  limit === 'session' ? limit : `${limit.kind} ${limit.period ?? ''}`;

/** Drops changes of limits that wait. */
export function useKeepLimit({ session, currencyCode }: PlayLimits): UseKeepLimitResult {
  const { change, pending, error } = useChangeLimits();
  const [kept, setKept] = useState('');
  return {
    keep: (limit) => {
      setKept(idOf(limit));
      change({
        type: 'limit',
        slot: limit,
        amount: limit.amount,
        shownAmount: limit.amount,
        currencyCode,
      });
    },
    keepSession: () => {
      if (session === null) return;
      setKept('session');
      change({ type: 'session', value: session.value, unit: session.unit });
    },
    isKeeping: (limit) => pending && kept === idOf(limit),
    error,
  };
}
