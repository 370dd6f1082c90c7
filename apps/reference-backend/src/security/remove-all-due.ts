import { type Database } from '../database/database.js';
import { removeDueFactors } from './factor-removal.js';
import { type TellPlayer } from './tell-player.js';
import { forgetTickets } from './tickets.js';

/** How often to look for removals that are due. */
export const dueRemovalsEveryMs = 60_000;

/** Removes all factors whose waiting time is over, and forgets the tickets that nobody can use any more. */
export async function removeAllDue(database: Database, tell: TellPlayer, now: Date): Promise<void> {
  await database.transaction((transaction) => removeDueFactors(transaction, tell, now));
  await forgetTickets(database, now);
}
