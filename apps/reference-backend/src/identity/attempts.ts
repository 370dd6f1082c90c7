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

/** The window in minutes in which attempts count, and how long an address waits after its last one. */
const retryAfterMinutes = 15;
/** The longest wait of an account whose wait grows, in minutes. */
const longestWaitMinutes = 60;
/** How long after its last wait an account is remembered, in minutes. */
export const rememberedMinutes = 24 * 60;
const attemptsByAccount = 5;
/** Higher than an account's: a household, an office or a carrier shares one address. */
const attemptsByAddress = 20;

/** Whose attempts are counted, how many are allowed, and for how many minutes. */
export interface Scope {
  name: string;
  limit: number;
  minutes: number;
  /**
   * Whether another attempt is allowed after one minute, then two, four and so on up to an hour, for as long as they fail: a
   * player who mistyped is back soon, and guesses are no faster than 35 on the first day.
   */
  waitGrows?: boolean;
}

const hashAccount = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');

/** Returns the part of an address that identifies a subscriber: an IPv4 address, or an IPv6 network of 64 bits. */
export function getSubscriber(address: string): string {
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
    waitGrows: what !== 'message',
  };
}
/** Scope of the address that requests come from. */
export function addressScope(what: Limited, address: string): Scope {
  return {
    name: `${what}:address:${getSubscriber(address)}`,
    limit: attemptsByAddress,
    minutes: retryAfterMinutes,
  };
}

/** Scope of accounts opened from an address, at most `limit` in an hour. */
export const signUpScope = (address: string, limit: number): Scope => ({
  name: `sign-up:address:${getSubscriber(address)}`,
  limit,
  minutes: 60,
});

/** Scope of the messages that a logged-in player has sent. */
export const messageScope = (playerId: number) => accountScope('message', `player ${playerId}`);

/** Whole minutes until an instant, at least 1. */
const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));

/**
 * Counts one attempt of a scope, unless it still waits. Returns how many there were within its window, which the attempt that
 * uses the limit up restarts, or how many whole minutes it waits.
 */
async function count(
  database: Database,
  { name, limit, minutes: window, waitGrows = false }: Scope,
  now: Date,
): Promise<{ counted: number } | { minutes: number }> {
  const instant = (minutes: number) => sql`${minutesFrom(now, minutes).toISOString()}::timestamptz`;
  const isUsedUp = sql`${tries.tries} >= ${limit}`;
  const remembered = waitGrows
    ? sql`case when ${isUsedUp} then ${instant(-rememberedMinutes)} else ${instant(0)} end`
    : instant(0);
  const over = sql`${tries.windowEndsAt} <= ${remembered}`;
  const wait = waitGrows
    ? sql`${instant(0)} + least(${longestWaitMinutes}, power(2, least(${tries.tries} + 1 - ${limit}, 10))) * interval '1 minute'`
    : instant(window);
  const [row] = await database
    .insert(tries)
    .values({ scope: name, tries: 1, windowEndsAt: minutesFrom(now, window) })
    .onConflictDoUpdate({
      target: tries.scope,
      set: {
        tries: sql`case when ${over} then 1 else ${tries.tries} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${instant(window)}
          when ${tries.tries} + 1 >= ${limit} then ${wait} else ${tries.windowEndsAt} end`,
      },
      setWhere: sql`not (${isUsedUp} and ${tries.windowEndsAt} > ${instant(0)})`,
    })
    .returning();
  if (row !== undefined) return { counted: row.tries };
  const waiting = onlyRow(await database.select().from(tries).where(eq(tries.scope, name)));
  return { minutes: minutesUntil(waiting.windowEndsAt, now) };
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
    const counting = await count(database, scope, now);
    if ('minutes' in counting)
      throw reject(
        'TOO_MANY_TRIES',
        `Too many tries. Please wait ${counting.minutes} ${counting.minutes === 1 ? 'minute' : 'minutes'}.`,
        {
          params: { minutes: String(counting.minutes) },
        },
      );
    left = Math.min(left, Math.max(0, scope.limit - counting.counted));
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
