import { inflateSync } from 'node:zlib';

/** The longest tail in which the end of a PDF is looked for, in bytes. */
const tailBytes = 2_048;
/** How much of a compressed list of objects is unpacked, in bytes. */
const maxUnpackedBytes = 8 * 1024 * 1024;

/** What makes a PDF do something or carry other files. A letter of a name may be written as `#xx`. */
const activeNames =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|Filespec|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|3D)(?![A-Za-z0-9])/;

const decodeNames = (text: string) =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const isActive = (text: string) => activeNames.test(decodeNames(text));

interface Stream {
  /** The object's text before its data. */
  dictionary: string;
  from: number;
  to: number;
}

/** Splits a PDF into the data of its streams and the text around it. */
function splitStreams(text: string): { outside: string; streams: Stream[] } {
  const streams: Stream[] = [];
  let outside = '';
  let at = 0;
  for (const start of text.matchAll(/stream\r?\n/g)) {
    const from = start.index + start[0].length;
    if (start.index < at || text.slice(start.index - 3, start.index) === 'end') continue;
    const to = text.indexOf('endstream', from);
    if (to < 0) break;
    const before = text.slice(at, start.index);
    outside += before;
    streams.push({ dictionary: before.slice(-2_000), from, to });
    at = to;
  }
  return { outside: outside + text.slice(at), streams };
}

/** Unpacks a list of objects; `''` for data that cannot be unpacked, which no reader can either. */
function unpack(bytes: Buffer, { from, to }: Stream): string {
  try {
    return inflateSync(bytes.subarray(from, to), { maxOutputLength: maxUnpackedBytes }).toString('latin1');
  } catch {
    return '';
  }
}

/**
 * Returns whether bytes are one whole PDF and nothing else: the header at the start, a cross-reference within the file,
 * the end mark last; without scripts, forms that send, media and embedded files, also in compressed lists of objects.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  if (!/^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/.test(bytes.toString('latin1', 0, 9))) return false;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const reference = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)?.[1];
  if (reference === undefined || Number(reference) >= bytes.length) return false;
  const { outside, streams } = splitStreams(bytes.toString('latin1'));
  if (isActive(outside)) return false;
  return !streams
    .filter(({ dictionary }) => decodeNames(dictionary).includes('/ObjStm'))
    .some((stream) => isActive(unpack(bytes, stream)));
}
