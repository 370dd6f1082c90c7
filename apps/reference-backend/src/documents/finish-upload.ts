import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type DocumentLabel, type UploadType, uploadTypeOfName } from '@casino-kit/api-contract';
import { brokenIndex, type Database, onlyRow } from '../database/database.js';
import { ApiError } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { checkContent } from './check-content.js';
import { type DocumentFiles } from './document-files.js';
import { fewAtOnce } from './few-at-once.js';
import { type DocumentRow } from './read-documents.js';
import { documentUploads, identityDocuments } from './tables.js';
import { checkMayUpload, labelOf, rejectUpload } from './upload-gate.js';
import { dropUpload, type UploadRow } from './uploads.js';

export interface FinishContext {
  database: Database;
  files: DocumentFiles;
  labels: readonly DocumentLabel[];
}

/** Files that are in memory at the same time for their check. */
const checkedAtOnce = fewAtOnce(2);

/** @throws ApiError UPLOAD_TYPE, or UPLOAD_FAILED for a file that arrived damaged */
async function checkFile(
  { files }: FinishContext,
  { id, fileName, sha256 }: UploadRow,
): Promise<{ sha256: string; type: UploadType }> {
  const bytes = await files.read(id);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== '' && sha256 !== hash) throw rejectUpload('UPLOAD_FAILED');
  const type = await checkContent(bytes);
  if (type === null || type !== uploadTypeOfName(fileName)) throw rejectUpload('UPLOAD_TYPE');
  return { sha256: hash, type };
}

async function addDocument(
  { database, labels }: FinishContext,
  upload: UploadRow,
  checked: { sha256: string; type: UploadType },
  now: Date,
): Promise<DocumentRow> {
  const { id: storedAs, playerId, kind, fileName, size, captured } = upload;
  const label = labelOf(labels, kind);
  return database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    await checkMayUpload(transaction, playerId, { label, sha256: checked.sha256, upload: storedAs }, now);
    const row = onlyRow(
      await transaction
        .insert(identityDocuments)
        .values({
          id: randomUUID(),
          playerId,
          kind,
          fileName,
          fileType: checked.type,
          size,
          sha256: checked.sha256,
          storedAs,
          captured,
          status: 'pending-review',
          uploadedAt: now,
        })
        .returning(),
    );
    await transaction
      .update(documentUploads)
      .set({ documentId: row.id, received: size, size, writer: null, writerUntil: null })
      .where(eq(documentUploads.id, storedAs));
    return row;
  });
}

/**
 * Makes a document of an upload whose bytes are all in its file. If the file is rejected, nothing of it remains; after any
 * other error its last part can be sent again.
 * @throws ApiError UPLOAD_TYPE, UPLOAD_FAILED, UPLOAD_DUPLICATE, UPLOAD_CLOSED, UPLOAD_NEEDS_DEPOSIT, UPLOAD_LIMIT
 */
export async function finishUpload(
  context: FinishContext,
  upload: UploadRow,
  now: () => Date,
): Promise<DocumentRow> {
  try {
    const checked = await checkedAtOnce(() => checkFile(context, upload));
    return await addDocument(context, upload, checked, now());
  } catch (error) {
    const rejection =
      brokenIndex(error) === 'identity_documents_hash' ? rejectUpload('UPLOAD_DUPLICATE') : error;
    if (rejection instanceof ApiError) await discardUpload(context, upload.id);
    throw rejection;
  }
}

/** Removes an upload and its bytes. */
export async function discardUpload(
  { database, files }: Pick<FinishContext, 'database' | 'files'>,
  id: string,
): Promise<void> {
  await files.remove(id);
  await dropUpload(database, id);
}
