import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { maxUploadBytes } from '@casino-kit/api-contract';

/** Whole pictures and PDFs of any size, made byte by byte, so that hostile ones can differ in single bytes. */

export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngHeader(width = 16, height = 16): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return pngChunk('IHDR', header);
}

/** The rows of a grey picture of 16 × 16 pixels that looks like no other. */
function makePixelRows(seed: string): Buffer {
  const [one = 0, ...rest] = Array.from({ length: 8 }, (_, part) =>
    createHash('sha256').update(`${part} ${seed}`).digest(),
  ).flatMap((hash) => [...hash]);
  const pixels = [one, ...rest];
  return Buffer.from(
    Array.from({ length: 16 }, (_, row) => [0, ...pixels.slice(row * 16, row * 16 + 16)]).flat(),
  );
}

/** A PNG with more chunks before its end; `seed` makes one that no other equals, and that looks like no other. */
export function makePng(seed = 'png', ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([
    pngSignature,
    pngHeader(),
    pngChunk('IDAT', deflateSync(makePixelRows(seed))),
    pngChunk('seEd', Buffer.from(seed)),
    ...chunks,
    pngChunk('IEND'),
  ]);
}

/** A PNG of exactly `size` bytes. */
export function makePngOfSize(size: number, seed = 'png'): Buffer {
  const rest = size - makePng(seed, pngChunk('paDd')).length;
  return makePng(seed, pngChunk('paDd', Buffer.alloc(rest, 7)));
}

export const jpegSegment = (marker: number, data: Uint8Array) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
export const jpegComment = (text: string): Buffer => jpegSegment(0xfe, Buffer.from(text));
const quantization = jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
export const jpegSize = (width: number, height: number): Buffer => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return jpegSegment(0xc0, frame);
};
export const jpegFrame = jpegSize(16, 8);
/** Two tables with a single code each: no difference of brightness, end of the block. */
const huffman = Buffer.concat(
  [0x00, 0x10].map((table) =>
    jpegSegment(0xc4, Buffer.from([table, 1, ...Array.from({ length: 15 }, () => 0), 0])),
  ),
);
const restarts = jpegSegment(0xdd, Buffer.from([0, 1]));
/** Two grey blocks with a restart between them. */
export const jpegScan = Buffer.concat([
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x3f, 0xff, 0xd0, 0x3f]),
]);
export const jpegStart = Buffer.from([0xff, 0xd8]);
export const jpegEnd = Buffer.from([0xff, 0xd9]);
/** Announces that more pictures follow, as phones do. */
export const announcesPictures = jpegSegment(0xe2, Buffer.from('MPF\0II*\0'));

export function makeJpeg(seed = 'jpeg', ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([
    jpegStart,
    jpegComment(seed),
    ...segments,
    quantization,
    restarts,
    jpegFrame,
    huffman,
    jpegScan,
    jpegEnd,
  ]);
}

/** The first object of those that are given to {@link makePdf}. */
export const firstPdfObject = 6;

/** A PDF of one page that shows `seed`, and these objects from 6 on, with a cross-reference table that fits. */
export function makePdf(seed = 'pdf', ...objects: readonly (string | Buffer)[]): Buffer {
  return makePdfWith({ seed }, ...objects);
}

/** A PDF with entries in its catalog, its page and its trailer. */
export function makePdfWith(
  { seed = 'pdf', catalog = '', page = '', trailer = '' },
  ...objects: readonly (string | Buffer)[]
): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /A 5 0 R >> >> ${page} >>`,
    pdfStream('', Buffer.from(`BT /A 12 Tf 72 720 Td (${seed}) Tj ET`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
  let file = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1');
  const places = all.map((object, index) => {
    const place = file.length;
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.concat([
    file,
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    ),
  ]);
}

/** A stream of a PDF, with entries of its dictionary. */
export function pdfStream(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** A zip archive with one empty file and a comment. */
export function makeZip(comment = ''): Buffer {
  const name = Buffer.from('a.html');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  end.writeUInt16LE(Buffer.byteLength(comment, 'latin1'), 20);
  return Buffer.concat([local, name, central, name, end, Buffer.from(comment, 'latin1')]);
}

export const html = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>');
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
export const tooLarge = maxUploadBytes + 1;
