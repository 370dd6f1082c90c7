import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { passwordTries } from './tables.js';

/** Wrong passwords that are let through, and for how long (minutes) they count and then hold. */
const pauseMinutes = 15;
export const triesByAccount = 5;
/** Wider than an account's: a household, an office or a carrier shares one address. */
export const triesByAddress = 20;

/** The scope of an account, whether it exists or not, so that its limit gives nothing away. */
export function accountScope(login: string): string {
  return `account:${createHash('sha256').update(login.trim().toLowerCase()).digest('hex')}`;
}
export function addressScope(address: string): string {
  return `address:${address}`;
}

export interface TryTaken {
  /** Whether the password may be looked at. */
  allowed: boolean;
  /** Wrong ones that are left after this one. */
  left: number;
  /** Whole minutes, at least 1, until the scope is free again. */
  minutes: number;
}

/**
 * Takes one try from a scope before the password is looked at, so that guesses sent at the same time cannot pass
 * together. The try that uses the limit up starts the pause.
 */
export async function takeTry(
  database: Database,
  scope: string,
  limit: number,
  now: Date,
): Promise<TryTaken> {
  const fresh = minutesFrom(now, pauseMinutes);
  const over = sql`${passwordTries.windowEndsAt} <= ${now.toISOString()}`;
  const row = onlyRow(
    await database
      .insert(passwordTries)
      .values({ scope, tries: 1, windowEndsAt: fresh })
      .onConflictDoUpdate({
        target: passwordTries.scope,
        set: {
          tries: sql`case when ${over} then 1 else ${passwordTries.tries} + 1 end`,
          windowEndsAt: sql`case when ${over} or ${passwordTries.tries} + 1 = ${limit}
            then ${fresh.toISOString()}::timestamptz else ${passwordTries.windowEndsAt} end`,
        },
      })
      .returning(),
  );
  const minutes = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 60_000));
  return { allowed: row.tries <= limit, left: Math.max(0, limit - row.tries), minutes };
}

/** Forgets the tries of an account after its right password. */
export async function clearTries(database: Database, scope: string): Promise<void> {
  await database.delete(passwordTries).where(eq(passwordTries.scope, scope));
}

/** Gives one try back to an address: a right password was no guess. */
export async function returnTry(database: Database, scope: string): Promise<void> {
  await database
    .update(passwordTries)
    .set({ tries: sql`greatest(${passwordTries.tries} - 1, 0)` })
    .where(eq(passwordTries.scope, scope));
}
