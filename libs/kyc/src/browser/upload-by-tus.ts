import { CallError, type RequestSender, sendRequest } from '@casino-kit/api-client';
import { type DocumentUploadFields, documentUploadsPath } from '@casino-kit/api-contract';
import { isMissing, readOutcome, type UploadOutcome, type UploadRequest } from './upload-outcome.js';

type Path = `/${string}`;

/** Bytes of a part: on a line of 140 kbit/s it is there in the half minute that servers give a request. */
const partBytes = 512 * 1024;
/** How often the server may say that it is elsewhere in the file before the attempt counts as failed. */
const maxCorrections = 5;
const headers = { 'Tus-Resumable': '1.0.0' };

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

const formatMetadata = (fields: DocumentUploadFields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${toBase64(value)}`)
    .join(',');

/** Returns the path of an upload below this client's own address, however the server wrote it. */
function toUploadPath(location: string): Path {
  const { pathname, search } = new URL(location, 'http://server');
  const from = pathname.indexOf(documentUploadsPath);
  return `${from > 0 ? pathname.slice(from) : pathname}${search}` as Path;
}

/** Returns the number of bytes that the server has; `null` when it does not know the upload any more. */
async function readOffset(
  client: RequestSender,
  location: Path,
  signal: AbortSignal,
): Promise<number | null> {
  const response = await sendRequest(client, location, { method: 'HEAD', headers, signal });
  const offset = response.headers.get('Upload-Offset');
  if (response.ok && offset !== null) return Number(offset);
  if (response.status >= 500 || response.status === 423) throw new CallError('network', 'upload');
  return null;
}

/** Creates an upload. Returns where it is, or what the server responded instead. */
async function create(
  client: RequestSender,
  { file, fields, signal }: UploadRequest,
): Promise<Path | Response> {
  const response = await sendRequest(client, documentUploadsPath, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(file.size), 'Upload-Metadata': formatMetadata(fields) },
    signal,
  });
  const location = response.headers.get('Location');
  return response.status === 201 && location !== null ? toUploadPath(location) : response;
}

/** Sends the parts of a file from an offset on. `null`: the server has dropped the upload meanwhile. */
async function sendParts(
  client: RequestSender,
  { file, signal, onProgress }: UploadRequest,
  location: Path,
  from: number,
): Promise<UploadOutcome | null> {
  let offset = from;
  let corrections = 0;
  while (offset < file.size) {
    onProgress(offset);
    const response = await sendRequest(client, location, {
      method: 'PATCH',
      headers: {
        ...headers,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: await file.slice(offset, offset + partBytes).arrayBuffer(),
      signal,
    });
    const next = Number(response.headers.get('Upload-Offset') ?? Number.NaN);
    if (response.ok && next > offset) {
      offset = next;
      continue;
    }
    const outcome = response.ok ? null : await readOutcome(response);
    if (outcome?.code === 'UPLOAD_NOT_SCANNED') return outcome;
    if (response.status >= 500 || response.status === 408) throw new CallError('network', 'upload');
    if (outcome?.kind === 'rejected') return outcome;
    if (response.status === 404 || response.status === 410) return null;
    if (outcome !== null && response.status !== 409 && response.status !== 423) return outcome;
    corrections += 1;
    if (corrections > maxCorrections) return { kind: 'failed', code: 'UPLOAD_FAILED', message: null };
    const known = await readOffset(client, location, signal);
    if (known === null) return null;
    offset = known;
  }
  onProgress(file.size);
  return { kind: 'uploaded' };
}

/**
 * Sends a file with tus 1.0 in parts, from where the last attempt ended. Returns `null` when the server has no tus.
 * @throws CallError `network` for a connection that broke
 */
export async function uploadByTus(
  client: RequestSender,
  request: UploadRequest,
): Promise<UploadOutcome | null> {
  const { location, signal, onLocation } = request;
  const earlier = location === null ? null : (location as Path);
  const offset = earlier === null ? null : await readOffset(client, earlier, signal);
  if (earlier !== null && offset !== null) {
    const outcome = await sendParts(client, request, earlier, offset);
    if (outcome !== null) return outcome;
  }
  onLocation(null);
  const created = await create(client, request);
  if (typeof created !== 'string') {
    if (isMissing(created)) return null;
    if (created.status >= 500) throw new CallError('network', 'upload');
    return created.ok ? { kind: 'failed', code: 'UPLOAD_FAILED', message: null } : readOutcome(created);
  }
  onLocation(created);
  const outcome = await sendParts(client, request, created, 0);
  return outcome ?? { kind: 'failed', code: 'UPLOAD_FAILED', message: null };
}
