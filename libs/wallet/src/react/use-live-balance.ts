import { useRef } from 'react';
import { useLiveEvent } from '@casino-kit/api-client';
import { rereadSession, useSession } from '@casino-kit/session';
import { balancesAfter, type BalanceEvent, isOfAnotherCurrency } from '../core/balances-after.js';

/**
 * Keeps the session's balances as the socket tells them (W1, §4 update balance). The shell mounts this once, inside the
 * session provider; it is the one place where socket balances enter the session. Balances in a currency that is not the
 * player's here, because it was changed elsewhere, are not shown: the details are read again instead.
 */
export function useLiveBalance(): void {
  const session = useSession();
  const rereading = useRef(false);
  const take = (event: BalanceEvent) => {
    const { user } = session.state();
    if (user === null || !isOfAnotherCurrency(event, user.getUser.currencyCode)) {
      session.updateBalance(balancesAfter(event, user?.userWallet ?? null));
      return;
    }
    if (rereading.current) return;
    rereading.current = true;
    void rereadSession(session).finally(() => {
      rereading.current = false;
    });
  };
  useLiveEvent('wallet:balance', (data) => take({ name: 'wallet:balance', data }));
  useLiveEvent('balance', (data) => take({ name: 'balance', data }));
}
