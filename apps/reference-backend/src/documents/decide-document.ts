import { eq } from 'drizzle-orm';
import { type DocumentLabel } from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type PersonGuard } from '../identity/person-guard.js';
import { type PlayerMail } from '../identity/player-mail.js';
import { addNotice } from '../notices/add-notice.js';
import { followDecision } from './approvals.js';
import { identityDocuments } from './tables.js';

/** What the operator decides about a document (§4). A rejection and a request for more have a reason for the player. */
export type DocumentDecision =
  | { status: 'approved' }
  | { status: 'rejected' | 'additional-info-required'; reason: string };

const noticeByDecision = {
  approved: 'documentApproved',
  rejected: 'documentRejected',
  'additional-info-required': 'documentNeedsMore',
} as const;

/**
 * Records a decision; the profile follows, and the player gets it by mail and as a notice. A document can be decided again, such as after
 * a mistake; the same decision again is not mailed. Returns the player.
 * @throws ApiError NOT_FOUND
 */
export async function decideDocument(
  database: Database,
  documentId: string,
  decision: DocumentDecision,
  { labels, mail, persons }: { labels: readonly DocumentLabel[]; mail: PlayerMail; persons: PersonGuard },
  now: Date,
): Promise<number> {
  const [document] = await database
    .select({ playerId: identityDocuments.playerId })
    .from(identityDocuments)
    .where(eq(identityDocuments.id, documentId));
  if (document === undefined) throw reject('NOT_FOUND', 'There is no such document.');
  const linked = await database.transaction(async (transaction) => {
    await persons.lock(transaction);
    const player = await lockPlayer(transaction, document.playerId);
    const before = onlyRow(
      await transaction
        .select({
          kind: identityDocuments.kind,
          status: identityDocuments.status,
          reason: identityDocuments.reason,
        })
        .from(identityDocuments)
        .where(eq(identityDocuments.id, documentId)),
    );
    const decided = { reason: null, ...decision };
    await transaction
      .update(identityDocuments)
      .set({ ...decided, decidedAt: now })
      .where(eq(identityDocuments.id, documentId));
    const wasApproved = before.status === 'approved';
    await followDecision(transaction, player, { labels, wasApproved }, now);
    const isNew = decided.status !== before.status || decided.reason !== before.reason;
    if (isNew) await mail.documentDecided(transaction, player, { kind: before.kind, ...decided }, now);
    const followed =
      decided.status === 'approved' ? await persons.follow(transaction, player.id, null, now) : [];
    const { reason } = decided;
    if (isNew)
      await addNotice(transaction, {
        playerId: player.id,
        kind: noticeByDecision[decided.status],
        values: { document: before.kind, ...(reason !== null && { reason }) },
        now,
      });
    return followed;
  });
  persons.announce(linked);
  return document.playerId;
}
