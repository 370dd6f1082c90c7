import {
  and,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  type Placeholder,
  sql,
  type SQL,
} from 'drizzle-orm';
import { type LoginMethod, terminationReasons, type TerminationReason } from '@casino-kit/api-contract';
import { type ProtectionPolicy } from '@casino-kit/api-contract/protection-policy';
import { type Clock, minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type SessionOrigin } from './device-name.js';
import { accessTokens, players } from './tables.js';
import { hashToken, newToken } from './tokens.js';

/** How long a session lasts, in minutes: the 30 days of the access token cookie (§9). */
export const sessionMinutes = 30 * 24 * 60;

/** The player who sends a request, and the session of the access token. */
export interface LoggedInPlayer {
  id: number;
  currencyCode: string;
  tokenHash: string;
  /** When the session started, and when it expires. */
  startedAt: Date;
  expiresAt: Date;
}

/** Sessions that have ended together: their sockets still have to be notified and disconnected. */
export interface EndedSessions {
  tokenHashes: string[];
  reason: TerminationReason;
}

/** Returns how long the sessions of a player may last by their own limit, in minutes; `null` without one. */
export type SessionLimitOf = (database: Database, playerId: number, now: Date) => Promise<number | null>;

/** How a session begins. */
export interface SessionStart {
  /** The player's own limit in minutes, if there is one. */
  limitMinutes?: number | null | undefined;
  lifetime?: SessionLifetime | undefined;
  origin?: SessionOrigin | undefined;
  isNewDevice?: boolean | undefined;
  /** What the player's list of sessions names it by; drawn by default. */
  publicId?: string | undefined;
}

/** Starts a session; the returned token is the only copy. */
export async function startSession(
  database: Database,
  playerId: number,
  now: Date,
  { limitMinutes, lifetime, origin, isNewDevice, publicId }: SessionStart = {},
): Promise<string> {
  const { token, hash } = newToken();
  const minutes = Math.min(
    sessionMinutes,
    limitMinutes ?? sessionMinutes,
    lifetime?.sessionLifetimeMinutes ?? sessionMinutes,
  );
  await database.insert(accessTokens).values({
    tokenHash: hash,
    playerId,
    createdAt: now,
    expiresAt: minutesFrom(now, minutes),
    idleMinutes: lifetime?.sessionIdleMinutes ?? null,
    isNewDevice: isNewDevice ?? false,
    publicId,
    ...origin,
  });
  return token;
}

/** When a session was last used, and when it ends if it is not used again; null for never. */
const usedAt = sql`coalesce(${accessTokens.lastSeenAt}, ${accessTokens.createdAt})`;
const idleEnd = sql<Date | null>`${usedAt} + make_interval(mins => ${accessTokens.idleMinutes})`;

const isOpen = (now: Date | Placeholder) =>
  and(
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
    sql`(${accessTokens.idleMinutes} is null or ${idleEnd} > ${now instanceof Date ? now.toISOString() : now}::timestamptz)`,
  );

/** The values of {@link isOpenSession} for one execution. */
export interface OpenSession extends Record<string, unknown> {
  tokenHash: string;
  /** ISO 8601. */
  now: string;
}

/** The condition of a prepared statement that reads a session which is neither expired nor revoked. */
export const isOpenSession = and(
  eq(accessTokens.tokenHash, sql.placeholder('tokenHash' satisfies keyof OpenSession)),
  isOpen(sql.placeholder('now' satisfies keyof OpenSession)),
);

async function end(
  database: Database,
  which: SQL | undefined,
  reason: TerminationReason,
  now: Date,
): Promise<EndedSessions> {
  const ended = await database
    .update(accessTokens)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(which, isOpen(now)))
    .returning({ tokenHash: accessTokens.tokenHash });
  return { tokenHashes: ended.map(({ tokenHash }) => tokenHash), reason };
}

/**
 * Makes the open sessions of a player, whom the caller's transaction has locked, expire no later than `limitMinutes` after
 * they started. Never extends one. Returns those that are over at once.
 */
export async function shortenSessions(
  transaction: Database,
  playerId: number,
  limitMinutes: number,
  now: Date,
): Promise<EndedSessions> {
  const limit = sql`${accessTokens.createdAt} + make_interval(mins => ${limitMinutes}::int)`;
  const open = await transaction
    .update(accessTokens)
    .set({
      expiresAt: sql`least(${accessTokens.expiresAt}, greatest(${limit}, ${now.toISOString()}::timestamptz))`,
    })
    .where(and(eq(accessTokens.playerId, playerId), isOpen(now)))
    .returning({ tokenHash: accessTokens.tokenHash, expiresAt: accessTokens.expiresAt });
  const over = open.filter(({ expiresAt }) => expiresAt <= now);
  return { tokenHashes: over.map(({ tokenHash }) => tokenHash), reason: 'SESSION_EXPIRED' };
}

