import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type PlayerMail } from '../identity/player-mail.js';
import { type ExclusionRow, keepExclusions, readExclusions } from './create-exclusion.js';
import { getExcludedUntil, getReopening, selfExclusionEnd } from './excluded.js';
import { lockProtection } from './lock-protection.js';
import { type ProtectionRecords } from './player-records.js';
import { exclusions, liftedExclusions } from './tables.js';

/** What an exclusion does besides closing the account. */
export type ExclusionEffects = { mail: PlayerMail } & Pick<
  ProtectionRecords,
  'forfeitBonuses' | 'withdrawConsents'
>;

/** Whether an exclusion closes its account: it has not ended, or waits for the player's request. */
const isRunning = ({ endsAt }: ExclusionRow, closedUntil: Date | null, now: Date) =>
  endsAt === null || endsAt > now || endsAt.getTime() === closedUntil?.getTime();

const isSame = (one: ExclusionRow, two: ExclusionRow) =>
  one.kind === two.kind && one.endsAt?.getTime() === two.endsAt?.getTime();

/**
 * Excludes another account of an excluded person likewise: each exclusion that closes the account `from` applies to `playerId`
 * until the same end, with the same loss of bonuses and consents and a mail. Returns the ids of the exclusions that are new. The caller
 * has locked the persons.
 */
export async function linkExclusions(
  transaction: Database,
  playerId: number,
  from: number,
  { mail, forfeitBonuses, withdrawConsents }: ExclusionEffects,
  now: Date,
): Promise<string[]> {
  const player = await lockPlayer(transaction, playerId);
  const { row: source } = await lockProtection(transaction, from);
  if (getExcludedUntil(source, now) === null) return [];
  const { row: protection } = await lockProtection(transaction, playerId);
  const restored = await transaction
    .delete(liftedExclusions)
    .where(and(eq(liftedExclusions.playerId, playerId), eq(liftedExclusions.fromPlayerId, from)))
    .returning();
  if (restored.length > 0) await keepExclusions(transaction, protection);
  const known = await readExclusions(transaction, playerId);
  const waitsUntil = getReopening(source, now) === undefined ? null : selfExclusionEnd(source);
  const added = (await readExclusions(transaction, from))
    .filter((row) => isRunning(row, waitsUntil, now) && !known.some((other) => isSame(row, other)))
    .map((row) => ({ ...row, id: randomUUID(), playerId, fromPlayerId: from }));
  if (added.length === 0) return [];
  await transaction.insert(exclusions).values(added);
  const isSelfExclusion = added.some(({ kind }) => kind === 'self-exclusion');
  await keepExclusions(transaction, protection, isSelfExclusion ? { reopensAt: null } : {});
  if (isSelfExclusion || added.some(({ kind }) => kind === 'cooling-off'))
    await forfeitBonuses(transaction, playerId, now);
  await withdrawConsents(transaction, playerId, now);
  for (const { endsAt } of added)
    await mail.excluded(transaction, player, { kind: 'match', endsAt, timeZone: protection.timeZone }, now);
  return added.map(({ id }) => id);
}

/** Ends what an account is closed for because of another account: the operator decided that it is of another person. */
export async function liftExclusions(transaction: Database, playerId: number, from: number): Promise<void> {
  await lockPlayer(transaction, playerId);
  const { row } = await lockProtection(transaction, playerId);
  await transaction.insert(liftedExclusions).values({ playerId, fromPlayerId: from }).onConflictDoNothing();
  await keepExclusions(transaction, row);
}
