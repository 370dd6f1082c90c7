import { and, eq, lte } from 'drizzle-orm';
import { type DocumentLabel } from '@casino-kit/api-contract';
import { isIdentityApproved } from '@casino-kit/api-contract/field-rules';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { approveIdentity, resetIdentity } from '../identity/support.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { hasApprovedDocuments } from './read-documents.js';
import { identityApprovals, identityDocuments } from './tables.js';

/** How long the profile lags behind the documents, in minutes. */
export const profileLagMinutes = 5;
/** How often a running node updates profiles from their documents, in ms. */
export const approvalsEveryMs = 15_000;

/**
 * Brings what is known of a player's approval in line with the documents, after a decision about one of them: the profile
 * follows later. It is reset at once when the documents approved it and no longer do. The caller holds the lock of the player.
 */
export async function followDecision(
  transaction: Database,
  player: Pick<PlayerRow, 'id' | 'kycStatus'>,
  { labels, wasApproved }: { labels: readonly DocumentLabel[]; wasApproved: boolean },
  now: Date,
): Promise<void> {
  const isVerified = isIdentityApproved(player);
  if (await hasApprovedDocuments(transaction, player.id, labels)) {
    if (!isVerified)
      await transaction
        .insert(identityApprovals)
        .values({ playerId: player.id, appliesAt: minutesFrom(now, profileLagMinutes) })
        .onConflictDoNothing();
    return;
  }
  await transaction.delete(identityApprovals).where(eq(identityApprovals.playerId, player.id));
  if (isVerified && wasApproved) await resetIdentity(transaction, player.id);
}

/** Returns whether the documents of a player are approved and the profile does not show it yet (§8). */
export async function doesProfileLag(database: Database, playerId: number): Promise<boolean> {
  const [row] = await database
    .select({ playerId: identityApprovals.playerId })
    .from(identityApprovals)
    .where(eq(identityApprovals.playerId, playerId));
  return row !== undefined;
}

/** Approves the identity of a player whose documents are, if that has not happened yet. */
export async function applyApproval(database: Database, playerId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const waiting = await transaction
      .delete(identityApprovals)
      .where(eq(identityApprovals.playerId, playerId))
      .returning();
    if (waiting.length > 0) await approveIdentity(transaction, playerId);
  });
}

/** Approves the identities that are due. */
export async function applyDueApprovals(database: Database, now: Date): Promise<void> {
  const due = await database
    .select({ playerId: identityApprovals.playerId })
    .from(identityApprovals)
    .where(lte(identityApprovals.appliesAt, now));
  for (const { playerId } of due) await applyApproval(database, playerId);
}

/**
 * Sends the approved documents of a player back to the check, because the profile that they prove was changed
 * (`onChangeResetKyc`). The caller holds the lock of the player.
 */
export async function reviewDocumentsAgain(transaction: Database, playerId: number): Promise<void> {
  await transaction.delete(identityApprovals).where(eq(identityApprovals.playerId, playerId));
  await transaction
    .update(identityDocuments)
    .set({ status: 'pending-review', reason: null, decidedAt: null })
    .where(and(eq(identityDocuments.playerId, playerId), eq(identityDocuments.status, 'approved')));
}
