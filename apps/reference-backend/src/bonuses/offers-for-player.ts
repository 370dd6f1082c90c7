import { eq } from 'drizzle-orm';
import { type Bonus } from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { type OfferRow } from './activate.js';
import { factsOf, readPlayerFacts } from './eligibility-facts.js';
import { ineligible } from './eligibility.js';

/** What an offer says of the player who asks; `null` when they can have it. An address can be verified on the spot. */
export type OfferRefusal = Bonus['refusal'];

/** Why a player cannot have offers now, by their ids. `timeZone` is the player's: days and times count on their clock. */
export async function readRefusals(
  database: Database,
  playerId: number,
  offers: readonly OfferRow[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<ReadonlyMap<string, OfferRefusal>> {
  const player = onlyRow(await database.select().from(players).where(eq(players.id, playerId)));
  const known = await readPlayerFacts(database, player, { now, asksForEmail: false });
  const refusals = new Map<string, OfferRefusal>();
  for (const offer of offers)
    refusals.set(
      offer.id,
      ineligible(offer.conditions, await factsOf(database, player, offer, known), now, timeZone),
    );
  return refusals;
}
