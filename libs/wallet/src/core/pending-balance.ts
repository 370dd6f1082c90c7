import { type BalanceUpdate } from '@casino-kit/api-contract';
import { type AuthState } from '@casino-kit/session';

/** An update of balances, and the state of the session that it belongs to. */
export interface PendingBalance {
  balances: BalanceUpdate;
  state: AuthState;
}

/** Returns what one update after another comes to; the total is that of the last one, or is to be computed. */
export function mergeBalances(earlier: PendingBalance, later: PendingBalance): PendingBalance {
  if (earlier.state !== later.state) return later;
  const { cash, nonCash, total, currencyCode } = later.balances;
  return {
    state: later.state,
    balances: {
      cash: cash ?? earlier.balances.cash,
      nonCash: nonCash ?? earlier.balances.nonCash,
      total,
      currencyCode: currencyCode ?? earlier.balances.currencyCode,
    },
  };
}
