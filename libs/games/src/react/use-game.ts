'use client';

import { useApiClient } from '@casino-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import { gameQuery } from '../core/catalogue-queries.js';
import { useGameCurrency } from './use-game-currency.js';

/** Loads a game with its details, bets in the player's currency. */
export function useGame(slug: string) {
  return useQuery(gameQuery(useApiClient(), slug, useGameCurrency()));
}
