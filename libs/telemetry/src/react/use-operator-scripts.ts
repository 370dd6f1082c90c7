'use client';

import { useApiClient } from '@casino-kit/api-client';
import { operatorScripts, type ScriptDescriptor } from '@casino-kit/api-contract';
import { useAuthState, useIsAuthenticated } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { placeScripts } from '../browser/place-scripts.js';

/**
 * Fetches the operator's scripts and places them in the document (§3, §4): for guests, players, and depositors anew,
 * without those of before. Where `isAllowed` is `false` none is placed; if one has run in this document already,
 * `onReload` is called, since only a new document is free of its code. `more` are placed with them.
 */
export function useOperatorScripts({
  isEnabled,
  isAllowed,
  more,
  onReload,
}: {
  isEnabled: boolean;
  isAllowed: boolean;
  more: readonly ScriptDescriptor[];
  onReload: () => void;
}): void {
  const client = useApiClient();
  const { cacheControlHash } = useSettings();
  const isInitialized = useAuthState(({ initialized }) => initialized);
  const authenticated = useIsAuthenticated();
  const isDepositor = useAuthState(({ depositCount }) => depositCount > 0) && authenticated;
  const { data } = useQuery({
    queryKey: ['operator-scripts', authenticated, isDepositor, cacheControlHash],
    queryFn: ({ signal }) =>
      client.call(
        operatorScripts,
        {
          query: {
            enableAuthUsers: authenticated,
            enableDepositors: isDepositor,
            cacheHash: cacheControlHash,
          },
        },
        { signal },
      ),
    enabled: isEnabled && isAllowed && isInitialized,
    staleTime: Infinity,
    retry: false,
  });
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isAllowed) {
      if (hasRun.current) onReload();
      return;
    }
    const descriptors = [...(data ?? []), ...more];
    if (descriptors.length === 0) return;
    hasRun.current = true;
    return placeScripts(descriptors);
  }, [data, isAllowed, more, onReload]);
}
