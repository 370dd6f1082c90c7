import { eq } from 'drizzle-orm';
import { type Bonus } from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { type OfferRow } from './activate.js';
import { factsOf, readPlayerFacts } from './eligibility-facts.js';
import { ineligible } from './eligibility.js';

/**
 * What an offer says of the player who asks: why they cannot have it, `null` when they can (an address can be verified on the
 * spot), and what a cashback would give them now, `null` for other offers.
 */
export type OfferForPlayer = Required<Pick<Bonus, 'refusal' | 'cashback'>>;

/** What offers say of a player now, by their ids. `timeZone` is the player's: days and times count on their clock. */
export async function readOffersFor(
  database: Database,
  playerId: number,
  offers: readonly OfferRow[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<ReadonlyMap<string, OfferForPlayer>> {
  const player = onlyRow(await database.select().from(players).where(eq(players.id, playerId)));
  const known = await readPlayerFacts(database, player, { now, asksForEmail: false });
  const told = new Map<string, OfferForPlayer>();
  for (const offer of offers) {
    const facts = await factsOf(database, player, offer, known);
    told.set(offer.id, {
      refusal: ineligible(offer.conditions, facts, now, timeZone),
      cashback: facts.cashback,
    });
  }
  return told;
}
