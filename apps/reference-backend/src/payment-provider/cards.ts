import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { type CardReference, type ChargeRequest, type PaymentOf } from '../payment-protocol/charge.js';
import { getCardBrand, cardErrors, type CardInput } from './card-rules.js';
import { type Outcome } from './outcomes.js';
import { providerCardTokens, providerSavedCards } from './tables.js';
import { outcomeOfCard } from './test-triggers.js';

const tokenMinutes = 30;

/** Accepts a card. Its number is checked at once and not stored. Returns its token, or its errors by field. */
export async function tokeniseCard(
  database: Database,
  card: CardInput,
  now: Date,
): Promise<CardReference | { faults: ReturnType<typeof cardErrors> }> {
  const faults = cardErrors(card, now);
  if (Object.keys(faults).length > 0) return { faults };
  const number = card.number.replaceAll(/\D/g, '');
  const reference = {
    cardToken: `card_${randomBytes(24).toString('base64url')}`,
    brand: getCardBrand(number) ?? 'Card',
    last4: number.slice(-4),
  };
  await database.insert(providerCardTokens).values({
    token: reference.cardToken,
    brand: reference.brand,
    last4: reference.last4,
    expiry: card.expiry.trim(),
    outcome: outcomeOfCard(number, card.name),
    createdAt: now,
  });
  return reference;
}

/** Returns the display name of a token's card; undefined for a token that is unknown or older than half an hour. */
export async function cardOfToken(
  database: Database,
  cardToken: string,
  now: Date,
): Promise<CardReference | undefined> {
  const [row] = await database
    .select()
    .from(providerCardTokens)
    .where(eq(providerCardTokens.token, cardToken));
  if (row === undefined || row.createdAt <= minutesFrom(now, -tokenMinutes)) return undefined;
  return { cardToken, brand: row.brand, last4: row.last4 };
}

/** The card of a charge: its display name and its outcome; `cardToKeep` and `keptCardId` as the charge stores them. */
export interface CardInUse {
  brand: string;
  last4: string;
  outcome: Outcome;
  cardToKeep: string | null;
  keptCardId: string | null;
}

/** A saved card always needs 3-D Secure unless the bank would decline anyway. */
async function keptCard(transaction: Database, customer: string, id: string): Promise<CardInUse | undefined> {
  const [card] = await transaction
    .select()
    .from(providerSavedCards)
    .where(and(eq(providerSavedCards.id, id), eq(providerSavedCards.customer, customer)));
  if (card === undefined) return undefined;
  const { brand, last4, outcome } = card;
  return {
    brand,
    last4,
    outcome: outcome === 'approved' ? 'challenge' : outcome,
    cardToKeep: null,
    keptCardId: id,
  };
}

/** Uses the card of a request. A token is valid once; undefined for a card that is used up or deleted. */
export async function takeCard(
  transaction: Database,
  { customer, cardToken, reference }: ChargeRequest,
  payment: PaymentOf<'card'>,
): Promise<CardInUse | undefined> {
  if ('cardId' in payment) return keptCard(transaction, customer, payment.cardId);
  const [card] = await transaction
    .select()
    .from(providerCardTokens)
    .where(eq(providerCardTokens.token, cardToken))
    .for('update');
  if (card === undefined || card.usedBy !== null) return undefined;
  await transaction
    .update(providerCardTokens)
    .set({ usedBy: reference })
    .where(eq(providerCardTokens.token, cardToken));
  const { brand, last4, outcome } = card;
  return { brand, last4, outcome, cardToKeep: payment.keep ? cardToken : null, keptCardId: null };
}
