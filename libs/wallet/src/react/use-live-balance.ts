import { useCallback, useEffect, useRef } from 'react';
import { useLiveEvent, useLiveSocket } from '@casino-kit/api-client';
import { rereadSession, useSession } from '@casino-kit/session';
import { balancesAfter, type BalanceEvent, isOfAnotherCurrency } from '../core/balances-after.js';

/**
 * Keeps the session's balances as the socket tells them (W1, §4 update balance). The shell mounts this once, inside the
 * session provider; it is the one place where socket balances enter the session. Balances in a currency that is not the
 * player's here, because it was changed elsewhere, are not shown: the details are read again instead, as they are whenever the
 * socket comes on again, since nobody heard what was said meanwhile.
 */
export function useLiveBalance(): void {
  const session = useSession();
  const live = useLiveSocket();
  const rereading = useRef(false);
  const reread = useCallback(() => {
    if (rereading.current) return;
    rereading.current = true;
    void rereadSession(session).finally(() => {
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
  const take = (event: BalanceEvent) => {
    const { user } = session.state();
    if (user !== null && isOfAnotherCurrency(event, user.getUser.currencyCode)) return reread();
    session.updateBalance(balancesAfter(event, user?.userWallet ?? null));
  };
  useLiveEvent('wallet:balance', (data) => take({ name: 'wallet:balance', data }));
  useLiveEvent('balance', (data) => take({ name: 'balance', data }));
}
