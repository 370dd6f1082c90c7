import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type KeptCard } from './charge.js';
import { providerCardTokens, providerKeptCards } from './tables.js';

/** Keeps the card of a token for a customer. One that is kept already stays the same card. */
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
    .insert(providerKeptCards)
    .values({ id: `kept_${randomUUID()}`, customer, brand, last4, expiry, outcome, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [
        providerKeptCards.customer,
        providerKeptCards.brand,
        providerKeptCards.last4,
        providerKeptCards.expiry,
      ],
      set: { outcome, lastUsedAt: now },
    });
}

/** A payment with a kept card has succeeded. */
export async function touchKeptCard(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.update(providerKeptCards).set({ lastUsedAt: now }).where(eq(providerKeptCards.id, id));
}

/** The cards that are kept for a customer, the latest used first. */
export async function keptCardsOf(database: Database, customer: string): Promise<KeptCard[]> {
  return database
    .select({
      id: providerKeptCards.id,
      brand: providerKeptCards.brand,
      last4: providerKeptCards.last4,
      expiry: providerKeptCards.expiry,
      lastUsedAt: providerKeptCards.lastUsedAt,
    })
    .from(providerKeptCards)
    .where(eq(providerKeptCards.customer, customer))
    .orderBy(desc(providerKeptCards.lastUsedAt));
}

/** Forgets a card of a customer; tells whether there was one. */
export async function forgetKeptCard(database: Database, customer: string, id: string): Promise<boolean> {
  const gone = await database
    .delete(providerKeptCards)
    .where(and(eq(providerKeptCards.customer, customer), eq(providerKeptCards.id, id)))
    .returning({ id: providerKeptCards.id });
  return gone.length > 0;
}
