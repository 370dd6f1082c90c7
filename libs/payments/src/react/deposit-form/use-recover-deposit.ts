'use client';

import { CallError, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { type Deposit, getDeposit } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DepositFlow } from '../../core/deposit-flow.js';
import { type DepositState, openAttempts, attemptsWithoutResponse } from '../../core/deposit-state.js';
import { depositPollMs, lostDepositsQuery, pendingDepositsQuery } from '../../core/payment-queries.js';

/**
 * Finds the deposit that was made although its response was lost: in socket events from the moment it was sent, among
 * the pending ones, polled every few seconds, and after a reload among those that have ended since. Never matches a
 * deposit that was known before. `onFound` receives, once, the resulting state of the flow.
 */
export function useRecoverDeposit({
  flow,
  state,
  active,
  onFound,
}: {
  flow: DepositFlow;
  state: DepositState;
  active: boolean;
  onFound: (state: DepositState) => void;
}): void {
  const client = useApiClient();
  const { authenticated, selfExcluded } = useAuthState();
  const lacksResponse = attemptsWithoutResponse(state).length > 0;
  const sentHere = attemptsWithoutResponse(state).some(({ restored }) => restored === undefined);
  const lost = openAttempts(state).length > 0;
  const kept = openAttempts(state).filter((one) => one.restored);
  const { data: pending } = useQuery({
    ...pendingDepositsQuery(client),
    enabled: active && authenticated && !selfExcluded,
    refetchInterval: lost ? depositPollMs : false,
  });
  const { data: ended } = useQuery({
    ...lostDepositsQuery(client, kept),
    enabled: active && authenticated && !selfExcluded && kept.length > 0,
  });

  const [settledIds, setSettledIds] = useState<readonly string[]>([]);
  const addSettled = ({ depositId }: { depositId?: string | null | undefined }) => {
    if (lacksResponse && typeof depositId === 'string') setSettledIds((ids) => [...ids, depositId]);
  };
  useLiveEvent('deposit', addSettled);
  useLiveEvent('failedDeposit', addSettled);

  // Until the list is loaded, an older deposit cannot be distinguished from the one being searched.
  const known = useRef<Set<string> | null>(null);
  const find = useEffectEvent((deposit: Deposit, isKnown: boolean) => {
    const before = flow.state();
    const after = flow.find(deposit, isKnown);
    if (after !== before) onFound(after);
  });
  useEffect(() => {
    if (!sentHere && pending !== undefined) {
      known.current = new Set([...(known.current ?? []), ...pending.map(({ depositId }) => depositId)]);
      for (const deposit of pending) find(deposit, true);
    }
    if ('deposit' in state) known.current?.add(state.deposit.depositId);
  }, [sentHere, pending, state]);

  const look = useEffectEvent(async (depositId: string) => {
    const isKnown = known.current?.has(depositId) !== false;
    if (isKnown && kept.length === 0) return;
    try {
      find(await client.call(getDeposit, { params: { depositId } }), isKnown);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  });
  useEffect(() => {
    if (!lost) return;
    const waiting = (pending ?? []).map(({ depositId }) => depositId);
    for (const depositId of new Set([...settledIds, ...waiting])) void look(depositId);
  }, [lost, settledIds, pending, state.step]);
  useEffect(() => {
    for (const deposit of ended ?? []) find(deposit, true);
  }, [ended, state.step]);
}
