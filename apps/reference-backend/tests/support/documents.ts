import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import {
  documentFormPath,
  documentUploadsPath,
  documentFilePath,
  getDocuments,
  type IdentityDocuments,
} from '@casino-kit/api-contract';
import { type TestBackend, type TestPlayer } from './test-backend.js';

/** Creates a folder for documents, which is removed after the file's tests. */
export function documentsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const filesIn = (folder: string): string[] => readdirSync(folder);

export interface Sending {
  name?: string;
  mimeType?: string | undefined;
  kind?: string;
  captured?: boolean;
  /** What the sender says; none by default. */
  sha256?: string;
}

const typeOfName = (name: string) =>
  ({ png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', pdf: 'application/pdf' })[
    name.split('.').at(-1) ?? ''
  ] ?? '';

export const computeSha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function toMetadataFields({
  name = 'id.png',
  mimeType = typeOfName(name),
  kind = 'identity',
  captured = false,
  sha256 = '',
}: Sending): Record<string, string> {
  return { kind, filename: name, filetype: mimeType, sha256, captured: String(captured) };
}

export const tus = { 'tus-resumable': '1.0.0' };
export const authorize = ({ token }: Pick<TestPlayer, 'token'>) => ({ authorization: `Bearer ${token}` });

/** Writes the metadata of tus. */
export const formatMetadata = (sending: Sending): string =>
  Object.entries(toMetadataFields(sending))
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Begins an upload of `size` bytes; the location is in the response. */
export function begin(
  { fetch }: Pick<TestBackend, 'fetch'>,
  player: Pick<TestPlayer, 'token'>,
  size: number,
  sending: Sending = {},
): Promise<Response> {
  return fetch(documentUploadsPath, {
    method: 'POST',
    headers: {
      ...tus,
      ...authorize(player),
      'upload-length': String(size),
      'upload-metadata': formatMetadata(sending),
    },
  });
}

/** Sends a part of an upload. */
export function sendPart(
  { fetch }: Pick<TestBackend, 'fetch'>,
  player: Pick<TestPlayer, 'token'>,
  location: string,
  bytes: Uint8Array,
  offset = 0,
): Promise<Response> {
  return fetch(location, {
    method: 'PATCH',
    headers: {
      ...tus,
      ...authorize(player),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
}

export interface Sent {
  status: number;
  code: string;
  message: string;
}

async function toSent(response: Response): Promise<Sent> {
  const body = (await response.json().catch(() => ({}))) as Partial<Sent>;
  return { status: response.status, code: body.code ?? '', message: body.message ?? '' };
}

export const getLocation = (response: Response): string => response.headers.get('location') ?? '';

/** Sends a file by tus in one part; returns the response that rejected or finished it. */
export async function sendByTus(
  backend: Pick<TestBackend, 'fetch'>,
  player: Pick<TestPlayer, 'token'>,
  bytes: Uint8Array,
  sending: Sending = {},
): Promise<Sent> {
  const begun = await begin(backend, player, bytes.length, sending);
  if (begun.status !== 201) return toSent(begun);
  return toSent(await sendPart(backend, player, getLocation(begun), bytes));
}

/** Sends a file by a form. */
export async function sendByForm(
  { fetch }: Pick<TestBackend, 'fetch'>,
  player: Pick<TestPlayer, 'token'>,
  bytes: Uint8Array,
  sending: Sending = {},
): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(toMetadataFields(sending))) form.append(name, value);
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'file');
  return toSent(await fetch(documentFormPath, { method: 'POST', headers: authorize(player), body: form }));
}

/** Returns what a player sees of the documents. */
export async function fetchDocuments(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
): Promise<IdentityDocuments> {
  return (await call(getDocuments, { token })).body.data;
}

/** Returns the file of a player's latest document as it is served to the player. */
export async function servedFile(
  backend: Pick<TestBackend, 'call' | 'fetch'>,
  player: Pick<TestPlayer, 'token'>,
): Promise<Buffer> {
  const [document] = (await fetchDocuments(backend, player)).documents;
  const response = await backend.fetch(documentFilePath(document?.documentId ?? ''), {
    headers: authorize(player),
  });
  return Buffer.from(await response.arrayBuffer());
}
