'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApiClient, useLiveEvent } from '@casino-kit/api-client';
import {
  answerRealityCheck,
  countPlayTime,
  type PlayTimeFigures,
  type RealityCheckAnswer,
} from '@casino-kit/api-contract';
import { limitsKey, playTimeKey, playTimeQuery } from '../../core/protection-queries.js';

/** How often a game in view is reported. */
const reportMs = 30_000;

export interface UseAccountPlayTimeResult {
  /** The play session of the account; `null` where the server does not count it, or has not responded yet. */
  figures: PlayTimeFigures | null;
  /** When they were read, in milliseconds of this device's clock. */
  readAt: number;
  /** The first response is pending. */
  isLoading: boolean;
  /** Refetches what the server counts, as after a round. */
  refresh: () => void;
  /** Answers the check that is due; `minutes` changes how long play lasts until the next one. */
  answer: (answer: RealityCheckAnswer, minutes?: number | null) => void;
}

/**
 * Returns the play session that the server counts for all tabs and devices, and reports every half minute that a game for
 * money is in view while `playing`. Without these calls the figures stay `null`.
 */
export function useAccountPlayTime(playing: boolean): UseAccountPlayTimeResult {
  const client = useApiClient();
  const queries = useQueryClient();
  const { data, dataUpdatedAt, isPending } = useQuery({ ...playTimeQuery(client), enabled: playing });
  const keep = (figures: PlayTimeFigures) => queries.setQueryData(playTimeKey, figures);
  const refresh = () => void queries.invalidateQueries({ queryKey: playTimeKey });
  useLiveEvent('realityCheck', refresh);
  const isCounted = playing && data !== undefined;
  const report = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    // A report that is lost is made up for by the next one.
    client.call(countPlayTime, { body: {} }).then(keep, () => undefined);
  });
  useEffect(() => {
    if (!isCounted) return undefined;
    report();
    const timer = setInterval(() => report(), reportMs);
    const onVisible = () => report();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isCounted]);
  const pauseEnd = useEffectEvent(refresh);
  const left = data?.pausedUntil ? Date.parse(data.pausedUntil) - Date.parse(data.now ?? '') : 0;
  useEffect(() => {
    if (!(left > 0)) return undefined;
    const timer = setTimeout(() => pauseEnd(), left);
    return () => clearTimeout(timer);
  }, [left, dataUpdatedAt]);
  return {
    figures: data ?? null,
    readAt: dataUpdatedAt,
    isLoading: playing && isPending,
    refresh,
    answer: (answer, minutes) => {
      const dueAt = data?.checkDueAt ?? null;
      if (data === undefined || dueAt === null) return;
      const body = { dueAt, answer, ...(minutes !== undefined && { minutes }) };
      keep({ ...data, checkDueAt: null });
      client.call(answerRealityCheck, { body }).then(
        (figures) => {
          keep(figures);
          if (minutes !== undefined) void queries.invalidateQueries({ queryKey: limitsKey });
        },
        // It is still due, unless the answer has arrived.
        refresh,
      );
    },
  };
}
