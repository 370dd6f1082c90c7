import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfRewriter } from './pdf-rewriter.js';

const program = fileURLToPath(new URL('./pdf-thread.ts', import.meta.url));
const unreadable = { kind: 'refused', why: 'unreadable' };

let page: Uint8Array;
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage([100, 200]);
  page = await document.save();
});
/** So many objects that reading them takes longer than a moment, and much memory. */
const many = (objects: number) =>
  Buffer.from(
    `%PDF-1.7\n${Array.from({ length: objects }, (_, number) => `${number + 1} 0 obj\n<< /A${number} [1 2 3] >>\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
  );

describe('createPdfRewriter', () => {
  it('reads files one after the other, however many are sent at once', async () => {
    const rewrite = createPdfRewriter(program);
    const results = await Promise.all(Array.from({ length: 30 }, () => rewrite(page)));
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 30 }, () => 'rewritten'));
  });
  it('refuses a file that takes too long, and reads the next one', async () => {
    const rewrite = createPdfRewriter(program, { maxMs: 6_000 });
    const [slow, next] = await Promise.all([rewrite(many(600_000)), rewrite(page)]);
    expect(slow).toEqual(unreadable);
    expect(next.kind).toBe('rewritten');
  });
  it('refuses a file that needs too much memory, and reads the next one', async () => {
    const rewrite = createPdfRewriter(program, { maxMemoryMb: 24 });
    const [large, next] = await Promise.all([rewrite(many(300_000)), rewrite(page)]);
    expect(large).toEqual(unreadable);
    expect(next.kind).toBe('rewritten');
  });
  it('refuses a file when its thread cannot start', async () => {
    expect(await createPdfRewriter('/nowhere/pdf-thread.js')(page)).toEqual(unreadable);
  });
});
