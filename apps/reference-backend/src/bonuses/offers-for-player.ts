import { eq } from 'drizzle-orm';
import { type Bonus } from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { type OfferRow } from './activate.js';
import { factsOf, readPlayerFacts } from './eligibility-facts.js';
import { ineligible } from './eligibility.js';

/**
 * What an offer means for the player who requests it: why they cannot have it, `null` when they can (an address can be
 * verified on the spot), and the current amount of a cashback, `null` for other offers.
 */
export type OfferForPlayer = Required<Pick<Bonus, 'refusal' | 'cashback'>>;

/** Returns what offers mean for a player now, by their ids. `timeZone` is the player's: days and times follow it. */
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
