import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { type Clock, minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { refuse } from '../http/api-error.js';
import { accessTokens, players } from './tables.js';
import { hashToken, newToken } from './tokens.js';

/** How long a session lasts, in minutes: the 30 days of the access token cookie (§9). */
export const sessionMinutes = 30 * 24 * 60;

/** Who sends a request. */
export interface SignedIn {
  id: number;
  currencyCode: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Starts a session; the returned token is the only copy. */
export async function startSession(database: Database, playerId: number, now: Date): Promise<string> {
  const { token, hash } = newToken();
  await database.insert(accessTokens).values({
    tokenHash: hash,
    playerId,
    createdAt: now,
    expiresAt: minutesFrom(now, sessionMinutes),
  });
  return token;
}

/** The player behind a token hash, if the session is neither over nor revoked. */
async function sessionOf(database: Database, tokenHash: string, now: Date): Promise<SignedIn | undefined> {
  const [row] = await database
    .select({ id: players.id, currencyCode: players.currencyCode, expiresAt: accessTokens.expiresAt })
    .from(accessTokens)
    .innerJoin(players, eq(players.id, accessTokens.playerId))
    .where(
      and(
        eq(accessTokens.tokenHash, tokenHash),
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, now),
      ),
    );
  return row && { ...row, tokenHash };
}

/** Ends one session. Returns its token's hash when there was one to end. */
export async function endSession(
  database: Database,
  token: string,
  reason: string,
  now: Date,
): Promise<string | undefined> {
  const ended = await database
    .update(accessTokens)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(accessTokens.tokenHash, hashToken(token)), isNull(accessTokens.revokedAt)))
    .returning({ tokenHash: accessTokens.tokenHash });
  return ended[0]?.tokenHash;
}

/** Ends all sessions of a player but the one that asks, as a changed password does. Returns the hashes. */
export async function endOtherSessions(
  database: Database,
  { id, tokenHash }: SignedIn,
  now: Date,
): Promise<string[]> {
  const ended = await database
    .update(accessTokens)
    .set({ revokedAt: now, revokedReason: 'SECURITY_LOGOUT' })
    .where(
      and(
        eq(accessTokens.playerId, id),
        ne(accessTokens.tokenHash, tokenHash),
        isNull(accessTokens.revokedAt),
      ),
    )
    .returning({ tokenHash: accessTokens.tokenHash });
  return ended.map((row) => row.tokenHash);
}

/** Tells who sends a request by its token. */
export interface Sessions {
  /** The player, or undefined for a guest or a token that is no longer good. */
  find(token: string | undefined): Promise<SignedIn | undefined>;
  /** The player. @throws ApiError UNAUTHORIZED (401) without a token, FORBIDDEN (403) with one that is not good. */
  require(token: string | undefined): Promise<SignedIn>;
}

export function sessionsOf(database: Database, clock: Clock): Sessions {
  const find = async (token: string | undefined) =>
    token === undefined ? undefined : sessionOf(database, hashToken(token), clock.now());
  return {
    find,
    async require(token) {
      if (token === undefined) throw refuse('UNAUTHORIZED', 'This call needs an access token.');
      const player = await find(token);
      if (player === undefined) throw refuse('FORBIDDEN', 'Session expired');
      return player;
    },
  };
}
