import { request as httpRequest } from 'node:http';
import { Upload } from 'tus-js-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentFormPath, documentUploadsPath } from '@casino-kit/api-contract';
import { openPostgres } from '../src/database/open.js';
import { expireUploads } from '../src/documents/expire-uploads.js';
import { openDocumentFiles } from '../src/documents/document-files.js';
import { maxOpenUploads } from '../src/documents/upload-gate.js';
import { changeSettings } from './support/control.js';
import { createPostgresDatabase, isPostgres } from './support/databases.js';
import { makePng, makePngOfSize } from './support/document-files.js';
import {
  authorize,
  begin,
  documentsFolder,
  fetchDocuments,
  filesIn,
  computeSha256,
  getLocation,
  formatMetadata,
  sendByTus,
  servedFile,
  sendPart,
  tus,
} from './support/documents.js';
import { migrations } from './support/folders.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  const variables = { DOCUMENTS_DIRECTORY: folder };
  const url = isPostgres ? await createPostgresDatabase() : undefined;
  const start = async () =>
    startTestBackend({ variables, ...(url !== undefined && { open: await openPostgres(url, migrations) }) });
  backend = await start();
  other = isPostgres ? await start() : backend;
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
});

const fetchUploadState = (node: TestBackend, player: TestPlayer, location: string) =>
  node.fetch(location, { method: 'HEAD', headers: { ...tus, ...authorize(player) } });
const fetchOffset = async (node: TestBackend, player: TestPlayer, location: string) =>
  Number((await fetchUploadState(node, player, location)).headers.get('upload-offset'));

/** Sends the first bytes of a part and drops the connection as soon as they are written. */
function dropAfter(node: TestBackend, player: TestPlayer, location: string, bytes: Uint8Array, sent: number) {
  return new Promise<void>((resolve) => {
    const request = httpRequest(new URL(location, node.url), {
      method: 'PATCH',
      headers: {
        ...tus,
        ...authorize(player),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    });
    request.on('error', () => resolve());
    request.on('close', () => resolve());
    request.write(bytes.subarray(0, sent), () => request.destroy());
  });
}

describe('an upload whose connection drops', () => {
  it('goes on at the offset that arrived, also on another node', async () => {
    const player = await newPlayer(backend);
    const bytes = makePngOfSize(3_000_000, 'dropped');
    const location = getLocation(
      await begin(backend, player, bytes.length, { sha256: computeSha256(bytes) }),
    );
    await dropAfter(backend, player, location, bytes, 1_234_567);
    await expect.poll(() => fetchOffset(other, player, location)).toBeGreaterThan(0);
    const offset = await fetchOffset(other, player, location);
    expect(offset).toBeLessThanOrEqual(1_234_567);
    expect((await fetchDocuments(backend, player)).documents).toEqual([]);
    const last = await sendPart(other, player, location, bytes.subarray(offset), offset);
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);
    const [document] = (await fetchDocuments(backend, player)).documents;
    expect(document?.size).toBe(bytes.length);
    const atOnce = await newPlayer(backend);
    await sendByTus(backend, atOnce, bytes);
    expect((await servedFile(other, player)).equals(await servedFile(backend, atOnce))).toBe(true);
  });
  it('is complete for a sender that missed the last response', async () => {
    const player = await newPlayer(backend);
    const bytes = makePng('missed');
    const location = getLocation(await begin(backend, player, bytes.length));
    await sendPart(backend, player, location, bytes);
    const state = await fetchUploadState(other, player, location);
    expect(state.headers.get('upload-offset')).toBe(state.headers.get('upload-length'));
  });
  it('takes no part at another offset', async () => {
    const player = await newPlayer(backend);
    const bytes = makePng('offset');
    const location = getLocation(await begin(backend, player, bytes.length));
    expect((await sendPart(backend, player, location, bytes.subarray(5), 5)).status).toBe(409);
    expect((await sendPart(backend, player, location, bytes.subarray(0, 5))).status).toBe(204);
    expect((await sendPart(other, player, location, bytes)).status).toBe(409);
    expect((await sendPart(other, player, location, bytes.subarray(5), 5)).status).toBe(204);
  });
  it('is removed once its time is over', async () => {
    const player = await newPlayer(backend);
    const before = filesIn(folder).length;
    const bytes = makePng('expires');
    const location = getLocation(await begin(backend, player, bytes.length));
    await sendPart(backend, player, location, bytes.subarray(0, 10));
    expect(filesIn(folder)).toHaveLength(before + 1);
    const later = new Date(backend.clock.now().getTime() + 3_600_001);
    await expireUploads(backend.services.database, openDocumentFiles(folder), later);
    expect(filesIn(folder)).toHaveLength(before);
    expect((await fetchUploadState(backend, player, location)).status).toBe(404);
  });
  it('is removed when its sender ends it', async () => {
    const player = await newPlayer(backend);
    const before = filesIn(folder).length;
    const location = getLocation(await begin(backend, player, 1_000));
    const ended = await other.fetch(location, {
      method: 'DELETE',
      headers: { ...tus, ...authorize(player) },
    });
    expect(ended.status).toBe(204);
    expect(filesIn(folder)).toHaveLength(before);
  });
  it('never holds more than was announced', async () => {
    const player = await newPlayer(backend);
    const before = filesIn(folder).length;
    const location = getLocation(await begin(backend, player, 10));
    const response = await sendPart(backend, player, location, makePng('more'));
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      413,
      'UPLOAD_TOO_LARGE',
    ]);
    expect(filesIn(folder)).toHaveLength(before);
  });
});

