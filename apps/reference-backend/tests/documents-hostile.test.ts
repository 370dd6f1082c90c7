import { beforeAll, describe, expect, it } from 'vitest';
import { documentFormPath, maxUploadBytes } from '@casino-kit/api-contract';
import { changeSettings } from './support/control.js';
import {
  announcesPictures,
  makeJpeg,
  makePdf,
  makePng,
  makePngOfSize,
  pdfStream,
} from './support/document-files.js';
import {
  authorize,
  documentsFolder,
  fetchDocuments,
  filesIn,
  computeSha256,
  sendByForm,
  sendByTus,
} from './support/documents.js';
import { hostileFiles } from './support/hostile-files.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
let player: TestPlayer;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { DOCUMENTS_DIRECTORY: folder } });
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
  player = await newPlayer(backend);
});

const messages: Readonly<Record<string, string>> = {
  UPLOAD_TYPE: 'Only jpg, pdf, png accepted',
  UPLOAD_TOO_LARGE: 'File size must be less than 25MB',
  UPLOAD_EMPTY: 'This file is empty.',
  UPLOAD_NAME: 'This file name is not accepted. Rename the file and send it again.',
};

describe('the corpus of hostile files', () => {
  it('has at least forty files', () => {
    expect(new Set(hostileFiles.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40);
    process.stdout.write(`${hostileFiles.length} hostile files, each sent in two ways\n`);
  });
  it.each([
    ['by tus', sendByTus],
    ['by a form', sendByForm],
  ])('is rejected %s, each file with its message, and nothing of it is kept', async (_, send) => {
    for (const { what, name, mimeType, bytes, code } of hostileFiles) {
      const { status, ...sent } = await send(backend, player, bytes, { name, mimeType });
      expect({ what, ...sent }).toEqual({ what, code, message: messages[code] });
      expect(status, what).toBeGreaterThanOrEqual(400);
      expect(status, what).toBeLessThan(500);
      expect(filesIn(folder), what).toEqual([]);
    }
    expect((await fetchDocuments(backend, player)).documents).toEqual([]);
  });
});

describe('a broken form', () => {
  const fields = {
    kind: 'identity',
    filename: 'id.png',
    filetype: 'image/png',
    sha256: '',
    captured: 'false',
  };
  const start = Object.entries(fields)
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const file =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="id.png"\r\ncontent-type: image/png\r\n\r\n';
  const picture = makePng('cut off').toString('latin1');
  it.each([
    ['without a file', `${start}--x--\r\n`],
    ['without an end', `${start}${file}${picture}`],
    ['that ends in a field', start.slice(0, -5)],
    [
      'with a field that is too long',
      `${start.replace('identity', 'i'.repeat(5_000))}${file}${picture}\r\n--x--`,
    ],
    ['that is none', 'kind=identity'],
  ])('%s is rejected, and nothing of it is kept', async (_, body) => {
    const response = await backend.fetch(documentFormPath, {
      method: 'POST',
      headers: { ...authorize(player), 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.from(body, 'latin1'),
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      400,
      'UPLOAD_FAILED',
    ]);
    expect(filesIn(folder)).toEqual([]);
    expect((await fetchDocuments(backend, player)).documents).toEqual([]);
  });
});

describe('good files', () => {
  it.each([
    ['a PNG', 'id.png', makePng('good')],
    ['a JPEG', 'id.jpg', makeJpeg('good')],
    ['a JPEG with the other end', 'ID.JPEG', makeJpeg('good too')],
    [
      'a JPEG of a phone, with the pictures it announces',
      'phone.jpg',
      Buffer.concat([makeJpeg('phone', announcesPictures), makeJpeg('map')]),
    ],
    ['a PDF', 'id.pdf', makePdf('good')],
    ['a PDF with compressed data', 'scan.pdf', makePdf('scan', pdfStream('', Buffer.from('/JS (no name)')))],
    ['a name in another script', 'فاتورة الماء.pdf', makePdf('arabic')],
  ])('are accepted: %s', async (_, name, bytes) => {
    for (const send of [sendByTus, sendByForm]) {
      const sender = await newPlayer(backend);
      const { status, code } = await send(backend, sender, bytes, { name, sha256: computeSha256(bytes) });
      expect([code, status === 200 || status === 204]).toEqual(['', true]);
      expect((await fetchDocuments(backend, sender)).documents).toMatchObject([
        { kind: 'identity', fileName: name, size: bytes.length, status: 'pending-review', reason: null },
      ]);
    }
  });
  it('are accepted with exactly 25 MB', async () => {
    const bytes = makePngOfSize(maxUploadBytes, 'large');
    expect(bytes).toHaveLength(26_214_400);
    for (const send of [sendByTus, sendByForm]) {
      const sender = await newPlayer(backend);
      expect((await send(backend, sender, bytes, { name: 'large.png' })).code).toBe('');
      expect((await fetchDocuments(backend, sender)).documents).toMatchObject([{ size: 26_214_400 }]);
    }
  });
  it('are not accepted when they arrive damaged', async () => {
    const before = filesIn(folder).length;
    const { code } = await sendByTus(backend, player, makePng('damaged'), {
      sha256: computeSha256(makePng('other')),
    });
    expect(code).toBe('UPLOAD_FAILED');
    expect(filesIn(folder)).toHaveLength(before);
  });
});
