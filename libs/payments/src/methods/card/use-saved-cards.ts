'use client';

import { CallError, useApiClient } from '@casino-kit/api-client';
import { forgetSavedCard, type SavedCard } from '@casino-kit/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { savedCardsQuery } from '../../core/payment-queries.js';

const none: readonly SavedCard[] = [];

/**
 * Returns the cards that the provider saves for the player; none while they load (`pending`) or when the first request
 * failed, since another card can be used all the same. `forget` returns whether the provider deleted the card.
 */
export function useSavedCards(active: boolean): {
  cards: readonly SavedCard[];
  pending: boolean;
  forget: (cardId: string) => Promise<boolean>;
} {
  const client = useApiClient();
  const queries = useQueryClient();
  const options = savedCardsQuery(client);
  const { data = none, isLoading, isFetched } = useQuery({ ...options, enabled: active });
  return {
    cards: data,
    pending: isLoading && !isFetched,
    async forget(cardId) {
      try {
        await client.call(forgetSavedCard, { params: { cardId } });
      } catch (error) {
        if (error instanceof CallError) return false;
        throw error;
      }
      queries.setQueryData<SavedCard[]>(options.queryKey, (cards = []) =>
        cards.filter((card) => card.cardId !== cardId),
      );
      return true;
    },
  };
}
