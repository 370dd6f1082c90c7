import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type PersonGuard } from '../identity/person-guard.js';
import { type Live } from '../live/live.js';
import { type ExclusionEffects } from '../protection/link-exclusions.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import {
  findExcluded,
  followPerson,
  lockPersons,
  needsFollowing,
  noteMatch,
  refreshHold,
} from './follow-person.js';
import { isSamePerson, keepFormerPerson, readPerson } from './read-persons.js';

const readLikelyMatch = async (database: Database) =>
  getProtectionPolicy(await readBrandSettings(database)).likelyMatch;

/** Creates what applies exclusions to persons (decision 77). */
export function createPersonGuard(
  database: Database,
  effects: ExclusionEffects,
  live: Pick<Live, 'emit' | 'leaveRooms'>,
): PersonGuard {
  const announce: PersonGuard['announce'] = (linked) => {
    for (const { playerId, exclusionIds } of linked) {
      live.leaveRooms(playerId);
      for (const exclusionId of exclusionIds) live.emit(playerId, 'exclusion', { exclusionId });
    }
  };
  return {
    lock: lockPersons,
    announce,
    async admit(transaction, playerId, now) {
      const found = await findExcluded(transaction, playerId, now);
      const likely = await readLikelyMatch(transaction);
      // The same for a sure and a likely match, and without an end: an account says nothing about another.
      if (found.some(({ match }) => match === 'sure' || likely === 'refuse'))
        throw reject('PERSON_EXCLUDED', 'We cannot open an account for you.');
      for (const match of found)
        await noteMatch(transaction, playerId, match, likely === 'review' ? 'held' : 'noted', now);
      if (found.length > 0) await refreshHold(transaction, playerId, now);
    },
    async follow(transaction, playerId, before, now) {
      const after = await readPerson(transaction, playerId);
      if (before !== null && after !== undefined && !isSamePerson(before, after))
        await keepFormerPerson(transaction, playerId, before, now);
      const likely = await readLikelyMatch(transaction);
      return followPerson(transaction, playerId, { likely, ...effects }, now);
    },
    async check(playerId, { likely }, now) {
      if (!(await needsFollowing(database, playerId, now))) return;
      const linked = await database.transaction(async (transaction) => {
        await lockPersons(transaction);
        const consequence = likely ? await readLikelyMatch(transaction) : null;
        return followPerson(transaction, playerId, { likely: consequence, ...effects }, now);
      });
      announce(linked);
    },
  };
}
