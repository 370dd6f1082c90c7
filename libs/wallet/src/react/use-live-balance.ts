'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLiveEvent, useLiveReconnect, useLiveSocket } from '@casino-kit/api-client';
import { type BalanceUpdate, type SocketEventName } from '@casino-kit/api-contract';
import { refreshSession, type Session, useSession } from '@casino-kit/session';
import { isOfAnotherCurrency } from '../core/balances.js';
import { mergeBalances, type PendingBalance } from '../core/pending-balance.js';
import { createUpdatePace } from '../core/update-pace.js';

/** Events that may change a balance. */
const carriesMoney: ReadonlySet<SocketEventName> = new Set([
  'balance',
  'wallet:balance',
  'wallet:debit',
  'wallet:credit',
  'deposit',
]);

/** A round has two updates: they are shown at once, and of a flood as many as one can read. */
const shownASecond = 2;

/**
 * Creates the pace at which balances enter the session. What the session has learned meanwhile, such as details that were read
 * again or another player, is newer than an update that waited.
 */
const createBalancePace = (session: Session) =>
  createUpdatePace<PendingBalance>({
    limit: shownASecond,
    windowMs: 1_000,
    merge: mergeBalances,
    apply: ({ balances, state }) => {
      if (session.state() === state) session.updateBalance(balances);
    },
    now: () => performance.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });

/**
 * Updates the session's balances and number of deposits from socket events (W1, §4 update balance, decisions 42). Mount
 * it once, inside the session provider; it is the only place where they enter the session. Refetches the details when
 * an event cannot be read, when it is about a currency that is not the player's here because it was changed elsewhere,
 * and when the socket reconnects, since events may have been missed.
 */
export function useLiveBalance(): void {
  const session = useSession();
  const live = useLiveSocket();
  const rereading = useRef(false);
  const reread = useCallback(() => {
    if (rereading.current) return;
    rereading.current = true;
    void refreshSession(session).finally(() => {
      rereading.current = false;
    });
  }, [session]);
  useLiveReconnect(reread);
  useEffect(
    () =>
      live?.onUnreadable((name) => {
        if (carriesMoney.has(name)) reread();
      }),
    [live, reread],
  );
  const pace = useMemo(() => createBalancePace(session), [session]);
  useEffect(() => pace.cancel, [pace]);
  const update = (balances: BalanceUpdate) => {
    const state = session.state();
    if (state.user !== null && isOfAnotherCurrency(balances, state.user.getUser.currencyCode))
      return reread();
    pace.push({ balances, state });
  };
  useLiveEvent('wallet:balance', update);
  useLiveEvent('wallet:debit', update);
  useLiveEvent('wallet:credit', update);
  useLiveEvent('balance', update);
  useLiveEvent('deposit', ({ count }) => {
    session.updateDepositCount(count);
    reread();
  });
}
