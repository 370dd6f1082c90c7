import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type ActivityFile, type ActivityFilePerson } from '../activity-file/activity-file.js';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { keepProtection, lockProtection, type ProtectionRow } from './lock-protection.js';
import { protections } from './tables.js';

/** A player who has neither played nor looked at a game for this long is reported as no longer active, in minutes. */
const idleMinutes = 5;
const atOnce = 200;

interface Needs {
  database: Database;
  activityFile: ActivityFile | undefined;
}

/** Returns the person of an account; null while the name or the date of birth is unknown. */
async function readActivePerson(database: Database, playerId: number): Promise<ActivityFilePerson | null> {
  const { firstName, lastName, dateOfBirth } = await readPlayerRow(database, playerId);
  if (firstName === '' || lastName === '' || dateOfBirth === null) return null;
  return { firstName, lastName, dateOfBirth };
}

async function setActive(database: Database, playerId: number, activeSince: Date | null): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const { row } = await lockProtection(transaction, playerId);
    await keepProtection(transaction, row, { activeSince });
  });
}

/**
 * Reports to the activity file that a player begins to play for money, where the policy requires the file
 * (`activityFileRequired`) and one is configured.
 * @throws ApiError OTHER_GAME_OPEN when the person is active at another operator, REGISTER_UNAVAILABLE without an answer,
 * PROFILE_INCOMPLETE (409)
 */
export async function reportActive(
  { database, activityFile }: Needs,
  playerId: number,
  now: Date,
): Promise<void> {
  if (activityFile === undefined) return;
  if (!getProtectionPolicy(await readBrandSettings(database)).activityFileRequired) return;
  const person = await readActivePerson(database, playerId);
  if (person === null)
    throw reject('PROFILE_INCOMPLETE', 'Please complete your name and date of birth in your profile first.');
  const answer = await activityFile.begin(person);
  if (answer === 'elsewhere')
    throw reject(
      'OTHER_GAME_OPEN',
      'You are playing at another operator. Play here is possible once that has ended.',
    );
  if (answer === 'unavailable')
    throw reject('REGISTER_UNAVAILABLE', 'We could not ask the activity file. Please try again later.');
  await setActive(database, playerId, now);
}

/** Whether a player who is reported as active has not played since an instant. */
function isIdle({ activeSince, playSession }: ProtectionRow, since: Date): boolean {
  const last = playSession === null ? null : new Date(playSession.lastActivityAt);
  return activeSince !== null && activeSince <= since && (last === null || last <= since);
}

/**
 * Reports to the activity file who no longer plays. `close` ends the games of a player in the transaction that does it, so that
 * no round is played without a new report. What the file does not take is tried again in the next run.
 */
export async function reportIdlePlayers(
  { database, activityFile }: Needs,
  close: (transaction: Database, playerId: number) => Promise<void>,
  now: Date,
): Promise<void> {
  if (activityFile === undefined) return;
  const since = minutesFrom(now, -idleMinutes);
  const active = await database
    .select({ playerId: protections.playerId })
    .from(protections)
    .where(
      and(
        isNotNull(protections.activeSince),
        sql`coalesce((${protections.playSession} ->> 'lastActivityAt')::timestamptz, ${protections.activeSince}) <= ${since.toISOString()}::timestamptz`,
      ),
    )
    .limit(atOnce);
  for (const { playerId } of active) {
    const activeSince = await database.transaction(async (transaction) => {
      await lockPlayer(transaction, playerId);
      const { row } = await lockProtection(transaction, playerId);
      if (!isIdle(row, since)) return null;
      await close(transaction, playerId);
      await keepProtection(transaction, row, { activeSince: null });
      return row.activeSince;
    });
    if (activeSince === null) continue;
    const person = await readActivePerson(database, playerId);
    if (person !== null && !(await activityFile.end(person)))
      await database
        .update(protections)
        .set({ activeSince })
        .where(and(eq(protections.playerId, playerId), sql`${protections.activeSince} is null`));
  }
}
