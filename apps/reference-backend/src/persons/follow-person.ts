import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type LinkedExclusion } from '../identity/person-guard.js';
import { getExcludedUntil, exclusionColumns } from '../protection/excluded.js';
import { type ExclusionEffects, linkExclusions } from '../protection/link-exclusions.js';
import { holdAccount, releaseAccount } from '../protection/hold-account.js';
import { protections } from '../protection/tables.js';
import { type getProtectionPolicy } from '../settings/brand-settings.js';
import { matchAccounts, type PersonMatch } from './person-match.js';
import { findSimilar, readPersons } from './read-persons.js';
import { type matchStates, personMatches } from './tables.js';

/** An account that matches one whose person is excluded. */
export interface FoundMatch extends PersonMatch {
  /** The excluded account. */
  excludedId: number;
}

/**
 * Makes changes of persons and exclusions run one after the other until the transaction ends: without it, an account that
 * is opened and an exclusion that is requested in the same moment would not see each other. Call it before any row is locked.
 */
export async function lockPersons(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('persons'))`);
}

async function excludedAmong(database: Database, ids: readonly number[], now: Date): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ playerId: protections.playerId, exclusion: exclusionColumns })
    .from(protections)
    .where(inArray(protections.playerId, [...ids]));
  return new Set(
    rows.filter(({ exclusion }) => getExcludedUntil(exclusion, now) !== null).map(({ playerId }) => playerId),
  );
}

interface Neighbour extends PersonMatch {
  id: number;
  isExcluded: boolean;
}

/** Returns what is decided about an account and others: true for the same person, whatever they say of themselves later. */
async function readDecisions(database: Database, playerId: number): Promise<Map<number, boolean>> {
  const rows = await database
    .select({
      playerId: personMatches.playerId,
      excludedId: personMatches.excludedId,
      state: personMatches.state,
    })
    .from(personMatches)
    .where(
      and(
        inArray(personMatches.state, ['linked', 'same', 'other']),
        or(eq(personMatches.playerId, playerId), eq(personMatches.excludedId, playerId)),
      ),
    );
  // Another person, in either direction, counts more than the same.
  const isSame = (state: string) => state !== 'other';
  return new Map(
    rows
      .toSorted((one, two) => Number(isSame(two.state)) - Number(isSame(one.state)))
      .map((row) => [row.playerId === playerId ? row.excludedId : row.playerId, isSame(row.state)]),
  );
}

/** Returns the accounts that match another, excluded ones and others, by the rule or by what is decided. */
async function readNeighbours(
  database: Database,
  playerId: number,
  now: Date,
): Promise<{ isExcluded: boolean; neighbours: Neighbour[] }> {
  const own = (await readPersons(database, [playerId])).get(playerId) ?? [];
  const decisions = await readDecisions(database, playerId);
  const ids = [...new Set([...(await findSimilar(database, playerId, own)), ...decisions.keys()])].filter(
    (id) => decisions.get(id) !== false,
  );
  const persons = await readPersons(database, ids);
  const excluded = await excludedAmong(database, [playerId, ...ids], now);
  const neighbours = ids
    .map((id) => ({
      id,
      isExcluded: excluded.has(id),
      ...matchAccounts(own, persons.get(id) ?? []),
      ...(decisions.get(id) === true && { match: 'sure' as const }),
    }))
    .filter(({ match }) => match !== 'none');
  return { isExcluded: excluded.has(playerId), neighbours };
}

/** Returns the excluded accounts that an account matches, without those that the operator knows to be of others. */
export async function findExcluded(database: Database, playerId: number, now: Date): Promise<FoundMatch[]> {
  const { neighbours } = await readNeighbours(database, playerId, now);
  return neighbours
    .filter(({ isExcluded }) => isExcluded)
    .map(({ id: excludedId, match, facts }) => ({ excludedId, match, facts }));
}

/** Returns whether a comparison could change anything: its person is excluded at another account, or here and not there. */
export async function needsFollowing(database: Database, playerId: number, now: Date): Promise<boolean> {
  const { isExcluded, neighbours } = await readNeighbours(database, playerId, now);
  return neighbours.some((each) => each.isExcluded || (isExcluded && each.match === 'sure'));
}

/** Records a match; what the operator decided about it stays. */
export async function noteMatch(
  transaction: Database,
  playerId: number,
  { excludedId, match, facts }: FoundMatch,
  state: (typeof matchStates)[number],
  now: Date,
): Promise<void> {
  if (match === 'none') return;
  const values = { match, facts: [...facts], state };
  await transaction
    .insert(personMatches)
    .values({ playerId, excludedId, ...values, foundAt: now })
    .onConflictDoUpdate({
      target: [personMatches.playerId, personMatches.excludedId],
      set: values,
      setWhere: sql`${personMatches.state} in ('held', 'noted')`,
    });
}

/**
 * Excludes every account of the same person likewise, starting from one that is excluded, and from those that are so for
 * it. The caller has locked the persons. Returns what is new.
 */
export async function spreadExclusions(
  transaction: Database,
  playerId: number,
  effects: ExclusionEffects,
  now: Date,
): Promise<LinkedExclusion[]> {
  const linked: LinkedExclusion[] = [];
  const waiting = [playerId];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    const { isExcluded, neighbours } = await readNeighbours(transaction, from, now);
    if (!isExcluded) continue;
    for (const { id, match, facts } of neighbours) {
      if (match !== 'sure') continue;
      const exclusionIds = await linkExclusions(transaction, id, from, effects, now);
      if (exclusionIds.length === 0) continue;
      await noteMatch(transaction, id, { excludedId: from, match, facts }, 'linked', now);
      await refreshHold(transaction, id, now);
      linked.push({ playerId: id, exclusionIds });
      waiting.push(id);
    }
  }
  return linked;
}

type Consequence = ReturnType<typeof getProtectionPolicy>['likelyMatch'];

/**
 * Excludes an account whose person is excluded by another, or holds it when that is likely and the policy asks for it.
 * `likely`: null to leave likely matches alone. The caller has locked the persons. Returns what is new.
 */
export async function followPerson(
  transaction: Database,
  playerId: number,
  { likely, ...effects }: ExclusionEffects & { likely: Consequence | null },
  now: Date,
): Promise<LinkedExclusion[]> {
  const found = await findExcluded(transaction, playerId, now);
  const linked: LinkedExclusion[] = [];
  for (const match of found.filter((each) => each.match === 'sure')) {
    const exclusionIds = await linkExclusions(transaction, playerId, match.excludedId, effects, now);
    await noteMatch(transaction, playerId, match, 'linked', now);
    if (exclusionIds.length > 0) linked.push({ playerId, exclusionIds });
  }
  const unsure = found.filter((each) => each.match === 'likely');
  if (likely !== null)
    for (const match of unsure)
      await noteMatch(transaction, playerId, match, likely === 'allow' ? 'noted' : 'held', now);
  if (found.length > 0) await refreshHold(transaction, playerId, now);
  return [...linked, ...(await spreadExclusions(transaction, playerId, effects, now))];
}

/** Holds an account while the operator has a match of it to decide, and releases it afterwards. */
export async function refreshHold(transaction: Database, playerId: number, now: Date): Promise<void> {
  const [held] = await transaction
    .select({ excludedId: personMatches.excludedId })
    .from(personMatches)
    .where(and(eq(personMatches.playerId, playerId), eq(personMatches.state, 'held')))
    .limit(1);
  await (held === undefined
    ? releaseAccount(transaction, playerId)
    : holdAccount(transaction, playerId, now));
}
