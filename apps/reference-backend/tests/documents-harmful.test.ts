import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/control.js';
import { documentsFolder, fetchDocuments, filesIn, sendByTus, servedFile } from './support/documents.js';
import { harmfulFiles } from './support/harmful-files.js';
import { newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { DOCUMENTS_DIRECTORY: folder } });
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
});

const messages: Readonly<Record<string, string>> = {
  UPLOAD_TYPE: 'Only jpg, pdf, png accepted',
  UPLOAD_PDF_ACTIVE:
    'This PDF runs something or leads to other files when it is opened. Print it to PDF again, or take a photo of it.',
  UPLOAD_PDF_LOCKED:
    'This PDF is protected by a password. Print it to PDF again without one, or take a photo of it.',
  UPLOAD_UNREADABLE: 'This file cannot be opened. Print the document to PDF again, or take a photo of it.',
};
const refused = harmfulFiles.filter(({ code }) => code !== null);
const cleaned = harmfulFiles.filter(({ code }) => code === null);

describe('the corpus of harmful files', () => {
  it('has at least a hundred files, each with its own name', () => {
    expect(new Set(harmfulFiles.map(({ what }) => what)).size).toBe(harmfulFiles.length);
    expect(harmfulFiles.length).toBeGreaterThanOrEqual(100);
    process.stdout.write(
      `${harmfulFiles.length} harmful files: ${refused.length} refused, ${cleaned.length} kept without what harms\n`,
    );
  });
  it.each(refused)('$what is refused as $code, and nothing of it is kept', async ({ bytes, name, code }) => {
    const before = filesIn(folder);
    const player = await newPlayer(backend);
    const sent = await sendByTus(backend, player, bytes, { name, kind: 'address' });
    expect(sent).toEqual({ status: 415, code, message: messages[code ?? ''] });
    expect(filesIn(folder)).toEqual(before);
    expect((await fetchDocuments(backend, player)).documents).toEqual([]);
  });
  it.each(cleaned)('$what is kept without what harms', async ({ bytes, name, gone }) => {
    const before = new Set(filesIn(folder));
    const player = await newPlayer(backend);
    expect((await sendByTus(backend, player, bytes, { name, kind: 'address' })).code).toBe('');
    const files = filesIn(folder).filter((file) => !before.has(file));
    expect(files).toHaveLength(1);
    const stored = readFileSync(join(folder, files[0] ?? ''));
    expect(stored.equals(bytes)).toBe(false);
    for (const mark of gone) {
      expect(bytes.includes(mark), `${mark} in what was sent`).toBe(true);
      expect(stored.includes(mark), `${mark} in what is kept`).toBe(false);
    }
    expect((await servedFile(backend, player)).equals(stored)).toBe(true);
  });
});