/** How long the policy lets a session last, and be without a call, in minutes. */
export type SessionLifetime = Pick<ProtectionPolicy, 'sessionLifetimeMinutes' | 'sessionIdleMinutes'>;

/**
 * Makes the open sessions follow a policy that was changed after they started. A longer lifetime extends none, since a player's
 * own limit may be what ends it: it applies from the next login.
 */
export async function followLifetime(
  database: Database,
  { sessionLifetimeMinutes, sessionIdleMinutes }: SessionLifetime,
  now: Date,
): Promise<void> {
  const end = sql`${accessTokens.createdAt} + make_interval(mins => ${sessionLifetimeMinutes}::int)`;
  const idle = sql`${sessionIdleMinutes}::int`;
  await database
    .update(accessTokens)
    .set({
      expiresAt: sql`least(${accessTokens.expiresAt}, greatest(${end}, ${now.toISOString()}::timestamptz))`,
      idleMinutes: idle,
    })
    .where(
      and(
        isOpen(now),
        sql`(${accessTokens.expiresAt} > ${end} or ${accessTokens.idleMinutes} is distinct from ${idle})`,
      ),
    );
}

/** Returns the sessions that expired from one instant to another, both included, and were not ended before. */
export async function expiredSessions(database: Database, from: Date, to: Date): Promise<EndedSessions> {
  const expired = await database
    .select({ tokenHash: accessTokens.tokenHash })
    .from(accessTokens)
    .where(
      and(isNull(accessTokens.revokedAt), gte(accessTokens.expiresAt, from), lte(accessTokens.expiresAt, to)),
    );
  return { tokenHashes: expired.map(({ tokenHash }) => tokenHash), reason: 'SESSION_EXPIRED' };
}

/** Ends the sessions that nobody has used for as long as the policy lets them be. Returns them. */
export async function endIdleSessions(database: Database, now: Date): Promise<EndedSessions> {
  const reason = 'USER_INACTIVITY_TIMEOUT';
  const ended = await database
    .update(accessTokens)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        isNull(accessTokens.revokedAt),
        // One that has expired keeps that as its reason.
        gt(accessTokens.expiresAt, now),
        isNotNull(accessTokens.idleMinutes),
        lte(idleEnd, now.toISOString()),
      ),
    )
    .returning({ tokenHash: accessTokens.tokenHash });
  return { tokenHashes: ended.map(({ tokenHash }) => tokenHash), reason };
}

/** Returns the open sessions of a player, the latest used first. */
export function listSessions(database: Database, playerId: number, now: Date) {
  return database
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.playerId, playerId), isOpen(now)))
    .orderBy(desc(usedAt), desc(accessTokens.publicId));
}

/** Ends another session of a player, by what its list names it. */
export function endListedSession(
  database: Database,
  { id, tokenHash }: Pick<LoggedInPlayer, 'id' | 'tokenHash'>,
  publicId: string,
  now: Date,
): Promise<EndedSessions> {
  const which = and(
    eq(accessTokens.playerId, id),
    eq(sql`${accessTokens.publicId}::text`, publicId),
    ne(accessTokens.tokenHash, tokenHash),
  );
  return end(database, which, 'SECURITY_LOGOUT', now);
}

/** Ends the session of a token if it is still open. */
export function endSession(
  database: Database,
  token: string,
  reason: TerminationReason,
  now: Date,
): Promise<EndedSessions> {
  return end(database, eq(accessTokens.tokenHash, hashToken(token)), reason, now);
}

/** Ends all sessions of a player except `except`, if given. */
export function endSessionsOf(
  database: Database,
  playerId: number,
  reason: TerminationReason,
  now: Date,
  except?: LoggedInPlayer,
): Promise<EndedSessions> {
  const others = except && ne(accessTokens.tokenHash, except.tokenHash);
  return end(database, and(eq(accessTokens.playerId, playerId), others), reason, now);
}

/**
 * Ends the session that a sign-up opened, whose token the client has given up: it logs in instead (decisions 14). `isUnused`: only
 * one that never sent a call.
 */
