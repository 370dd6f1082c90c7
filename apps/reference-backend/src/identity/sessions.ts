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
import { players, playerSessions, sessionTokens } from './tables.js';
import { hashToken, newToken } from './tokens.js';

/** How long a session lasts, in minutes: the 30 days of the access token cookie (§9). */
export const sessionMinutes = 30 * 24 * 60;

/** The player who sends a request, and the session that the access token opens. */
export interface LoggedInPlayer {
  id: number;
  currencyCode: string;
  /** Names the session within the backend, whatever its token is. */
  sessionKey: string;
  /** The token of the request is replaced by another, which alone may do what asks for a proof (decision 83). */
  isReplaced: boolean;
  /** When the session started, and when it expires. */
  startedAt: Date;
  expiresAt: Date;
}

/** Sessions that have ended together: their sockets still have to be notified and disconnected. */
export interface EndedSessions {
  sessionKeys: string[];
  reason: TerminationReason;
}

/** Returns how long the sessions of a player may last by their own limit, in minutes; `null` without one. */
export type ReadSessionLimit = (database: Database, playerId: number, now: Date) => Promise<number | null>;

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

/** A new session: its key, and the only copy of its token. */
export interface StartedSession {
  key: string;
  token: string;
}

/** Starts a session. */
export async function startSession(
  database: Database,
  playerId: number,
  now: Date,
  { limitMinutes, lifetime, origin, isNewDevice, publicId }: SessionStart = {},
): Promise<StartedSession> {
  const { token, hash } = newToken();
  const minutes = Math.min(
    sessionMinutes,
    limitMinutes ?? sessionMinutes,
    lifetime?.sessionLifetimeMinutes ?? sessionMinutes,
  );
  await database.insert(playerSessions).values({
    key: hash,
    playerId,
    createdAt: now,
    expiresAt: minutesFrom(now, minutes),
    idleMinutes: lifetime?.sessionIdleMinutes ?? null,
    isNewDevice: isNewDevice ?? false,
    publicId,
    ...origin,
  });
  await database.insert(sessionTokens).values({ tokenHash: hash, sessionKey: hash });
  return { key: hash, token };
}

/** When a session was last used, and when it ends if it is not used again; null for never. */
const usedAt = sql`coalesce(${playerSessions.lastSeenAt}, ${playerSessions.createdAt})`;
const idleEnd = sql<Date | null>`${usedAt} + make_interval(mins => ${playerSessions.idleMinutes})`;

