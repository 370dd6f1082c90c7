import { and, eq, or } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type LinkedExclusion } from '../identity/person-guard.js';
import { type ExclusionEffects, liftExclusions, linkExclusions } from '../protection/link-exclusions.js';
import { lockPersons, refreshHold, spreadExclusions } from './follow-person.js';
import { personMatches } from './tables.js';

/**
 * Records what the operator decided about a match: the same person, whose exclusion then closes both accounts, or another,
 * whose account opens again. It is one decision about both accounts, also where each matches the other. It can be changed.
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
      .where(
        or(
          and(eq(personMatches.playerId, playerId), eq(personMatches.excludedId, excludedId)),
          and(eq(personMatches.playerId, excludedId), eq(personMatches.excludedId, playerId)),
        ),
      )
      .returning({ playerId: personMatches.playerId, excludedId: personMatches.excludedId });
    if (decided.length === 0) throw reject('NOT_FOUND', 'There is no such match.');
    const linked: LinkedExclusion[] = [];
    // By account, as everything that locks both.
    for (const each of decided.toSorted((one, two) => one.playerId - two.playerId)) {
      await refreshHold(transaction, each.playerId, now);
      if (state === 'other') {
        await liftExclusions(transaction, each.playerId, each.excludedId);
        continue;
      }
      const exclusionIds = await linkExclusions(transaction, each.playerId, each.excludedId, effects, now);
      linked.push(
        { playerId: each.playerId, exclusionIds },
        ...(await spreadExclusions(transaction, each.playerId, effects, now)),
      );
    }
    return linked;
  });
}
