'use client';

import { useApiClient } from '@casino-kit/api-client';
import { type Deposit } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { useCallback, useEffect, useState } from 'react';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { settleThreeDs, type ThreeDsSettled } from '../../core/three-ds-return.js';

export interface ThreeDsReturn {
  /** `posting` until the server has responded. */
  step: 'posting' | 'settled';
  outcome: DepositOutcome;
  deposit: Deposit | null;
  /** Whether the server has said that the outcome is so. */
  isConfirmed: boolean;
  errorCode: string | null;
  /** The server does not know the check: `outcome` is meaningless then. */
  unknown: boolean;
  /** Posts again after a call without a response; absent otherwise. */
  again?: (() => void) | undefined;
}

/**
 * Posts the result of a 3-D Secure check when the player comes back with `PaReq` (§4): once per `PaReq`, however often
 * the hook is mounted. Without `PaReq` nothing is posted; the outcome is the one in the address, a success that nobody has
 * confirmed.
 */
export function useThreeDsReturn({ PaReq, MD }: { PaReq: string | null; MD: string | null }): ThreeDsReturn {
  const client = useApiClient();
  const session = useSession();
  const [settled, setSettled] = useState<{ PaReq: string; result: ThreeDsSettled } | null>(null);
  const [repeat, setRepeat] = useState<ThreeDsSettled | null>(null);

  useEffect(() => {
    if (!PaReq) return undefined;
    let wanted = true;
    void settleThreeDs(client, { PaReq, MD: MD ?? '' }, repeat).then((result) => {
      if (!wanted) return;
      setSettled({ PaReq, result });
      if (result.outcome === 'success') void refreshSession(session);
    });
    return () => {
      wanted = false;
    };
  }, [client, session, PaReq, MD, repeat]);

  const result = settled?.PaReq === PaReq ? settled?.result : undefined;
  const again = useCallback(() => setRepeat(result ?? null), [result]);
  const nothing = { deposit: null, isConfirmed: false, errorCode: null, unknown: false };
  if (!PaReq) return { ...nothing, step: 'settled', outcome: 'success' };
  if (result === undefined) return { ...nothing, step: 'posting', outcome: 'pending' };
  const { outcome, deposit, errorCode, withoutResponse, unknown } = result;
  return {
    step: 'settled',
    outcome,
    deposit,
    isConfirmed: !withoutResponse,
    errorCode,
    unknown,
    again: withoutResponse ? again : undefined,
  };
}
