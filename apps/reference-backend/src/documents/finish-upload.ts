import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type DocumentLabel, type UploadType, uploadTypeOfName } from '@casino-kit/api-contract';
import { brokenIndex, type Database, onlyRow } from '../database/database.js';
import { ApiError } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type Services } from '../services.js';
import { checkContent } from './check-content.js';
import { cleanFile } from './clean-file.js';
import { type DocumentFiles } from './document-files.js';
import { awaitTurn, signalInfected, signalSameDocument } from './document-signals.js';
import { fewAtOnce } from './few-at-once.js';
import { type PdfRewriter } from './pdf-rewriter.js';
import { type DocumentRow } from './read-documents.js';
import { type Scanner } from './scanner.js';
import { documentUploads, identityDocuments } from './tables.js';
import { checkMayUpload, requireLabel, rejectUpload } from './upload-gate.js';
import { dropUpload, type UploadRow } from './uploads.js';

export interface FinishContext {
  database: Database;
  files: DocumentFiles;
  labels: readonly DocumentLabel[];
  /** The virus scanner; `null` where the operator has none. */
  scanner: Scanner | null;
  rewritePdf: PdfRewriter;
  log: Services['log'];
}

/** Files that are in memory at the same time for their check. */
const checkedAtOnce = fewAtOnce(2);

const computeSha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** @throws ApiError UPLOAD_INFECTED, or UPLOAD_NOT_SCANNED while the scanner does not respond */
async function scanFile(
  { database, scanner, log }: FinishContext,
  { playerId, fileName }: UploadRow,
  bytes: Buffer,
  now: Date,
): Promise<void> {
  const result = await scanner?.scan(bytes);
  if (result?.kind === 'infected') {
    await signalInfected(database, { playerId, fileName, found: result.name }, now);
    throw rejectUpload('UPLOAD_INFECTED');
  }
  if (result?.kind === 'unavailable') {
    log.error({ reason: result.reason }, 'The virus scanner does not respond: documents are not taken.');
    throw rejectUpload('UPLOAD_NOT_SCANNED');
  }
}

interface CheckedFile {
  type: UploadType;
  /** Of the file as it was sent. */
  sha256: string;
  /** What is kept of it. */
  bytes: Buffer;
  contentHash: string;
  pictureHash: string | null;
}

/**
 * @throws ApiError UPLOAD_TYPE, UPLOAD_FAILED for a file that arrived damaged, those of {@link scanFile}, UPLOAD_PDF_ACTIVE,
 * UPLOAD_PDF_LOCKED, UPLOAD_UNREADABLE
 */
async function checkFile(context: FinishContext, upload: UploadRow, now: Date): Promise<CheckedFile> {
  const sent = await context.files.read(upload.id);
  const sha256 = computeSha256(sent);
  if (upload.sha256 !== '' && upload.sha256 !== sha256) throw rejectUpload('UPLOAD_FAILED');
  const type = await checkContent(sent);
  if (type === null || type !== uploadTypeOfName(upload.fileName)) throw rejectUpload('UPLOAD_TYPE');
  await scanFile(context, upload, sent, now);
  const clean = await cleanFile(sent, type, context.rewritePdf);
  if (clean.kind === 'refused') throw rejectUpload(clean.code);
  const { bytes, pictureHash } = clean;
  return { type, sha256, bytes, contentHash: computeSha256(bytes), pictureHash };
}

async function addDocument(
  { database, labels }: FinishContext,
  upload: UploadRow,
  { bytes, type: fileType, ...hashes }: CheckedFile,
  storedAs: string,
  now: Date,
): Promise<DocumentRow> {
  const { playerId, kind, fileName, size, captured } = upload;
  const label = requireLabel(labels, kind);
  return database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    await checkMayUpload(transaction, playerId, { label, sha256: hashes.sha256, upload: upload.id }, now);
    await awaitTurn(transaction);
    const row = onlyRow(
      await transaction
        .insert(identityDocuments)
        .values({
          id: randomUUID(),
          playerId,
          kind,
          fileName,
          fileType,
          size,
          ...hashes,
          storedAs,
          storedSize: bytes.length,
          captured,
          status: 'pending-review',
          uploadedAt: now,
        })
        .returning(),
    );
    await signalSameDocument(transaction, row, now);
    await transaction
      .update(documentUploads)
      .set({ documentId: row.id, received: size, size, writer: null, writerUntil: null })
      .where(eq(documentUploads.id, upload.id));
    return row;
  });
}

/** Writes what is kept of a file, then the document; the bytes as they were sent are removed. */
async function keepFile(
  context: FinishContext,
  upload: UploadRow,
  checked: CheckedFile,
  now: Date,
): Promise<DocumentRow> {
  const { files } = context;
  const storedAs = randomBytes(16).toString('hex');
  const document = await files
    .write(storedAs, checked.bytes)
    .then(() => addDocument(context, upload, checked, storedAs, now))
    .catch(async (error: unknown) => {
      await files.remove(storedAs);
      throw error;
    });
  await files.remove(upload.id);
  return document;
}

/**
 * Makes a document of an upload whose bytes are all in its file. If the file is rejected, nothing of it remains; after any
 * other error, and while the virus scanner does not respond, its last part can be sent again.
 * @throws ApiError UPLOAD_TYPE, UPLOAD_FAILED, UPLOAD_DUPLICATE, UPLOAD_CLOSED, UPLOAD_NEEDS_DEPOSIT, UPLOAD_LIMIT,
 * UPLOAD_INFECTED, UPLOAD_NOT_SCANNED, UPLOAD_PDF_ACTIVE, UPLOAD_PDF_LOCKED, UPLOAD_UNREADABLE
 */
export async function finishUpload(
  context: FinishContext,
  upload: UploadRow,
  now: () => Date,
): Promise<DocumentRow> {
  try {
    const checked = await checkedAtOnce(() => checkFile(context, upload, now()));
    return await keepFile(context, upload, checked, now());
  } catch (error) {
    const rejection =
      brokenIndex(error) === 'identity_documents_hash' ? rejectUpload('UPLOAD_DUPLICATE') : error;
    if (rejection instanceof ApiError && rejection.code !== 'UPLOAD_NOT_SCANNED')
      await discardUpload(context, upload.id);
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
