import { forgetSavedCard, getSavedCards } from '@casino-kit/api-contract';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { toCustomerId } from './pay.js';

/** Returns the display name of a card that the provider saved for a player; undefined without such a card. */
export async function findSavedCard(
  { provider }: Services,
  playerId: number,
  cardId: string,
): Promise<{ brand: string; last4: string } | undefined> {
  return (await provider.keptCards(toCustomerId(playerId))).find(({ id }) => id === cardId);
}

/** Returns the cards saved for a player: those of completed deposits whose holder chose to save them. */
export function savedCardRoutes({ serve }: EndpointRoutes, { sessions, provider }: Services): void {
  serve(getSavedCards, async ({ bearer }) => {
    const player = await sessions.require(bearer);
    const cards = await provider.keptCards(toCustomerId(player.id));
    return {
      cards: cards.map(({ id, brand, last4, expiry, lastUsedAt }) => ({
        cardId: id,
        brand,
        last4,
        expiry,
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  });
  serve(forgetSavedCard, async ({ bearer, param }) => {
    const player = await sessions.require(bearer);
    if (!(await provider.forgetCard(toCustomerId(player.id), param('cardId'))))
      throw reject('NOT_FOUND', 'There is no such card.');
    return { success: true };
  });
}