const instant = (now: Date | Placeholder) =>
  sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`;

const isOpen = (now: Date | Placeholder) =>
  and(
    isNull(playerSessions.revokedAt),
    gt(playerSessions.expiresAt, now),
    sql`(${playerSessions.idleMinutes} is null or ${idleEnd} > ${instant(now)})`,
  );

/** The values of {@link isOpenSession} for one execution. */
export interface OpenSession extends Record<string, unknown> {
  tokenHash: string;
  /** ISO 8601. */
  now: string;
}

/** The key of the session that a token opens, as a subquery: one in use, or one that was replaced a short time ago. */
const selectSessionKey = (tokenHash: string | Placeholder, now: Date | Placeholder) =>
  sql`(select ${sessionTokens.sessionKey} from ${sessionTokens} where ${sessionTokens.tokenHash} = ${tokenHash} and (${sessionTokens.validUntil} is null or ${sessionTokens.validUntil} > ${instant(now)}))`;

const ofStatement = {
  tokenHash: sql.placeholder('tokenHash' satisfies keyof OpenSession),
  now: sql.placeholder('now' satisfies keyof OpenSession),
};

/** The condition of a prepared statement that reads a session which is neither expired nor revoked. */
export const isOpenSession = and(
  eq(playerSessions.key, selectSessionKey(ofStatement.tokenHash, ofStatement.now)),
  isOpen(ofStatement.now),
);

/** Whether the token of such a statement is replaced by another. */
export const isReplacedToken = sql<boolean>`exists (select from ${sessionTokens} where ${sessionTokens.tokenHash} = ${ofStatement.tokenHash} and ${sessionTokens.validUntil} is not null)`;

async function end(
  database: Database,
  which: SQL | undefined,
  reason: TerminationReason,
  now: Date,
): Promise<EndedSessions> {
  const ended = await database
    .update(playerSessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(which, isOpen(now)))
    .returning({ key: playerSessions.key });
  return { sessionKeys: ended.map(({ key }) => key), reason };
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
  const limit = sql`${playerSessions.createdAt} + make_interval(mins => ${limitMinutes}::int)`;
  const open = await transaction
    .update(playerSessions)
    .set({
      expiresAt: sql`least(${playerSessions.expiresAt}, greatest(${limit}, ${now.toISOString()}::timestamptz))`,
    })
    .where(and(eq(playerSessions.playerId, playerId), isOpen(now)))
    .returning({ key: playerSessions.key, expiresAt: playerSessions.expiresAt });
  const over = open.filter(({ expiresAt }) => expiresAt <= now);
  return { sessionKeys: over.map(({ key }) => key), reason: 'SESSION_EXPIRED' };
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
  const end = sql`${playerSessions.createdAt} + make_interval(mins => ${sessionLifetimeMinutes}::int)`;
  const idle = sql`${sessionIdleMinutes}::int`;
  await database
    .update(playerSessions)
    .set({
      expiresAt: sql`least(${playerSessions.expiresAt}, greatest(${end}, ${now.toISOString()}::timestamptz))`,
      idleMinutes: idle,
    })
    .where(
      and(
        isOpen(now),
        sql`(${playerSessions.expiresAt} > ${end} or ${playerSessions.idleMinutes} is distinct from ${idle})`,
      ),
    );
}

/** Returns the sessions that expired from one instant to another, both included, and were not ended before. */
export async function expiredSessions(database: Database, from: Date, to: Date): Promise<EndedSessions> {
  const expired = await database
    .select({ key: playerSessions.key })
    .from(playerSessions)
    .where(
      and(
        isNull(playerSessions.revokedAt),
        gte(playerSessions.expiresAt, from),
        lte(playerSessions.expiresAt, to),
      ),
    );
  return { sessionKeys: expired.map(({ key }) => key), reason: 'SESSION_EXPIRED' };
}

/** Ends the sessions that nobody has used for as long as the policy lets them be. Returns them. */
export async function endIdleSessions(database: Database, now: Date): Promise<EndedSessions> {
  const reason = 'USER_INACTIVITY_TIMEOUT';
  const ended = await database
    .update(playerSessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        isNull(playerSessions.revokedAt),
        // One that has expired keeps that as its reason.
        gt(playerSessions.expiresAt, now),
        isNotNull(playerSessions.idleMinutes),
        lte(idleEnd, now.toISOString()),
      ),
    )
    .returning({ key: playerSessions.key });
  return { sessionKeys: ended.map(({ key }) => key), reason };
}

/** Returns the open sessions of a player, the latest used first. */
export function listSessions(database: Database, playerId: number, now: Date) {
  return database
    .select()
    .from(playerSessions)
    .where(and(eq(playerSessions.playerId, playerId), isOpen(now)))
    .orderBy(desc(usedAt), desc(playerSessions.publicId));
}

/** Ends another session of a player, by what its list names it. */
export function endListedSession(
  database: Database,
  { id, sessionKey }: Pick<LoggedInPlayer, 'id' | 'sessionKey'>,
  publicId: string,
  now: Date,
): Promise<EndedSessions> {
  const which = and(
    eq(playerSessions.playerId, id),
    eq(sql`${playerSessions.publicId}::text`, publicId),
    ne(playerSessions.key, sessionKey),
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
  return end(database, eq(playerSessions.key, selectSessionKey(hashToken(token), now)), reason, now);
}

/** Ends all sessions of a player except `except`, if given. */
export function endPlayerSessions(
  database: Database,
  playerId: number,
  reason: TerminationReason,
  now: Date,
  except?: LoggedInPlayer,
): Promise<EndedSessions> {
  const others = except && ne(playerSessions.key, except.sessionKey);
  return end(database, and(eq(playerSessions.playerId, playerId), others), reason, now);
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
    eq(playerSessions.playerId, playerId),
    eq(playerSessions.method, 'signUp' satisfies LoginMethod),
    isUnused ? isNull(playerSessions.lastSeenAt) : undefined,
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
   * Returns what `read` finds with {@link isOpenSession}: the session and what belongs to it in one statement, with
   * {@link isReplacedToken}.
   * @throws ApiError as {@link Sessions.require} when it finds nothing
   */
  requireWith<T extends { isReplaced: boolean }>(
    token: string | undefined,
    read: (session: OpenSession) => Promise<T | undefined>,
  ): Promise<T>;
  /** Returns why the session of an invalid token ended: `SESSION_EXPIRED` when it expired or is unknown. */
  readEndReason(token: string): Promise<TerminationReason>;
  /** Returns whether a token that a call came with was found to be replaced by another. */
  isReplaced(token: string): boolean;
}

/** How often the use of a session is recorded, in ms, and how many sessions a node remembers for that. */
const recordedEveryMs = 60_000;
const mostRemembered = 10_000;

/** Records that sessions and their tokens are used: each at most once a minute, beside the calls. */
function createUseRecord(database: Database) {
  const recorded = new Map<string, number>();
  return (tokenHash: string, now: Date): void => {
    const last = recorded.get(tokenHash);
    if (last !== undefined && Math.abs(now.getTime() - last) < recordedEveryMs) return;
    if (recorded.size >= mostRemembered) recorded.clear();
    recorded.set(tokenHash, now.getTime());
    const isFirst = last === undefined;
    Promise.all([
      database
        .update(playerSessions)
        .set({ lastSeenAt: now })
        // One that is over stays over.
        .where(and(eq(playerSessions.key, selectSessionKey(tokenHash, now)), isOpen(now))),
      isFirst &&
        database
          .update(sessionTokens)
          .set({ usedAt: now })
          .where(and(eq(sessionTokens.tokenHash, tokenHash), isNull(sessionTokens.usedAt))),
    ]).then(undefined, () => recorded.delete(tokenHash));
  };
}

export function createSessions(database: Database, clock: Clock): Sessions {
  const recordUse = createUseRecord(database);
  const replaced = new Set<string>();
  const playerQuery = database
    .select({
      id: players.id,
      currencyCode: players.currencyCode,
      sessionKey: playerSessions.key,
      isReplaced: isReplacedToken,
      startedAt: playerSessions.createdAt,
      expiresAt: playerSessions.expiresAt,
    })
    .from(playerSessions)
    .innerJoin(players, eq(players.id, playerSessions.playerId))
    .where(isOpenSession)
    .prepare('session_player');
  const findPlayer = async (session: OpenSession): Promise<LoggedInPlayer | undefined> =>
    (await playerQuery.execute(session))[0];
  /** Reads an open session, and records its use if there is one: an invalid token writes nothing. */
  const readOpen = async <T extends { isReplaced: boolean }>(
    token: string,
    read: (session: OpenSession) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const [tokenHash, now] = [hashToken(token), clock.now()];
    const found = await read({ tokenHash, now: now.toISOString() });
    if (found === undefined) return undefined;
    recordUse(tokenHash, now);
    if (found.isReplaced) {
      if (replaced.size >= mostRemembered) replaced.clear();
      replaced.add(tokenHash);
    }
    return found;
  };
  const readEndReason = async (token: string) => {
    const [row] = await database
      .select({
        reason: playerSessions.revokedReason,
        isIdle: sql<boolean>`coalesce(${idleEnd} <= least(${playerSessions.expiresAt}, ${clock.now().toISOString()}::timestamptz), false)`,
      })
      .from(playerSessions)
      .innerJoin(sessionTokens, eq(sessionTokens.sessionKey, playerSessions.key))
      .where(eq(sessionTokens.tokenHash, hashToken(token)));
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
    isReplaced: (token) => replaced.has(hashToken(token)),
    requireWith,
    require: (token) => requireWith(token, findPlayer),
  };
}
