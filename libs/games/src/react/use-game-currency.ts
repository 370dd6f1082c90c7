'use client';

import { usePlayer } from '@casino-kit/session';

/** Returns the currency in which bets are requested: the player's own; for a guest the server's default. */
export function useGameCurrency(): string | undefined {
  return usePlayer()?.getUser.currencyCode;
}
