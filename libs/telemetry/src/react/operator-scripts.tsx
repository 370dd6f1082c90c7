'use client';

import { useApiClient } from '@casino-kit/api-client';
import { operatorScripts } from '@casino-kit/api-contract';
import { useAuthState, useIsAuthenticated } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { placeScripts } from '../browser/place-scripts.js';
import { type RetargetingService, retargetingScripts } from '../core/retargeting.js';

export interface OperatorScriptsProps {
  /** Whether the operator's scripts are fetched. */
  isEnabled: boolean;
  /** Whether scripts may run at the visitor's place. */
  isAllowed: boolean;
  /** The address of the retargeting service's script, placed with them. */
  script: RetargetingService['script'];
  /** Called where none may run but one has: only a new document is free of its code. */
  onReload: () => void;
}

/**
 * Fetches the operator's scripts and places them in the document (§3, §4): for guests, players, and depositors anew,
 * without those of before. Where none is allowed, none is placed. Shows nothing.
 */
export default function OperatorScripts({ isEnabled, isAllowed, script, onReload }: OperatorScriptsProps) {
  const client = useApiClient();
  const { cacheControlHash, dspretargettraffID: id } = useSettings();
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
  const more = useMemo(() => retargetingScripts({ pixel: null, script }, id), [script, id]);
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
  return null;
}
