import { and, eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type EndedSessions, endPlayerSessions, type LoggedInPlayer } from './sessions.js';
import { linkCodes, players, smsCodes } from './tables.js';
import { clearLoginAttempts } from './login-attempts.js';

/**
 * Sets the password that an account's owner chose: codes to choose one become invalid, the lockout after wrong ones is
 * lifted, and every session ends with `SECURITY_LOGOUT` except `except`.
 */
export async function setPassword(
  transaction: Database,
  playerId: number,
  passwordHash: string,
  now: Date,
  except?: LoggedInPlayer,
): Promise<EndedSessions> {
  await transaction
    .update(players)
    .set({ passwordHash, hasChosenPassword: true })
    .where(eq(players.id, playerId));
  await transaction
    .delete(linkCodes)
    .where(and(eq(linkCodes.playerId, playerId), eq(linkCodes.purpose, 'reset-password')));
  await transaction.delete(smsCodes).where(eq(smsCodes.playerId, playerId));
  await clearLoginAttempts(transaction, playerId);
  return endPlayerSessions(transaction, playerId, 'SECURITY_LOGOUT', now, except);
}
