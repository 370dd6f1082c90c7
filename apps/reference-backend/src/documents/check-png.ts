import { Readable } from 'node:stream';
import { crc32, createInflate, inflateSync } from 'node:zlib';

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum around the data of a chunk. */
const chunkFrame = 12;
const headerBytes = 13;

/** What the rows of a picture may be once they are unpacked, in bytes: 64 megapixels with four channels. */
const maxRowsBytes = 256 * 1024 * 1024;
/** What a colour profile may be once it is unpacked, in bytes. */
const maxProfileBytes = 4 * 1024 * 1024;

interface Chunk {
  type: string;
  data: Buffer;
  /** With length and checksum. */
  whole: Buffer;
}

/**
 * Returns the chunks of bytes that are one whole PNG and nothing else: every chunk with its right checksum, the header
 * first, image data, the end chunk last and at the end of the file. `null` for everything else.
 */
export function readPng(bytes: Buffer, maxPixels: number): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = pngSignature.length;
  while (at + chunkFrame <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + chunkFrame + length;
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    const data = bytes.subarray(at + 8, end - 4);
    if (chunks.length === 0) {
      if (type !== 'IHDR' || length !== headerBytes) return null;
      const pixels = data.readUInt32BE(0) * data.readUInt32BE(4);
      if (pixels === 0 || pixels > maxPixels) return null;
    }
    chunks.push({ type, data, whole: bytes.subarray(at, end) });
    if (type === 'IEND')
      return length === 0 && end === bytes.length && chunks.some(isImageData) ? chunks : null;
    at = end;
  }
  return null;
}
const isImageData = ({ type, data }: Chunk) => type === 'IDAT' && data.length > 0;

/** The channels of each type of colour. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Where the seven passes of an interlaced picture begin, and how far its pixels are apart: x, y, columns, rows. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Returns how many bytes the rows of a picture are by its header, each with the byte of its filter. */
export function rowsBytes(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bits = (header[8] ?? 0) * (channels[header[9] ?? 0] ?? 4);
  const countBytes = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8));
  if (header[12] !== 1) return countBytes(width, height);
  return passes.reduce(
    (sum, [x, y, columns, rows]) =>
      sum +
      countBytes(Math.max(0, Math.ceil((width - x) / columns)), Math.max(0, Math.ceil((height - y) / rows))),
    0,
  );
}

/** Returns whether image data unpacks to at most `limit` bytes. Damage is found by the one who renders it. */
async function unpacksTo(parts: readonly Buffer[], limit: number): Promise<boolean> {
  let total = 0;
  try {
    for await (const part of Readable.from(parts).pipe(createInflate())) {
      total += (part as Buffer).length;
      if (total > limit) return false;
    }
  } catch {
    return true;
  }
  return true;
}

/** Returns whether the colour profile of a chunk is of a usual size: a name, NUL, the method, then packed data. */
function hasSmallProfile({ data }: Chunk): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfileBytes });
    return true;
  } catch {
    return false;
  }
}

/** What a picture is made of; texts, times, previews and unknown chunks are not. */
const kept: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
]);

/**
 * Returns a whole PNG with only the chunks that its picture is made of, so that a renderer unpacks nothing else. `null` when
 * its data is larger than its header says, or than any document.
 */
export async function slimPng(chunks: readonly Chunk[]): Promise<Buffer | null> {
  const [header] = chunks;
  if (header === undefined) return null;
  const expected = rowsBytes(header.data);
  const rows = chunks.filter(isImageData).map(({ data }) => data);
  if (expected > maxRowsBytes || !(await unpacksTo(rows, expected))) return null;
  const slim = chunks.filter(
    (chunk) => kept.has(chunk.type) && (chunk.type !== 'iCCP' || hasSmallProfile(chunk)),
  );
  return Buffer.concat([pngSignature, ...slim.map(({ whole }) => whole)]);
}
