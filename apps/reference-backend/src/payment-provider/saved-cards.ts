import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type SavedProviderCard } from '../payment-protocol/charge.js';
import { providerCardTokens, providerSavedCards } from './tables.js';

/** Saves the card of a token for a customer. A card that is saved already stays the same one. */
export async function keepCard(
  transaction: Database,
  customer: string,
  cardToken: string,
  now: Date,
): Promise<void> {
  const [card] = await transaction
    .select()
    .from(providerCardTokens)
    .where(eq(providerCardTokens.token, cardToken));
  if (card === undefined) return;
  const { brand, last4, expiry, outcome } = card;
  await transaction
    .insert(providerSavedCards)
    .values({ id: `kept_${randomUUID()}`, customer, brand, last4, expiry, outcome, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [
        providerSavedCards.customer,
        providerSavedCards.brand,
        providerSavedCards.last4,
        providerSavedCards.expiry,
      ],
      set: { outcome, lastUsedAt: now },
    });
}

/** Marks a saved card as used after a successful payment. */
export async function touchSavedCard(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.update(providerSavedCards).set({ lastUsedAt: now }).where(eq(providerSavedCards.id, id));
}

/** Returns the cards saved for a customer, the latest used first. */
export async function readKeptCards(database: Database, customer: string): Promise<SavedProviderCard[]> {
  return database
    .select({
      id: providerSavedCards.id,
      brand: providerSavedCards.brand,
      last4: providerSavedCards.last4,
      expiry: providerSavedCards.expiry,
      lastUsedAt: providerSavedCards.lastUsedAt,
    })
    .from(providerSavedCards)
    .where(eq(providerSavedCards.customer, customer))
    .orderBy(desc(providerSavedCards.lastUsedAt));
}

/** Deletes a card of a customer; returns whether there was one. */
export async function deleteSavedCard(database: Database, customer: string, id: string): Promise<boolean> {
  const gone = await database
    .delete(providerSavedCards)
    .where(and(eq(providerSavedCards.customer, customer), eq(providerSavedCards.id, id)))
    .returning({ id: providerSavedCards.id });
  return gone.length > 0;
}
