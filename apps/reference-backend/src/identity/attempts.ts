import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { tries } from './tables.js';

/**
 * What is limited: passwords at login, the current password of a change, requests for messages, codes of an SMS, codes of a
 * second factor, proofs for protected calls.
 */
export type Limited =
  | 'login'
  | 'current-password'
  | 'message'
  | 'sms-code'
  | 'second-factor'
  | 'confirmation';

/** The window in minutes in which attempts count, and the length of the lockout that follows. */
const retryAfterMinutes = 15;
const attemptsByAccount = 5;
/** Higher than an account's: a household, an office or a carrier shares one address. */
const attemptsByAddress = 20;

/** Whose attempts are counted, how many are allowed, and for how many minutes. */
export interface Scope {
  name: string;
  limit: number;
  minutes: number;
}

const hashAccount = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');

/** Returns the part of an address that identifies a subscriber: an IPv4 address, or an IPv6 network of 64 bits. */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? 8 - first.length - last.length : 0;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Scope of an account by its identifier, whether it exists or not, so that its limit reveals nothing. */
export function accountScope(what: Limited, account: string): Scope {
  return {
    name: `${what}:account:${hashAccount(account)}`,
    limit: attemptsByAccount,
    minutes: retryAfterMinutes,
  };
}
/** Scope of the address that requests come from. */
export function addressScope(what: Limited, address: string): Scope {
  return {
    name: `${what}:address:${subscriberOf(address)}`,
    limit: attemptsByAddress,
    minutes: retryAfterMinutes,
  };
}

/** Scope of accounts opened from an address, at most `limit` in an hour. */
export const signUpScope = (address: string, limit: number): Scope => ({
  name: `sign-up:address:${subscriberOf(address)}`,
  limit,
  minutes: 60,
});

/** Scope of the messages that a logged-in player has sent. */
export const messageScope = (playerId: number) => accountScope('message', `player ${playerId}`);

/**
 * Counts one attempt of a scope. Returns how many there were within its window, which the attempt that uses the limit
 * up restarts, and whole minutes (at least 1) until the scope is free again.
 */
async function count(database: Database, { name, limit, minutes: window }: Scope, now: Date) {
  const fresh = minutesFrom(now, window);
  const over = sql`${tries.windowEndsAt} <= ${now.toISOString()}`;
  const row = onlyRow(
    await database
      .insert(tries)
      .values({ scope: name, tries: 1, windowEndsAt: fresh })
      .onConflictDoUpdate({
        target: tries.scope,
        set: {
          tries: sql`case when ${over} then 1 else ${tries.tries} + 1 end`,
          windowEndsAt: sql`case when ${over} or ${tries.tries} + 1 = ${limit}
            then ${fresh.toISOString()}::timestamptz else ${tries.windowEndsAt} end`,
        },
      })
      .returning(),
  );
  const minutes = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 60_000));
  return { counted: row.tries, minutes };
}

/**
 * Consumes one attempt of each scope before any lookup, so that guesses sent at the same time cannot all
 * pass. Returns how many attempts are left after this one.
 * @throws ApiError TOO_MANY_TRIES (429) with `minutes`; scopes after the exhausted one are not counted.
 */
export async function consumeAttempt(
  database: Database,
  scopes: readonly Scope[],
  now: Date,
): Promise<number> {
  let left = Infinity;
  for (const scope of scopes) {
    const { counted, minutes } = await count(database, scope, now);
    if (counted > scope.limit)
      throw reject('TOO_MANY_TRIES', `Too many tries. Please wait ${minutes} minutes.`, {
        params: { minutes: String(minutes) },
      });
    left = Math.min(left, scope.limit - counted);
  }
  return left;
}

/** Clears the attempts of an account after its right password. */
export async function clearAttempts(database: Database, { name }: Scope): Promise<void> {
  await database.delete(tries).where(eq(tries.scope, name));
}

/** Refunds one attempt to an address: a right password was not a guess. */
export async function refundAttempt(database: Database, { name }: Scope): Promise<void> {
  await database
    .update(tries)
    .set({ tries: sql`greatest(${tries.tries} - 1, 0)` })
    .where(eq(tries.scope, name));
}
