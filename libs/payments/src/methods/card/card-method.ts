'use client';

import { type DepositMethod } from '../deposit-method.js';
import { CardDetails } from './card-details.js';

/** Payment by card: the provider's own fields in a frame, or a saved card. 3-D Secure is a challenge. */
export const cardMethod: DepositMethod = {
  kinds: ['card', 'cards'],
  details: {
    title: 'payments.card.title',
    Component: CardDetails,
    carries: ['cardId', 'keepCard'],
  },
};
