'use client';

import { type UserWallet, defaultCurrencyCode } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';

/**
 * Returns the player's balances. `wallet` is `null` while the details are not known yet; its total is `null` if the
 * server leaves the sum to the client (`toBalances`).
 */
export interface PlayerWallet {
  wallet: UserWallet | null;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
}

/** Returns the logged-in player's balances, live; `null` for a guest. */
export function useWallet(): PlayerWallet | null {
  const { authenticated, user } = useAuthState();
  if (!authenticated) return null;
  return {
    wallet: user?.userWallet ?? null,
    currencyCode: user?.getUser.currencyCode ?? defaultCurrencyCode,
  };
}
