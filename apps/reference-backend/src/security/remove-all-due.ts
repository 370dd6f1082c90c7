import { lt } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { removeDueFactors } from './factor-removal.js';
import { type TellPlayer } from './tell-player.js';
import { confirmations } from './tables.js';
import { forgetTickets } from './tickets.js';

/** How often to look for removals that are due. */
export const dueRemovalsEveryMs = 60_000;

/** How long a proof is kept that counts no more, in minutes. */
const keptMinutes = 24 * 60;

/** Removes all factors whose waiting time is over, and forgets the tickets and proofs that nobody can use any more. */
export async function removeAllDue(database: Database, tell: TellPlayer, now: Date): Promise<void> {
  await database.transaction((transaction) => removeDueFactors(transaction, tell, now));
  await forgetTickets(database, now);
  await database.delete(confirmations).where(lt(confirmations.confirmedAt, minutesFrom(now, -keptMinutes)));
}
