import { useMemo } from 'react';
import { useAuthState } from '@casino-kit/session';
import { type Balances, toBalances } from '../core/balances.js';

/** What a signed-in player has. `wallet` is `null` while the details are not known yet. */
export interface PlayerWallet {
  wallet: Balances | null;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
}

/** The signed-in player's balances, live; `null` for a guest. */
export function useWallet(): PlayerWallet | null {
  const { authenticated, user } = useAuthState();
  const known = user?.userWallet ?? null;
  const wallet = useMemo(() => known && toBalances(known), [known]);
  if (!authenticated) return null;
  return { wallet, currencyCode: user?.getUser.currencyCode ?? 'EUR' };
}
