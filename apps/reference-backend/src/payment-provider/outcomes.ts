/** How a charge of a test card goes. */
export const outcomes = [
  'approved',
  'challenge',
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'provider_error',
  'pending',
] as const;
export type Outcome = (typeof outcomes)[number];

/** `challenge` waits for the cardholder, `pending` for the bank; the others are final. */
export const chargeStatuses = [
  'approved',
  'challenge',
  'pending',
  'declined',
  'failed',
  'cancelled',
] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

/** A card that can be typed in by hand, with what it is for. All pass the Luhn check. */
export interface TestCard {
  number: string;
  outcome: Outcome;
  title: string;
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'approved', title: 'Approved at once' },
  { number: '4000000000003220', outcome: 'challenge', title: '3-D Secure: the bank asks the cardholder' },
  { number: '5555555555554444', outcome: 'challenge', title: '3-D Secure, Mastercard' },
  { number: '4000000000000002', outcome: 'card_declined', title: 'Declined by the bank (CARD_DECLINED)' },
  {
    number: '4000000000009995',
    outcome: 'insufficient_funds',
    title: 'Not enough money on the card (INSUFFICIENT_FUNDS_ON_CARD)',
  },
  { number: '4000000000000069', outcome: 'card_expired', title: 'Expired at the bank (CARD_EXPIRED)' },
  { number: '4000000000000119', outcome: 'provider_error', title: 'The provider breaks (PROVIDER_ERROR)' },
  { number: '4000000000000077', outcome: 'pending', title: 'Stays pending' },
];

/** How a card goes: as its test card says; every other valid number has the bank ask the cardholder. */
export function outcomeOf(cardNumber: string): Outcome {
  return testCards.find((card) => card.number === cardNumber)?.outcome ?? 'challenge';
}
