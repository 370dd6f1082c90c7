import { CallError, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { getDeposit } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DepositAttempt } from '../../core/deposit-attempt.js';
import { type DepositState, openAttempts } from '../../core/deposit-machine.js';
import { unansweredAttempts } from '../../core/open-attempts.js';
import { depositPollMs, pendingDepositsQuery } from '../../core/payment-queries.js';

/**
 * Looks for the deposit that was made although its answer was lost: among those the socket speaks of from the moment it
 * was sent, and among those that wait, asked for every few seconds. One that was known before is never taken for it.
 * `onFound` hears of the state that the attempt came to.
 */
export function useLostAnswer({
  attempt,
  state,
  active,
  onFound,
}: {
  attempt: DepositAttempt;
  state: DepositState;
  active: boolean;
  onFound: (state: DepositState) => void;
}): void {
  const client = useApiClient();
  const { authenticated, selfExcluded } = useAuthState();
  const unanswered = unansweredAttempts(state).length > 0;
  const lost = openAttempts(state).length > 0;
  const { data: pending } = useQuery({
    ...pendingDepositsQuery(client),
    enabled: active && authenticated && !selfExcluded,
    refetchInterval: lost ? depositPollMs : false,
  });

  // Until the list is there nobody can tell an older deposit from the one that is looked for.
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!unanswered && pending !== undefined)
      known.current = new Set([...(known.current ?? []), ...pending.map(({ depositId }) => depositId)]);
    if ('deposit' in state) known.current?.add(state.deposit.depositId);
  }, [unanswered, pending, state]);

  const [heard, setHeard] = useState<readonly string[]>([]);
  const hear = ({ depositId }: { depositId?: string }) => {
    if (unanswered && depositId !== undefined) setHeard((ids) => [...ids, depositId]);
  };
  useLiveEvent('deposit', hear);
  useLiveEvent('failedDeposit', hear);

  const look = useEffectEvent(async (depositId: string) => {
    if (known.current?.has(depositId) !== false) return;
    try {
      const deposit = await client.call(getDeposit, { params: { depositId } });
      const before = attempt.state();
      const after = attempt.find(deposit);
      if (after !== before) onFound(after);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  });
  useEffect(() => {
    if (!lost) return;
    const waiting = (pending ?? []).map(({ depositId }) => depositId);
    for (const depositId of new Set([...heard, ...waiting])) void look(depositId);
  }, [lost, heard, pending, state.step]);
}
