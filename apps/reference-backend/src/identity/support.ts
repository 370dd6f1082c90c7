import { and, eq, isNotNull } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type EndedSessions, endPlayerSessions } from './sessions.js';
import { players } from './tables.js';

/** The actions of support on an account. They return the sessions they end, to be notified and disconnected. */

/** Locks an account: it can no longer log in, and its sessions end with `ACCOUNT_LOCKED`. */
export function lockAccount(database: Database, playerId: number, now: Date): Promise<EndedSessions> {
  return database.transaction(async (transaction) => {
    await transaction.update(players).set({ lockedAt: now }).where(eq(players.id, playerId));
    return endPlayerSessions(transaction, playerId, 'ACCOUNT_LOCKED', now);
  });
}

export async function unlockAccount(database: Database, playerId: number): Promise<void> {
  await database.update(players).set({ lockedAt: null }).where(eq(players.id, playerId));
}

/** Marks the email address of an account as verified without a link. */
export async function confirmEmail(database: Database, playerId: number): Promise<void> {
  await database
    .update(players)
    .set({ isEmailVerified: true })
    .where(and(eq(players.id, playerId), isNotNull(players.email)));
}

/** Replaces the tags of an account, which decide on payment methods (§6). */
export async function setTags(database: Database, playerId: number, tags: string[]): Promise<void> {
  await database.update(players).set({ tags }).where(eq(players.id, playerId));
}

/** Approves the identity of a player, which also locks the address (§4). */
export async function approveIdentity(database: Database, playerId: number): Promise<void> {
  await database.update(players).set({ kycStatus: 'APPROVED' }).where(eq(players.id, playerId));
}

/** Takes back the approval of a player's identity, and with it the lock of the address. */
export async function resetIdentity(database: Database, playerId: number): Promise<void> {
  await database.update(players).set({ kycStatus: '' }).where(eq(players.id, playerId));
}
