import { eq } from 'drizzle-orm';
import { toTournamentState } from '@casino-kit/api-contract';
import { type Clock } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockProtection } from '../protection/lock-protection.js';
import { rejectIfExcluded } from '../protection/excluded.js';
import { type TournamentRow } from './standings.js';
import { tournamentEntries, tournaments } from './tables.js';

/** Returns a tournament. @throws ApiError NOT_FOUND */
export async function requireTournament(database: Database, id: string): Promise<TournamentRow> {
  const [found] = await database.select().from(tournaments).where(eq(tournaments.id, id));
  if (found === undefined) throw reject('NOT_FOUND', 'There is no such tournament.');
  return found;
}

/**
 * Enters a player into a tournament that is coming or runs; a second time changes nothing, the first entry stays.
 * @throws ApiError NOT_FOUND, TOURNAMENT_ENDED, ACCOUNT_EXCLUDED (409)
 */
export async function enterTournament(
  database: Database,
  player: { id: number; currencyCode: string },
  id: string,
  clock: Clock,
): Promise<TournamentRow> {
  const tournament = await requireTournament(database, id);
  await database.transaction(async (transaction) => {
    const { row } = await lockProtection(transaction, player.id);
    // After the lock: a round that was settled before this entry was placed before it, too.
    const now = clock.now();
    rejectIfExcluded(row, now);
    const state = toTournamentState(tournament, now.getTime());
    if (state === 'counting' || state === 'finished')
      throw reject('TOURNAMENT_ENDED', 'This tournament has ended.');
    await transaction
      .insert(tournamentEntries)
      .values({ tournamentId: id, playerId: player.id, currencyCode: player.currencyCode, enteredAt: now })
      .onConflictDoNothing();
  });
  return tournament;
}
