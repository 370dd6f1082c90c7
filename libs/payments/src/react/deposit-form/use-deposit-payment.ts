'use client';

import { CallError, createIdempotencyKey, useApiClient } from '@casino-kit/api-client';
import { type Deposit } from '@casino-kit/api-contract';
import { refreshSession, useAuthState, useSession, useStored } from '@casino-kit/session';
import { useEffect, useState } from 'react';
import { createDepositFlow, type DepositFlow } from '../../core/deposit-flow.js';
import { type DepositState, initialDeposit, isWebAddress } from '../../core/deposit-state.js';
import { outcomeOfStatus } from '../../core/deposit-outcome.js';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { type DepositMethod } from '../../methods/deposit-method.js';
import { useDepositStatus } from '../deposit-outcome/use-deposit-status.js';
import { depositRewards } from '../deposit-rewards.js';
import { openDeposits } from '../open-deposits.js';
import { useRecoverDeposit } from './use-recover-deposit.js';

export interface DepositPaymentOptions {
  methods: readonly DepositMethod[];
  active: boolean;
  onOutcome?: ((outcome: DepositOutcome, deposit: Deposit) => void) | undefined;
  onChallenge: (url: string) => void;
  onLeave: (url: string) => void;
}

/** A deposit that waits for the player, with a method that has a next step for it. */
export interface WaitingStep {
  deposit: Deposit;
  next: NonNullable<DepositMethod['next']>;
  step: NonNullable<Deposit['next']>;
}

export interface DepositPayment {
  flow: DepositFlow;
  state: DepositState;
  waiting: WaitingStep | null;
  /** Reports the result of a call to the host, and navigates where the player has to go. */
  follow: (state: DepositState) => void;
  check: () => Promise<void>;
  /** Cancels the deposit in progress; returns `false` when the server could not be reached. */
  cancelDeposit: () => Promise<boolean>;
}

/** The next step of a pending deposit, if one of the methods handles it. */
export function waitingStep(deposit: Deposit, methods: readonly DepositMethod[]): WaitingStep | null {
  const step = deposit.next ?? null;
  if (step === null || deposit.status !== 'pending') return null;
  const own = methods.find(({ next }) => next?.type === step.type)?.next;
  return own === undefined ? null : { deposit, next: own, step };
}

/** The payment of a deposit form: the flow of its attempts, which are persisted across reloads, and its progress. */
export function useDepositPayment({
  methods,
  active,
  onOutcome,
  onChallenge,
  onLeave,
}: DepositPaymentOptions): DepositPayment {
  const client = useApiClient();
  const session = useSession();
  const playerId = useAuthState().user?.getUser.userId;
  const create = () =>
    createDepositFlow({
      client,
      newKey: createIdempotencyKey,
      open: openDeposits,
      now: Date.now,
      store: session.store,
    });
  const [own, setOwn] = useState(() => ({ playerId, flow: create() }));
  // The next player starts over: what the last one requested may still be in flight.
  if (own.playerId !== playerId) setOwn({ playerId, flow: own.playerId === undefined ? own.flow : create() });
  const { flow } = own;
  // The server, and the first render in a browser, know no persisted attempts.
  const state = useStored(flow.store, flow.stateAtom, () => initialDeposit);
  useEffect(() => {
    session.clearing.add(openDeposits.clear);
    session.clearing.add(depositRewards.clear);
  }, [session]);

  const inProgress = state.step === 'pending' || state.step === 'challenge' ? state.deposit : null;
  const report = (next: DepositState) => {
    if ('deposit' in next) onOutcome?.(outcomeOfStatus(next.deposit.status), next.deposit);
  };
  const status = useDepositStatus({
    active: active && inProgress !== null,
    outcome: 'pending',
    deposit: inProgress,
    depositId: null,
    isFresh: true,
    onOutcome: (_outcome, known) => {
      if (known !== null) report(flow.receive(known));
    },
  });
  useRecoverDeposit({
    flow,
    state,
    active,
    onFound: (next) => {
      if (next.step === 'completed') void refreshSession(session);
      // Only shows what is left to do; no one is redirected without pressing anything.
      if (next.step !== 'pending' && next.step !== 'challenge') report(next);
    },
  });
  const shown = inProgress === null ? null : (status.deposit ?? inProgress);

  function follow(next: DepositState): void {
    if (next.step === 'challenge') return onChallenge(next.url);
    if (!('deposit' in next)) return;
    if (next.step === 'completed') void refreshSession(session);
    const waits = waitingStep(next.deposit, methods);
    if (waits === null) return report(next);
    if (waits.step.type === 'redirect' && isWebAddress(waits.step.url)) onLeave(waits.step.url);
  }

  return {
    flow,
    state,
    waiting: shown === null ? null : waitingStep(shown, methods),
    follow,
    async check() {
      const before = flow.state();
      const after = await flow.check();
      if (after !== before && after.step !== before.step) follow(after);
    },
    async cancelDeposit() {
      try {
        const next = await flow.cancel();
        if (next.step === 'completed') void refreshSession(session);
        report(next);
        return true;
      } catch (error) {
        if (error instanceof CallError) return false;
        throw error;
      }
    },
  };
}
