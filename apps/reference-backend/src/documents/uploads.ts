import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { type DocumentLabel } from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { documentUploads } from './tables.js';
import { checkDeclared, checkMayUpload, countUploadTry, type UploadRequest } from './upload-gate.js';

export type UploadRow = typeof documentUploads.$inferSelect;

/** How long an upload waits for its next part, in minutes. */
export const uploadMinutes = 60;
/** How long one request may write, in minutes: longer than the server lets a request take. */
const writerMinutes = 1;

/**
 * Begins an upload of a player. @throws ApiError of {@link checkDeclared}, {@link checkMayUpload} and {@link countUploadTry}: nothing was begun
 */
export async function beginUpload(
  database: Database,
  playerId: number,
  { label, ...request }: UploadRequest & { label: DocumentLabel },
  now: Date,
): Promise<UploadRow> {
  checkDeclared(label, request);
  const { fields, size } = request;
  return database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    await checkMayUpload(transaction, playerId, { label, sha256: fields.sha256 }, now);
    await countUploadTry(transaction, playerId, now);
    return onlyRow(
      await transaction
        .insert(documentUploads)
        .values({
          id: randomBytes(16).toString('hex'),
          playerId,
          kind: fields.kind,
          fileName: fields.filename,
          mimeType: fields.filetype,
          sha256: fields.sha256,
          captured: fields.captured === 'true',
          size,
          createdAt: now,
          expiresAt: minutesFrom(now, uploadMinutes),
        })
        .returning(),
    );
  });
}

const notFound = () => reject('NOT_FOUND', 'There is no such upload.');

/** The ids of uploads; a database cannot even compare every text of a path. */
const uploadId = /^[0-9a-f]{32}$/;

/** Returns an upload of a player. @throws ApiError NOT_FOUND for one that expired, does not exist or is another player's */
export async function readUpload(
  database: Database,
  playerId: number,
  id: string,
  now: Date,
): Promise<UploadRow> {
  if (!uploadId.test(id)) throw notFound();
  const [row] = await database
    .select()
    .from(documentUploads)
    .where(
      and(
        eq(documentUploads.id, id),
        eq(documentUploads.playerId, playerId),
        gt(documentUploads.expiresAt, now),
      ),
    );
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Lets one request write from `offset` on, on whichever node it is. @throws ApiError NOT_FOUND, 409 when the upload is at
 * another offset, 423 while another request writes
 */
export async function claimUpload(
  database: Database,
  playerId: number,
  { id, offset }: { id: string; offset: number },
  now: Date,
): Promise<UploadRow & { writer: string }> {
  if (!uploadId.test(id)) throw notFound();
  const writer = randomUUID();
  const [row] = await database
    .update(documentUploads)
    .set({ writer, writerUntil: minutesFrom(now, writerMinutes) })
    .where(
      and(
        eq(documentUploads.id, id),
        eq(documentUploads.playerId, playerId),
        eq(documentUploads.received, offset),
        isNull(documentUploads.documentId),
        gt(documentUploads.expiresAt, now),
        or(isNull(documentUploads.writer), lte(documentUploads.writerUntil, now)),
      ),
    )
    .returning();
  if (row !== undefined) return { ...row, writer };
  const { received } = await readUpload(database, playerId, id, now);
  throw received === offset
    ? reject('UPLOAD_FAILED', 'Another request is sending this file.', { status: 423 })
    : reject('UPLOAD_FAILED', 'This part of the file is already here.', { status: 409 });
}

/** Records how much has arrived and ends the claim of a writer. */
export async function releaseUpload(
  database: Database,
  { id, writer }: { id: string; writer: string },
  received: number,
  now: Date,
): Promise<void> {
  await database
    .update(documentUploads)
    .set({ received, writer: null, writerUntil: null, expiresAt: minutesFrom(now, uploadMinutes) })
    .where(and(eq(documentUploads.id, id), eq(documentUploads.writer, writer)));
}

/** Removes an upload that became no document. */
export async function dropUpload(database: Database, id: string): Promise<void> {
  await database
    .delete(documentUploads)
    .where(and(eq(documentUploads.id, id), isNull(documentUploads.documentId)));
}
