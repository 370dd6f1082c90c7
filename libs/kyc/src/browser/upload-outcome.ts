import { type DocumentUploadFields, readRejection, uploadErrorCodes } from '@casino-kit/api-contract';

/** One attempt to send a file. */
export interface UploadRequest {
  file: Blob;
  fields: DocumentUploadFields;
  /** Ends the attempt; what was sent stays on the server for the next one. */
  signal: AbortSignal;
  /** Receives how many bytes the server has, `null` if that is not known. */
  onProgress: (sent: number | null) => void;
  /** Where an earlier attempt can be continued; `null` for the first one. */
  location: string | null;
  /** Receives where this upload can be continued. */
  onLocation: (location: string | null) => void;
}

/** How an attempt ended. A rejected file is not accepted for good; a failed one can be sent again. */
export type UploadOutcome =
  | { kind: 'uploaded' }
  | { kind: 'rejected' | 'failed'; code: string; message: string | null };

/**
 * Sends a file to the server, from where the last attempt ended. Brand teams replace it for a server with another way of
 * uploading. Throws for a broken connection, and the signal's own error once it has ended the attempt.
 */
export type UploadDocument = (request: UploadRequest) => Promise<UploadOutcome>;

/** Codes with which the same file may be accepted later. */
const temporary: ReadonlySet<string> = new Set([
  'UPLOAD_FAILED',
  'UPLOAD_LIMIT',
  'UPLOAD_NEEDS_DEPOSIT',
  'UPLOAD_NOT_SCANNED',
]);
const isUploadCode = (code: string) => uploadErrorCodes.some((known) => known === code);

/** Reads a response that is no success, as far as the server says anything. */
export async function readOutcome(response: Response): Promise<Exclude<UploadOutcome, { kind: 'uploaded' }>> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message } = readRejection(body);
  const isForGood =
    code !== null && isUploadCode(code)
      ? !temporary.has(code)
      : [400, 413, 415, 422].includes(response.status);
  return { kind: isForGood ? 'rejected' : 'failed', code: code ?? 'UPLOAD_FAILED', message };
}

/** Returns whether a server lacks what was requested. */
export const isMissing = ({ status }: Response): boolean =>
  status === 404 || status === 405 || status === 501;
