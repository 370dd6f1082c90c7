'use client';

import { isUnsupported, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { type Deposit } from '@casino-kit/api-contract';
import { refreshSession, useIsAuthenticated, useSession } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isInProgress, outcomeOfStatus } from '../../core/deposit-outcome.js';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { depositPollMs, depositQuery } from '../../core/payment-queries.js';

export interface DepositStatusOptions {
  /** Requests nothing when false. */
  active: boolean;
  /** What the host knows. */
  outcome: DepositOutcome;
  deposit: Deposit | null;
  /** The server has said that `outcome` is so, without naming the deposit. */
  isConfirmed?: boolean | undefined;
  /** The deposit to load, if only its id is known. */
  depositId: string | null;
  /** `deposit` was received just now, so the first refetch may wait. */
  isFresh?: boolean | undefined;
  /** A deposit that was in progress is decided. */
  onOutcome?: ((outcome: DepositOutcome, deposit: Deposit | null) => void) | undefined;
}

export interface DepositStatus {
  outcome: DepositOutcome;
  deposit: Deposit | null;
  /** Whether the server says so: anybody can write a success into an address. */
  isConfirmed: boolean;
  /** The result of the player's own check: nothing new, or the server could not be reached. */
  check: 'none' | 'asking' | 'open' | 'failed';
  /** Refetches now. */
  ask: () => Promise<void>;
}

/**
 * Returns the status of a deposit: refetched every three seconds while it is in progress, and at once when the socket
 * reports that a deposit arrived or failed (§7). Without an id, socket events alone decide. A failure that the host
 * names is shown while the server has not decided; its final status overrides it.
 */
export function useDepositStatus(options: DepositStatusOptions): DepositStatus {
  const { active, outcome, deposit, onOutcome } = options;
  const client = useApiClient();
  const session = useSession();
  const authenticated = useIsAuthenticated();
  const id = deposit?.depositId ?? options.depositId;
  const inProgress = isInProgress(outcome);
  const { data: loaded, refetch } = useQuery({
    ...depositQuery(client, id ?? ''),
    enabled: active && authenticated && id !== null && (inProgress || deposit === null),
    ...(options.isFresh && deposit !== null ? { initialData: deposit, staleTime: depositPollMs } : {}),
  });
  // What is decided stays decided: the page may have loaded the same deposit while it was in progress.
  const isDecided = deposit !== null && !isInProgress(outcomeOfStatus(deposit.status));
  const data = isDecided ? deposit : loaded;
  const [emitted, setEmitted] = useState<DepositOutcome | null>(null);
  const [check, setCheck] = useState<DepositStatus['check']>('none');

  const shown = data === undefined ? (emitted ?? outcome) : outcomeOfStatus(data.status);
  // The player may come back from the provider with a success before the provider's message has reached the server.
  const waits = active && (inProgress || isInProgress(shown));
  const [waited, setWaited] = useState(false);
  if (waited ? !active : waits) setWaited(!waited);

  const known = data ?? deposit;
  const isConfirmed = known !== null || emitted !== null || options.isConfirmed === true;
  const receive = (which: string | null, word: DepositOutcome) => {
    // A success that nobody has confirmed yet waits for a confirmation only.
    if (!waits && (isConfirmed || word !== 'success')) return;
    if (id === null) setEmitted(word);
    else if (which === null || which === id) void refetch();
  };
  useLiveEvent('deposit', ({ depositId }) => receive(depositId ?? null, 'success'));
  useLiveEvent('failedDeposit', ({ depositId }) => receive(depositId ?? null, 'failed'));

  // The host's outcome stays until the server has decided; a success alone is not trusted before.
  const now = isInProgress(shown) && outcome !== 'success' ? outcome : shown;
  const decided = useEffectEvent(() => {
    if (now === 'success') void refreshSession(session);
    onOutcome?.(now, known);
  });
  useEffect(() => {
    if (waited && !isInProgress(shown)) decided();
  }, [waited, shown]);

  return {
    outcome: now,
    deposit: known,
    isConfirmed,
    check,
    async ask() {
      setCheck('asking');
      if (id === null) {
        await refreshSession(session);
        return setCheck('open');
      }
      const { isError, error } = await refetch();
      setCheck(isError && !isUnsupported(error) ? 'failed' : 'open');
    },
  };
}
