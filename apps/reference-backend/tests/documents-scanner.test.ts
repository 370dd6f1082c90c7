import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClamdScanner } from '../src/documents/clamd.js';
import { documentSignals } from '../src/documents/tables.js';
import { changeSettings } from './support/control.js';
import {
  jpegComment,
  makeJpeg,
  makePdf,
  makePng,
  makePngOfSize,
  pngChunk,
} from './support/document-files.js';
import {
  begin,
  documentsFolder,
  fetchDocuments,
  filesIn,
  getLocation,
  sendByForm,
  sendByTus,
  sendPart,
} from './support/documents.js';
import { type FakeClamd, startFakeClamd } from './support/fake-clamd.js';
import { eicar } from './support/harmful-files.js';
import { newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
  backend = await startTestBackend({
    variables: { DOCUMENTS_DIRECTORY: folder, SCANNER_ADDRESS: `tcp://127.0.0.1:${clamd.port}` },
  });
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
});
afterAll(() => clamd.close());
beforeEach(() => {
  clamd.manner = 'scans';
  clamd.scanned.length = 0;
});

const infected = {
  status: 415,
  code: 'UPLOAD_INFECTED',
  message: 'The virus scanner found something in this file. Take a photo of the document instead.',
};
const notScanned = {
  status: 503,
  code: 'UPLOAD_NOT_SCANNED',
  message: 'The file could not be checked for viruses just now. Nothing is lost: try again in a few minutes.',
};

describe('a backend with a virus scanner', () => {
  it('sends it every file as it was sent, and takes the clean ones', async () => {
    const bytes = makePngOfSize(1_000_000, 'clean');
    const player = await newPlayer(backend);
    expect((await sendByTus(backend, player, bytes)).code).toBe('');
    expect((await sendByForm(backend, await newPlayer(backend), makePdf('c'), { name: 'a.pdf' })).code).toBe(
      '',
    );
    expect(clamd.scanned).toEqual([1_000_000, makePdf('c').length]);
  });
  it.each([
    [
      'a PDF',
      'eicar.pdf',
      Buffer.concat([makePdf('x').subarray(0, 15), Buffer.from(`%${eicar}\n`), makePdf('x').subarray(15)]),
    ],
    ['a JPEG', 'eicar.jpg', makeJpeg('x', jpegComment(eicar))],
    ['a PNG', 'eicar.png', makePng('x', pngChunk('teSt', Buffer.from(eicar)))],
  ])('refuses %s in which it finds something, and tells the operator', async (_, name, bytes) => {
    const before = filesIn(folder);
    for (const send of [sendByTus, sendByForm]) {
      const player = await newPlayer(backend);
      expect(await send(backend, player, bytes, { name })).toEqual(infected);
      expect(filesIn(folder)).toEqual(before);
      expect((await fetchDocuments(backend, player)).documents).toEqual([]);
      const signals = await backend.services.database.select().from(documentSignals);
      expect(signals.filter(({ playerId }) => playerId === player.id)).toMatchObject([
        { kind: 'infected', fileName: name, detail: 'Win.Test.EICAR_HDB-1', documentId: null },
      ]);
    }
    const page = await (await backend.fetchControl('/control')).text();
    expect(page).toContain('The virus scanner found Win.Test.EICAR_HDB-1. Nothing of the file was kept.');
    expect(page).toContain(name);
  });
  it.each(['hangs up', 'too large', 'talks nonsense'] as const)(
    'takes no file from a scanner that %s, and the same upload once it scans again',
    async (manner) => {
      clamd.manner = manner;
      const player = await newPlayer(backend);
      const bytes = makePng(manner);
      const location = getLocation(await begin(backend, player, bytes.length));
      await sendPart(backend, player, location, bytes.subarray(0, 20));
      const refused = await sendPart(backend, player, location, bytes.subarray(20), 20);
      expect({ status: refused.status, ...((await refused.json()) as object) }).toMatchObject(notScanned);
      expect((await fetchDocuments(backend, player)).documents).toEqual([]);
      clamd.manner = 'scans';
      expect((await sendPart(backend, player, location, bytes.subarray(20), 20)).status).toBe(204);
      expect((await fetchDocuments(backend, player)).documents).toMatchObject([{ status: 'pending-review' }]);
    },
  );
  it('keeps nothing of a form that was not scanned, which can be sent again', async () => {
    clamd.manner = 'hangs up';
    const [player, before] = [await newPlayer(backend), filesIn(folder)];
    expect(await sendByForm(backend, player, makePng('form'))).toEqual(notScanned);
    expect(filesIn(folder)).toEqual(before);
    clamd.manner = 'scans';
    expect((await sendByForm(backend, player, makePng('form'))).code).toBe('');
  });
});

describe('createClamdScanner', () => {
  const bytes = Buffer.alloc(3_000_000, 7);
  it('says why a scanner does not scan', async () => {
    const address = `tcp://127.0.0.1:${clamd.port}`;
    clamd.manner = 'silent';
    const hasty = createClamdScanner(address, { maxMs: 200 });
    expect(await hasty.scan(bytes)).toEqual({ kind: 'unavailable', reason: 'no response in time' });
    const scanner = createClamdScanner(address);
    clamd.manner = 'talks nonsense';
    expect(await scanner.scan(bytes)).toEqual({
      kind: 'unavailable',
      reason: 'unexpected response: hello\0',
    });
    for (const manner of ['hangs up', 'too large'] as const) {
      clamd.manner = manner;
      expect(await scanner.scan(bytes)).toMatchObject({ kind: 'unavailable' });
    }
    const gone = await startFakeClamd();
    await gone.close();
    expect(await createClamdScanner(`tcp://127.0.0.1:${gone.port}`).scan(bytes)).toMatchObject({
      kind: 'unavailable',
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
  });
  it('reaches one by a socket of the file system', async () => {
    const place = mkdtempSync(join(tmpdir(), 'clamd-'));
    const local = await startFakeClamd(join(place, 'clamd.ctl'));
    const scanner = createClamdScanner(`unix:${join(place, 'clamd.ctl')}`);
    expect(await scanner.scan(bytes)).toEqual({ kind: 'clean' });
    expect(await scanner.scan(Buffer.from(eicar))).toEqual({
      kind: 'infected',
      name: 'Win.Test.EICAR_HDB-1',
    });
    expect(local.scanned).toEqual([3_000_000, 68]);
    await local.close();
    rmSync(place, { recursive: true });
  });
});