export function endSignUpSession(
  database: Database,
  playerId: number,
  isUnused: boolean,
  now: Date,
): Promise<EndedSessions> {
  const which = and(
    eq(accessTokens.playerId, playerId),
    eq(accessTokens.method, 'signUp' satisfies LoginMethod),
    isUnused ? isNull(accessTokens.lastSeenAt) : undefined,
  );
  return end(database, which, 'USER_INITIATED', now);
}

/** Ends every session. */
export function endAllSessions(
  database: Database,
  reason: TerminationReason,
  now: Date,
): Promise<EndedSessions> {
  return end(database, undefined, reason, now);
}

/** Identifies the sender of a request by its token. */
export interface Sessions {
  /** Returns the player, or undefined for a guest or an invalid token. */
  find(token: string | undefined): Promise<LoggedInPlayer | undefined>;
  /**
   * Returns the player. @throws ApiError UNAUTHORIZED (401) without a token, FORBIDDEN (403) with an invalid one; its
   * `params.reason` is the reason why the session ended.
   */
  require(token: string | undefined): Promise<LoggedInPlayer>;
  /**
   * Returns what `read` finds with {@link isOpenSession}: the session and what belongs to it in one statement.
   * @throws ApiError as {@link Sessions.require} when it finds nothing
   */
  requireWith<T>(
    token: string | undefined,
    read: (session: OpenSession) => Promise<T | undefined>,
  ): Promise<T>;
  /** Returns why the session of an invalid token ended: `SESSION_EXPIRED` when it expired or is unknown. */
  readEndReason(token: string): Promise<TerminationReason>;
}

/** How often the use of a session is recorded, in ms, and how many sessions a node remembers for that. */
const recordedEveryMs = 60_000;
const mostRemembered = 10_000;

/** Records that sessions are used: each at most once a minute, beside the calls. */
function createUseRecord(database: Database) {
  const recorded = new Map<string, number>();
  return (tokenHash: string, now: Date): void => {
    const last = recorded.get(tokenHash);
    if (last !== undefined && Math.abs(now.getTime() - last) < recordedEveryMs) return;
    if (recorded.size >= mostRemembered) recorded.clear();
    recorded.set(tokenHash, now.getTime());
    database
      .update(accessTokens)
      .set({ lastSeenAt: now })
      // One that is over stays over.
      .where(and(eq(accessTokens.tokenHash, tokenHash), isOpen(now)))
      .then(undefined, () => recorded.delete(tokenHash));
  };
}

export function sessionsOf(database: Database, clock: Clock): Sessions {
  const recordUse = createUseRecord(database);
  const playerQuery = database
    .select({
      id: players.id,
      currencyCode: players.currencyCode,
      tokenHash: accessTokens.tokenHash,
      startedAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
    })
    .from(accessTokens)
    .innerJoin(players, eq(players.id, accessTokens.playerId))
    .where(isOpenSession)
    .prepare('session_player');
  const findPlayer = async (session: OpenSession): Promise<LoggedInPlayer | undefined> =>
    (await playerQuery.execute(session))[0];
  /** Reads an open session, and records its use if there is one: an invalid token writes nothing. */
  const readOpen = async <T>(
    token: string,
    read: (session: OpenSession) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const [tokenHash, now] = [hashToken(token), clock.now()];
    const found = await read({ tokenHash, now: now.toISOString() });
    if (found !== undefined) recordUse(tokenHash, now);
    return found;
  };
  const readEndReason = async (token: string) => {
    const [row] = await database
      .select({
        reason: accessTokens.revokedReason,
        isIdle: sql<boolean>`coalesce(${idleEnd} <= least(${accessTokens.expiresAt}, ${clock.now().toISOString()}::timestamptz), false)`,
      })
      .from(accessTokens)
      .where(eq(accessTokens.tokenHash, hashToken(token)));
    if (row?.reason === null && row.isIdle) return 'USER_INACTIVITY_TIMEOUT';
    return terminationReasons.find((reason) => reason === row?.reason) ?? 'SESSION_EXPIRED';
  };
  const requireWith: Sessions['requireWith'] = async (token, read) => {
    if (token === undefined) throw reject('UNAUTHORIZED', 'This call needs an access token.');
    const found = await readOpen(token, read);
    if (found === undefined)
      throw reject('FORBIDDEN', 'Session expired', { params: { reason: await readEndReason(token) } });
    return found;
  };
  return {
    find: async (token) => (token === undefined ? undefined : readOpen(token, findPlayer)),
    readEndReason,
    requireWith,
    require: (token) => requireWith(token, findPlayer),
  };
}
