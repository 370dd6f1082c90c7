'use client';

import { usePlayerCurrency } from '@casino-kit/session';

/** Returns the currency in which bets are requested: the player's own; for a guest the server's default. */
export const useGameCurrency: () => string | undefined = usePlayerCurrency;
