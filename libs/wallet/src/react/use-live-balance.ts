import { useLiveEvent } from '@casino-kit/api-client';
import { useSession } from '@casino-kit/session';
import { balancesAfter, type BalanceEvent } from '../core/balances-after.js';

/**
 * Keeps the session's balances as the socket tells them (W1, §4 update balance). The shell mounts this once, inside the
 * session provider; it is the one place where socket balances enter the session.
 */
export function useLiveBalance(): void {
  const session = useSession();
  const take = (event: BalanceEvent) =>
    session.updateBalance(balancesAfter(event, session.state().user?.userWallet ?? null));
  useLiveEvent('wallet:balance', (data) => take({ name: 'wallet:balance', data }));
  useLiveEvent('balance', (data) => take({ name: 'balance', data }));
}
