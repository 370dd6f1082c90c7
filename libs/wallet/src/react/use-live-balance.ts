'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useLiveEvent, useLiveSocket } from '@casino-kit/api-client';
import { type BalanceUpdate, type SocketEventName } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { isOfAnotherCurrency } from '../core/balances.js';

/** Events that may change a balance. */
const carriesMoney: ReadonlySet<SocketEventName> = new Set([
  'balance',
  'wallet:balance',
  'wallet:debit',
  'wallet:credit',
  'deposit',
]);

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
  useEffect(() => {
    let wasOn = live?.status() === 'on';
    return live?.onStatus((status) => {
      if (status !== 'on') return;
      if (wasOn) reread();
      wasOn = true;
    });
  }, [live, reread]);
  useEffect(
    () =>
      live?.onUnreadable((name) => {
        if (carriesMoney.has(name)) reread();
      }),
    [live, reread],
  );
  const update = (balances: BalanceUpdate) => {
    const { user } = session.state();
    if (user !== null && isOfAnotherCurrency(balances, user.getUser.currencyCode)) return reread();
    session.updateBalance(balances);
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
