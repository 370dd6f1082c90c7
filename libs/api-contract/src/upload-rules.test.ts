import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getUploadError,
  isUploadName,
  maxUploadBytes,
  uploadMimeType,
  uploadTypeOfContent,
  uploadTypeOfName,
  uploadTypes,
  type UploadFile,
} from './upload-rules.js';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);
const pdf = new TextEncoder().encode('%PDF-1.7\n');
const file = (change: Partial<UploadFile> = {}): UploadFile => ({
  name: 'bill.png',
  size: 1_000,
  mimeType: 'image/png',
  head: png,
  ...change,
});

describe('uploadTypeOfName', () => {
  it.each([
    ['id.jpg', 'jpg'],
    ['id.JPEG', 'jpg'],
    ['Scan of 2.11.2026.Pdf', 'pdf'],
    ['id.png', 'png'],
    ['id.gif', null],
    ['id', null],
    ['png', null],
    ['id.png.', null],
    ['id.png ', null],
    ['id.pdf.exe', null],
    ['id.pdf\u0000.exe', null],
  ])('reads %j as %s', (name, type) => expect(uploadTypeOfName(name)).toBe(type));
});

describe('uploadTypeOfContent', () => {
  it('reads each type from its first bytes and nothing else', () => {
    expect([jpg, png, pdf].map(uploadTypeOfContent)).toEqual(['jpg', 'png', 'pdf']);
    for (const head of [new Uint8Array(), png.slice(0, 7), new TextEncoder().encode(' %PDF-1.7')])
      expect(uploadTypeOfContent(head)).toBeNull();
  });
});

describe('isUploadName', () => {
  it('accepts what people call their files, in any script', () => {
    for (const name of [
      'id-card front (1).jpg',
      'Rechnung März.pdf',
      'فاتورة.pdf',
      '身份证.png',
      "o'neil.v2.pdf",
    ])
      expect(isUploadName(name), name).toBe(true);
  });
  it('rejects other places, hidden ends and what runs', () => {
    for (const name of [
      '../../etc/passwd.png',
      String.raw`..\..\boot.png`,
      '.htaccess.png',
      ' id.png',
      'id.php.png',
      'invoice.HTML.pdf',
      'id\u0000.png',
      'id\r\nSet-Cookie: a=b.png',
      'gpj.\u202Efdp.png',
      'id\u200b.png',
      '\ud800.png',
      'a:b.png',
      '<img src=x>.png',
      `${'a'.repeat(252)}.png`,
      `${'ж'.repeat(200)}.png`,
    ])
      expect(isUploadName(name), name).toBe(false);
  });
  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => typeof isUploadName(name) === 'boolean'));
  });
});

describe('getUploadError', () => {
  it('accepts a file whose name, declared type and content agree', () => {
    for (const [type, head] of [['png', png] as const, ['jpg', jpg] as const, ['pdf', pdf] as const])
      expect(
        getUploadError(file({ name: `a.${type}`, mimeType: uploadMimeType(type), head })),
        type,
      ).toBeNull();
    expect(getUploadError(file({ mimeType: '' }))).toBeNull();
    expect(getUploadError(file({ head: undefined }))).toBeNull();
  });
  it('accepts exactly 25 MB and not one byte more', () => {
    expect(maxUploadBytes).toBe(26_214_400);
    expect(getUploadError(file({ size: maxUploadBytes }))).toBeNull();
    expect(getUploadError(file({ size: maxUploadBytes + 1 }))).toBe('UPLOAD_TOO_LARGE');
  });
  it('names what is wrong', () => {
    expect(getUploadError(file({ size: 0 }))).toBe('UPLOAD_EMPTY');
    expect(getUploadError(file({ name: 'a.svg', mimeType: 'image/svg+xml' }))).toBe('UPLOAD_TYPE');
    expect(getUploadError(file({ name: '../a.png' }))).toBe('UPLOAD_NAME');
    expect(getUploadError(file({ mimeType: 'text/html' }))).toBe('UPLOAD_TYPE');
    expect(getUploadError(file({ head: jpg }))).toBe('UPLOAD_TYPE');
  });
  it('accepts no content under the name of another type', () => {
    const heads = { jpg, png, pdf };
    for (const named of uploadTypes)
      for (const held of uploadTypes)
        expect(getUploadError(file({ name: `a.${named}`, mimeType: '', head: heads[held] })) === null).toBe(
          named === held,
        );
  });
});
