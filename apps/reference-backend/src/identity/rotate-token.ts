import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { sessionTokens } from './tables.js';
import { hashToken } from './tokens.js';

/** How long a token that was replaced still opens its session, in minutes: for requests under way and other tabs. */
export const overlapMinutes = 1;

/** The next token needs both the token before it, which only the player has, and a salt, which only the database has. */
const deriveSuccessor = (token: string, salt: string) =>
  createHmac('sha256', token).update(salt).digest('base64url');

/**
 * Replaces the token of an open session and returns the next one; the session itself stays as it is. A token that is replaced
 * already leads to the same next one, so that a lost response or a second tab does no harm, but only until that one has been used:
 * who kept an old token learns nothing from it. Returns `null` then, and for a token that opens nothing.
 */
export function rotateToken(database: Database, token: string, now: Date): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const tokenHash = hashToken(token);
    const [held] = await transaction
      .select()
      .from(sessionTokens)
      .where(eq(sessionTokens.tokenHash, tokenHash))
      .for('update');
    if (held === undefined || (held.validUntil !== null && held.validUntil <= now)) return null;
    if (held.successorSalt !== null) {
      const next = deriveSuccessor(token, held.successorSalt);
      const [successor] = await transaction
        .select({ usedAt: sessionTokens.usedAt })
        .from(sessionTokens)
        .where(eq(sessionTokens.tokenHash, hashToken(next)));
      return successor?.usedAt === null ? next : null;
    }
    const { sessionKey } = held;
    await transaction
      .delete(sessionTokens)
      .where(and(eq(sessionTokens.sessionKey, sessionKey), lte(sessionTokens.validUntil, now)));
    const successorSalt = randomBytes(32).toString('base64url');
    const next = deriveSuccessor(token, successorSalt);
    await transaction
      .update(sessionTokens)
      .set({ validUntil: minutesFrom(now, overlapMinutes), successorSalt })
      .where(eq(sessionTokens.tokenHash, tokenHash));
    await transaction.insert(sessionTokens).values({ tokenHash: hashToken(next), sessionKey });
    return next;
  });
}
