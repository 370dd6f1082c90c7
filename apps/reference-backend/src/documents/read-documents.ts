import { and, desc, eq } from 'drizzle-orm';
import { areDocumentsApproved, type DocumentLabel, type IdentityDocument } from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { isStorable } from '../http/read-input.js';
import { identityDocuments } from './tables.js';

export type DocumentRow = typeof identityDocuments.$inferSelect;

/** How long a check usually takes, in minutes. */
const checkMinutes = 4 * 60;

/** Returns a document as its player sees it. */
export function wireDocument(row: DocumentRow): IdentityDocument {
  return {
    documentId: row.id,
    kind: row.kind,
    fileName: row.fileName,
    size: row.size,
    status: row.status,
    reason: row.reason,
    uploadedAt: row.uploadedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    expectedAt:
      row.status === 'pending-review' ? minutesFrom(row.uploadedAt, checkMinutes).toISOString() : null,
  };
}

/** Returns the documents of a player, newest first. */
export async function readDocuments(database: Database, playerId: number): Promise<IdentityDocument[]> {
  const rows = await database
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.playerId, playerId))
    .orderBy(desc(identityDocuments.uploadedAt), desc(identityDocuments.id));
  return rows.map(wireDocument);
}

/** Returns whether every required document of a player is approved. */
export async function hasApprovedDocuments(
  database: Database,
  playerId: number,
  labels: readonly DocumentLabel[],
): Promise<boolean> {
  return areDocumentsApproved(labels, await readDocuments(database, playerId));
}

/** Returns a document of a player. @throws ApiError NOT_FOUND for one of another player as for one that does not exist */
export async function readOwnDocument(
  database: Database,
  playerId: number,
  documentId: string,
): Promise<DocumentRow> {
  const [row] = isStorable(documentId)
    ? await database
        .select()
        .from(identityDocuments)
        .where(and(eq(identityDocuments.id, documentId), eq(identityDocuments.playerId, playerId)))
    : [];
  if (row === undefined) throw reject('NOT_FOUND', 'There is no such document.');
  return row;
}