describe('the uploads of another player', () => {
  it('do not exist for anyone else', async () => {
    const [owner, stranger] = [await newPlayer(backend), await newPlayer(backend)];
    const bytes = makePng('mine');
    const location = getLocation(await begin(backend, owner, bytes.length));
    expect((await fetchUploadState(backend, stranger, location)).status).toBe(404);
    expect((await sendPart(backend, stranger, location, bytes)).status).toBe(404);
    const ended = await backend.fetch(location, {
      method: 'DELETE',
      headers: { ...tus, ...authorize(stranger) },
    });
    expect(ended.status).toBe(404);
    expect(await fetchOffset(backend, owner, location)).toBe(0);
  });
  it('cannot be reached by any other path', async () => {
    const player = await newPlayer(backend);
    for (const path of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'a%00b', '.', 'x'.repeat(199), 'a/b'])
      expect((await fetchUploadState(backend, player, `${documentUploadsPath}/${path}`)).status, path).toBe(
        404,
      );
  });
});

describe('requests that are no uploads', () => {
  it('are rejected without a token, with an ended session, and in another version of tus', async () => {
    const player = await newPlayer(backend);
    const headers = { 'upload-length': '10', 'upload-metadata': formatMetadata({}) };
    const post = (more: Record<string, string>) =>
      backend.fetch(documentUploadsPath, { method: 'POST', headers: { ...headers, ...more } });
    expect((await post(tus)).status).toBe(401);
    expect((await post({ ...tus, authorization: 'Bearer x' })).status).toBe(403);
    expect((await post({ ...authorize(player), 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await post({ ...tus, ...authorize(player), 'upload-length': '-1' })).status).toBe(400);
    expect((await post({ ...tus, ...authorize(player), 'upload-metadata': 'kind' })).status).toBe(400);
    expect((await begin(backend, player, 10, { kind: 'passport' })).status).toBe(400);
    const form = (body: BodyInit, more: Record<string, string> = {}) =>
      backend.fetch(documentFormPath, { method: 'POST', headers: { ...authorize(player), ...more }, body });
    expect((await form('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await form('x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await form('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
    expect((await form(new FormData())).status).toBe(400);
  });
});

describe('many uploads at once', () => {
  it('are limited per player with a message, and break nothing', async () => {
    const player = await newPlayer(backend);
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => begin(index % 2 === 0 ? backend : other, player, 100)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxOpenUploads);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - maxOpenUploads);
    const rejected = responses.find(({ status }) => status === 429);
    expect(await rejected?.json()).toMatchObject({
      code: 'UPLOAD_LIMIT',
      message: 'Too many uploads. Please wait until some are finished.',
    });
  });
  it('of many players are all accepted, each file once', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(backend)));
    const sent = await Promise.all(
      players.flatMap((player, index) => {
        const bytes = makePngOfSize(200_000, `player ${index}`);
        return [backend, other].map((node) => sendByTus(node, player, bytes));
      }),
    );
    expect(sent.filter(({ status }) => status === 204)).toHaveLength(20);
    expect(sent.filter(({ code }) => code === 'UPLOAD_DUPLICATE')).toHaveLength(20);
  });
});

describe('the reference client of tus', () => {
  it('uploads in parts and resumes an earlier upload', async () => {
    const player = await newPlayer(backend);
    const bytes = makePngOfSize(1_500_000, 'reference client');
    const send = (uploadUrl: string | null) =>
      new Promise<Upload>((resolve, reject) => {
        const upload: Upload = new Upload(bytes, {
          endpoint: `${backend.url}${documentUploadsPath}`,
          ...(uploadUrl !== null && { uploadUrl }),
          chunkSize: 400_000,
          retryDelays: null,
          headers: authorize(player),
          metadata: { kind: 'identity', filename: 'id.png', filetype: 'image/png', captured: 'false' },
          onError: reject,
          onSuccess: () => resolve(upload),
          onChunkComplete: (_size, accepted) => {
            // The first attempt ends here; its upload is continued by another object.
            if (uploadUrl === null && accepted >= 400_000) void upload.abort().then(() => resolve(upload));
          },
        });
        upload.start();
      });
    const first = await send(null);
    expect((await fetchDocuments(backend, player)).documents).toEqual([]);
    await send(first.url);
    expect((await fetchDocuments(backend, player)).documents).toMatchObject([{ size: 1_500_000 }]);
  });
});
