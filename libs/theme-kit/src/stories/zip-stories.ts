/** The remainders of CRC-32 by byte. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (value >>> 8) ^ (remainders[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}

/** Writes numbers of two (`s`) and four bytes (`l`), the least significant first. */
function record(...numbers: readonly (readonly ['s' | 'l', number])[]): Uint8Array {
  return Uint8Array.from(
    numbers.flatMap(([size, value]) =>
      Array.from({ length: size === 's' ? 2 : 4 }, (_, at) => (value >>> (8 * at)) & 0xff),
    ),
  );
}

/** 1 January 1980, the first day of the format: an archive of the same files is the same. */
const firstDay = 0x00_21;
/** Names are UTF-8. */
const utf8 = 0x08_00;

/** Returns a zip archive of files, text by path, which are stored as they are. */
export function zip(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const facts = [
      ['s', utf8],
      ['s', 0],
      ['s', 0],
      ['s', firstDay],
      ['l', crc32(bytes)],
      ['l', bytes.length],
      ['l', bytes.length],
      ['s', name.length],
      ['s', 0],
    ] as const;
    const header = record(['l', 0x04_03_4b_50], ['s', 20], ...facts);
    directory.push(
      record(
        ['l', 0x02_01_4b_50],
        ['s', 20],
        ['s', 20],
        ...facts,
        ['s', 0],
        ['s', 0],
        ['s', 0],
        ['l', 0],
        ['l', offset],
      ),
      name,
    );
    parts.push(header, name, bytes);
    offset += header.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(
    ['l', 0x06_05_4b_50],
    ['s', 0],
    ['s', 0],
    ['s', files.size],
    ['s', files.size],
    ['l', size],
    ['l', offset],
    ['s', 0],
  );
  const archive = new Uint8Array(offset + size + end.length);
  let at = 0;
  for (const part of [...parts, ...directory, end]) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
