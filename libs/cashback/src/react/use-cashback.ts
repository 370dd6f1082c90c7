'use client';

import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient, useLiveSocket } from '@casino-kit/api-client';
import { defaultCurrencyCode, isCashbackOffered } from '@casino-kit/api-contract';
import { useAuthState, useSession, useStored } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useHydrated, useOnline } from '@casino-kit/ui';
import { type RunningAward, runningAward } from '../core/award.js';
import { cashbackQuery } from '../core/cashback-queries.js';
import { type RoundEvent } from '../core/round-events.js';
import { getCashbackFeed } from './get-cashback-feed.js';
import { useMinute } from './use-minute.js';

/** Options of every cashback component. */
export interface CashbackOptions {
  /** The clock; the machine's by default. Pass the same function to all components on a page. */
  now?: (() => Date) | undefined;
}

export interface Cashback {
  /** Whether the brand has cashback: the themes lulu and wincraft do not (§2). */
  isOffered: boolean;
  /** Who is logged in; `unknown` while the session is loading. */
  audience: 'unknown' | 'guest' | 'player';
  /** The award of the running half hour, live; `null` while it is unknown, and for a guest. */
  award: RunningAward | null;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
  /** The clock, minute by minute; `null` on a server. */
  at: Date | null;
  /** Nothing has loaded so far. */
  failed: boolean;
  /** The last reading failed: `award` is based on an earlier one. */
  stale: boolean;
  online: boolean;
  /** The award is loading. */
  loading: boolean;
  retry: () => void;
}

const systemNow = () => new Date();
const noMoves = (): readonly RoundEvent[] => [];

/**
 * Returns the player's running cashback award (§2, §3): refetched every 15 s while the page is visible and once when a
 * half hour is over, and updated by the bets and wins of the socket. Any number of components may use it; they share
 * all of this. Needs a QueryClientProvider. Requests nothing for guests and for brands without cashback.
 */
export function useCashback({ now = systemNow }: CashbackOptions = {}): Cashback {
  const client = useApiClient();
  const queries = useQueryClient();
  const live = useLiveSocket();
  const { theme } = useSettings();
  const { initialized, authenticated, user } = useAuthState();
  const online = useOnline();
  const hydrated = useHydrated();
  const at = useMinute(now);
  const isOffered = isCashbackOffered(theme);
  const userId = user?.getUser.userId ?? '';
  const currencyCode = user?.getUser.currencyCode ?? defaultCurrencyCode;
  const enabled = isOffered && authenticated && userId !== '';
  const { store } = useSession();
  const feed = getCashbackFeed(queries, { live, now, store });
  const moves = useStored(store, feed.movesAtom, noMoves);
  const {
    data: known,
    isError,
    isRefetchError,
    isFetching,
    refetch,
  } = useQuery({ ...cashbackQuery(client, feed, { userId, currencyCode, now }), enabled });
  useEffect(() => {
    if (enabled && at !== null && feed.consumeHalfHourEnd(at)) void refetch();
  }, [enabled, at, feed, refetch]);
  // A lazy page hydrates later than the header, which may have loaded the award by then.
  const data = hydrated ? known : undefined;
  const award = useMemo(
    () => (data === undefined || !enabled ? null : runningAward(data, moves, currencyCode)),
    [data, enabled, moves, currencyCode],
  );
  return {
    isOffered,
    audience: authenticated ? 'player' : initialized ? 'guest' : 'unknown',
    award,
    currencyCode,
    at,
    failed: isError && data === undefined,
    stale: isRefetchError,
    online,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
