import { type Bonus } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { type OfferRow } from './activate.js';
import { type BonusRules, readEligibilityFacts, readPlayerFacts } from './eligibility-facts.js';
import { ineligible } from './eligibility.js';
import { type PlayerRecords } from './player-records.js';

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
  {
    now,
    timeZone,
    rules,
    records,
  }: { now: Date; timeZone: string; rules: BonusRules; records: PlayerRecords },
): Promise<ReadonlyMap<string, OfferForPlayer>> {
  const player = await readPlayerRow(database, playerId);
  const known = await readPlayerFacts(database, player, { now, asksForEmail: false, rules, records });
  const offersById = new Map<string, OfferForPlayer>();
  for (const offer of offers) {
    const facts = await readEligibilityFacts(database, player, offer, known);
    offersById.set(offer.id, {
      refusal: ineligible(offer.conditions, facts, now, timeZone),
      cashback: facts.cashback,
    });
  }
  return offersById;
}
