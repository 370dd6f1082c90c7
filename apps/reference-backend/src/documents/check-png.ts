import { crc32 } from 'node:zlib';

const headerBytes = 8;
/** Length, type and checksum around the data of a chunk. */
const chunkFrame = 12;

/**
 * Returns whether bytes are one whole PNG and nothing else: every chunk with its right checksum, the header first, image
 * data, the end chunk last and at the end of the file.
 */
export function isWholePng(bytes: Buffer, maxPixels: number): boolean {
  let at = headerBytes;
  let hasData = false;
  while (at + chunkFrame <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + chunkFrame + length;
    if (end > bytes.length) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return false;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (at === headerBytes) {
      if (type !== 'IHDR' || length !== 13) return false;
      const pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12);
      if (pixels === 0 || pixels > maxPixels) return false;
    }
    hasData ||= type === 'IDAT' && length > 0;
    if (type === 'IEND') return hasData && length === 0 && end === bytes.length;
    at = end;
  }
  return false;
}
