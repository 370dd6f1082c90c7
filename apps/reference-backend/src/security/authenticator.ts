import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { authenticators } from './tables.js';

/** The length of a time step in seconds (RFC 6238), and how many steps a clock may be wrong by. */
const periodS = 30;
const window = 1;
/** How long a started app waits for its first code, in minutes. */
const setupMinutes = 15;

const createTotp = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period: periodS, algorithm: 'SHA1' });
const unnamed = { issuer: '', label: '' };

/** Returns the time step of a code; `null` for a wrong one. */
function getTimeStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = createTotp(secret, unnamed).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1_000 / periodS) + delta;
}

/** Begins to set an app up: one in use stays until the new one's first code. */
export async function beginAuthenticatorSetup(
  database: Database,
  playerId: number,
  names: { issuer: string; label: string },
  now: Date,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const started = { startedSecret: secret, startedAt: now };
  await database
    .insert(authenticators)
    .values({ playerId, ...started })
    .onConflictDoUpdate({ target: authenticators.playerId, set: started });
  return { secret, address: createTotp(secret, names).toString() };
}

/** Puts the started app in use. Returns false for a wrong code. @throws ApiError TICKET_EXPIRED (410) when none was started */
export async function finishAuthenticatorSetup(
  transaction: Database,
  playerId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await transaction
    .select()
    .from(authenticators)
    .where(eq(authenticators.playerId, playerId))
    .for('update');
  if (!row?.startedSecret || !row.startedAt || minutesFrom(row.startedAt, setupMinutes) <= now)
    throw reject('TICKET_EXPIRED', 'Please begin again with a new code.');
  const step = getTimeStep(row.startedSecret, code, now);
  if (step === null) return false;
  await transaction
    .update(authenticators)
    .set({ secret: row.startedSecret, since: now, lastStep: step, startedSecret: null, startedAt: null })
    .where(eq(authenticators.playerId, playerId));
  return true;
}

/** Checks a code of the app in use: each is good once. */
export async function takeCode(
  database: Database,
  playerId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await database.select().from(authenticators).where(eq(authenticators.playerId, playerId));
  const step = row?.secret ? getTimeStep(row.secret, code, now) : null;
  if (step === null) return false;
  const used = await database
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.playerId, playerId), lt(authenticators.lastStep, step)))
    .returning({ step: authenticators.lastStep });
  return used.length > 0;
}

/** Returns since when an app is in use; `null` without one. */
export async function readAuthenticator(database: Database, playerId: number): Promise<Date | null> {
  const [row] = await database.select().from(authenticators).where(eq(authenticators.playerId, playerId));
  return row?.secret ? row.since : null;
}

/** Removes the app of a player, and one that was started. */
export async function dropAuthenticator(transaction: Database, playerId: number): Promise<void> {
  await transaction.delete(authenticators).where(eq(authenticators.playerId, playerId));
}
