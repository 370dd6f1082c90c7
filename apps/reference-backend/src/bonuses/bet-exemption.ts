import { eq } from 'drizzle-orm';
import { type Amount } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { betExemptions } from './tables.js';

/** A bonus buy that its player confirmed above the bet limit of a bonus (§4). `cost` is in major units. */
export interface BetExemption {
  gameSlug: string;
  cost: Amount;
}

/** Exempts the player's next bet under a bonus if it is this bonus buy. */
export async function exemptNextBet(
  database: Database,
  playerId: number,
  exemption: BetExemption,
): Promise<void> {
  await database
    .insert(betExemptions)
    .values({ playerId, ...exemption })
    .onConflictDoUpdate({ target: betExemptions.playerId, set: exemption });
}

/** Removes the player's confirmation: it may exempt only the bet that this transaction makes. */
export async function takeBetExemption(
  transaction: Database,
  playerId: number,
): Promise<BetExemption | undefined> {
  const [taken] = await transaction
    .delete(betExemptions)
    .where(eq(betExemptions.playerId, playerId))
    .returning({ gameSlug: betExemptions.gameSlug, cost: betExemptions.cost });
  return taken;
}
