import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import {
  type DocumentLabel,
  type DocumentUploadFields,
  getUploadError,
  takesDocuments,
  type UploadErrorCode,
} from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { ApiError, invalid, reject } from '../http/api-error.js';
import { consumeAttempt } from '../identity/attempts.js';
import { countCompletedDeposits } from '../payments/completed-deposits.js';
import { readBrandSettings } from '../settings/brand-settings.js';
import { documentUploads, identityDocuments } from './tables.js';
import { readDocuments } from './read-documents.js';

/** Uploads of a player that may be unfinished at the same time, files in a day, and tries in a day, refused ones too. */
export const maxOpenUploads = 10;
export const maxUploadsPerDay = 60;
export const maxUploadTriesPerDay = 120;
const dayMinutes = 24 * 60;

const messages: Readonly<Partial<Record<UploadErrorCode, string>>> = {
  UPLOAD_TYPE: 'Only jpg, pdf, png accepted',
  UPLOAD_TOO_LARGE: 'File size must be less than 25MB',
  UPLOAD_EMPTY: 'This file is empty.',
  UPLOAD_NAME: 'This file name is not accepted. Rename the file and send it again.',
  UPLOAD_DUPLICATE: 'This file was sent before. Choose another one.',
  UPLOAD_NEEDS_CAMERA: 'This picture has to be taken with the camera.',
  UPLOAD_NEEDS_DEPOSIT: 'Documents can be sent after the first deposit.',
  UPLOAD_CLOSED: 'No more files are needed here.',
  UPLOAD_PDF_ACTIVE:
    'This PDF runs something or leads to other files when it is opened. Print it to PDF again, or take a photo of it.',
  UPLOAD_PDF_LOCKED:
    'This PDF is protected by a password. Print it to PDF again without one, or take a photo of it.',
  UPLOAD_UNREADABLE: 'This file cannot be opened. Print the document to PDF again, or take a photo of it.',
  UPLOAD_INFECTED: 'The virus scanner found something in this file. Take a photo of the document instead.',
  UPLOAD_NOT_SCANNED:
    'The file could not be checked for viruses just now. Nothing is lost: try again in a few minutes.',
  UPLOAD_LIMIT: 'Too many uploads. Please wait until some are finished.',
};

/** Creates the rejection of an upload with its message. */
export function rejectUpload(code: UploadErrorCode): ApiError {
  return reject(code, messages[code] ?? 'Failed to upload');
}

export interface UploadRequest {
  fields: DocumentUploadFields;
  /** In bytes. */
  size: number;
}

/** Returns the label of a kind. @throws ApiError VALIDATION for one that the operator does not ask for */
export function requireLabel(labels: readonly DocumentLabel[], kind: string): DocumentLabel {
  const label = labels.find((known) => known.kind === kind);
  if (label === undefined) throw invalid({ kind: 'form.validation.invalid.format' });
  return label;
}

/** @throws ApiError UPLOAD_DUPLICATE (409) when the player has sent a file with this hash, whatever became of it */
export async function rejectDuplicate(database: Database, playerId: number, sha256: string): Promise<void> {
  const [known] = await database
    .select({ id: identityDocuments.id })
    .from(identityDocuments)
    .where(and(eq(identityDocuments.playerId, playerId), eq(identityDocuments.sha256, sha256)));
  if (known !== undefined) throw rejectUpload('UPLOAD_DUPLICATE');
}

async function countOpen(database: Database, playerId: number, now: Date, except: string): Promise<number> {
  const rows = await database
    .select({ total: count() })
    .from(documentUploads)
    .where(
      and(
        eq(documentUploads.playerId, playerId),
        isNull(documentUploads.documentId),
        gt(documentUploads.expiresAt, now),
        ne(documentUploads.id, except),
      ),
    );
  return onlyRow(rows).total;
}

async function countLastDay(database: Database, playerId: number, now: Date): Promise<number> {
  const rows = await database
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(identityDocuments)
    .where(
      and(
        eq(identityDocuments.playerId, playerId),
        gt(identityDocuments.uploadedAt, minutesFrom(now, -dayMinutes)),
      ),
    );
  return onlyRow(rows).total;
}

/**
 * Counts an upload that begins, whatever becomes of it: each costs a check of the file. Counts nothing unless the caller's
 * transaction commits. @throws ApiError UPLOAD_LIMIT (429)
 */
export async function countUploadTry(transaction: Database, playerId: number, now: Date): Promise<void> {
  const scope = { name: `document:player:${playerId}`, limit: maxUploadTriesPerDay, minutes: dayMinutes };
  await consumeAttempt(transaction, [scope], now).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'TOO_MANY_TRIES' ? rejectUpload('UPLOAD_LIMIT') : error;
  });
}

/** @throws ApiError for a file whose name, size or declared type says that it cannot be a document (§5) */
export function checkDeclared(label: DocumentLabel, { fields, size }: UploadRequest): void {
  const error = getUploadError({ name: fields.filename, size, mimeType: fields.filetype });
  if (error !== null) throw rejectUpload(error);
  if (label.cameraOnly && fields.captured !== 'true') throw rejectUpload('UPLOAD_NEEDS_CAMERA');
}

/**
 * Checks that a player may send a file now; `upload` is the one that it is about, if it has begun. The caller holds the
 * lock of the player. @throws ApiError UPLOAD_NEEDS_DEPOSIT, UPLOAD_CLOSED, UPLOAD_DUPLICATE (409), UPLOAD_LIMIT (429)
 */
export async function checkMayUpload(
  transaction: Database,
  playerId: number,
  { label, sha256, upload = '' }: { label: DocumentLabel; sha256: string; upload?: string | undefined },
  now: Date,
): Promise<void> {
  const settings = await readBrandSettings(transaction);
  if (settings.allowKYCBeforeDeposit !== true && (await countCompletedDeposits(transaction, playerId)) === 0)
    throw rejectUpload('UPLOAD_NEEDS_DEPOSIT');
  if (sha256 !== '') await rejectDuplicate(transaction, playerId, sha256);
  if (!takesDocuments(label, await readDocuments(transaction, playerId))) throw rejectUpload('UPLOAD_CLOSED');
  if (
    (await countOpen(transaction, playerId, now, upload)) >= maxOpenUploads ||
    (await countLastDay(transaction, playerId, now)) >= maxUploadsPerDay
  )
    throw rejectUpload('UPLOAD_LIMIT');
}
