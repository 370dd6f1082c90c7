import { createHash } from 'node:crypto';
import { maxUploadBytes } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { makePicture } from '../testing.js';
import { readFile } from './read-file.js';

const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
/** The smallest JPEG that is whole: a frame of 8 × 8 and a scan. */
const jpeg = Uint8Array.of(
  0xff,
  0xd8,
  ...segment(0xc0, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
  ...segment(0xda, 1, 1, 0, 0, 63, 0),
  0x12,
  0xff,
  0,
  0x34,
  0xff,
  0xd9,
);
const photo = (...behind: Uint8Array[]) =>
  new File([jpeg, ...(behind as Uint8Array<ArrayBuffer>[])], 'photo.jpg', { type: 'image/jpeg' });
const readBytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

describe('readFile', () => {
  it('returns a good file with its hash', async () => {
    const file = makePicture();
    const hash = createHash('sha256')
      .update(await readBytes(file))
      .digest('hex');
    expect(await readFile(file)).toEqual({ kind: 'ready', file, sha256: hash });
  });
  it('removes what a phone has written behind a picture', async () => {
    const read = await readFile(photo(new TextEncoder().encode('SEFH 1 2 3 SEFT')));
    expect(read.kind === 'ready' && (await readBytes(read.file))).toEqual(jpeg);
  });
  it('leaves anything else behind a picture to the server', async () => {
    const file = photo(new TextEncoder().encode('PK'));
    expect(await readFile(file)).toMatchObject({ kind: 'ready', file });
  });
  it('reads nothing of a file that is too large', async () => {
    const file = { name: 'a.png', type: 'image/png', size: maxUploadBytes + 1 } as File;
    expect(await readFile(file)).toEqual({ kind: 'rejected', code: 'UPLOAD_TOO_LARGE' });
  });
  it('reports a file that can no longer be read', async () => {
    const gone = {
      name: 'a.png',
      type: 'image/png',
      size: 10,
      arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotReadableError')),
    } as unknown as File;
    expect(await readFile(gone)).toEqual({ kind: 'rejected', code: 'UPLOAD_FAILED' });
  });
});
