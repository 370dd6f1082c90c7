'use client';

import { type SavedCard } from '@casino-kit/api-contract';
import { useTexts } from '../texts.js';

/** Returns a saved card's display name: "Visa ending 4242, 08/28". */
export function useCardName(): (card: SavedCard) => string {
  const t = useTexts();
  return ({ brand, last4, expiry }) => {
    const name = t('payments.cardEnding', { brand: brand.slice(0, 1).toUpperCase() + brand.slice(1), last4 });
    return expiry ? `${name}, ${expiry}` : name;
  };
}
