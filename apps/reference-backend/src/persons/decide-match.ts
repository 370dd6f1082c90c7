import { and, eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type LinkedExclusion } from '../identity/person-guard.js';
import { type ExclusionEffects, liftExclusions, linkExclusions } from '../protection/link-exclusions.js';
import { lockPersons, refreshHold, spreadExclusions } from './follow-person.js';
import { personMatches } from './tables.js';

/**
 * Records what the operator decided about a match: the same person, whose exclusion then closes both accounts, or another,
 * whose account opens again. A decision can be changed.
 * @throws ApiError NOT_FOUND
 */
export async function decideMatch(
  database: Database,
  { playerId, excludedId }: { playerId: number; excludedId: number },
  state: 'same' | 'other',
  effects: ExclusionEffects,
  now: Date,
): Promise<LinkedExclusion[]> {
  return database.transaction(async (transaction) => {
    await lockPersons(transaction);
    const decided = await transaction
      .update(personMatches)
      .set({ state, decidedAt: now })
      .where(and(eq(personMatches.playerId, playerId), eq(personMatches.excludedId, excludedId)))
      .returning({ playerId: personMatches.playerId });
    if (decided.length === 0) throw reject('NOT_FOUND', 'There is no such match.');
    await refreshHold(transaction, playerId, now);
    if (state === 'other') {
      await liftExclusions(transaction, playerId, excludedId);
      return [];
    }
    const exclusionIds = await linkExclusions(transaction, playerId, excludedId, effects, now);
    return [{ playerId, exclusionIds }, ...(await spreadExclusions(transaction, playerId, effects, now))];
  });
}
