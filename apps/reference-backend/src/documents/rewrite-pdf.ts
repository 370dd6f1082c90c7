import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { judgePdf, maxPages, type PdfRefusal, stripObjects, stripPage } from './pdf-rules.js';

/** The largest picture in a PDF, in pixels: four times an A4 page at 600 dots per inch. */
const maxPixels = 150_000_000;
/** What one stream that the parser reads may hold once it is unpacked, in bytes. */
const maxParsedBytes = 64 * 1024 * 1024;
/** What a stream, a picture, and all of a file may hold once they are unpacked, in bytes: 30 pages scanned without loss. */
const maxStreamBytes = 64 * 1024 * 1024;
const maxPictureBytes = 512 * 1024 * 1024;
const maxUnpackedBytes = 1024 * 1024 * 1024;

export type RewrittenPdf = { kind: 'rewritten'; bytes: Uint8Array } | { kind: 'refused'; why: PdfRefusal };
const refused = (why: PdfRefusal): RewrittenPdf => ({ kind: 'refused', why });

interface Growing {
  ensureBuffer(requested: number): Uint8Array;
}

/**
 * Makes the streams of the parser throw before they hold more than {@link maxParsedBytes}: the library has no such bound.
 * Only the thread of `pdf-thread.ts` may call it. @throws Error when the library has changed
 */
export function boundParser(): void {
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const empty = Uint8Array.of(0x78, 0x9c, 3, 0, 0, 0, 0, 1);
  let owner = Object.getPrototypeOf(decodePDFRawStream(PDFRawStream.of(dict, empty))) as Growing;
  while (!Object.hasOwn(owner, 'ensureBuffer')) {
    owner = Object.getPrototypeOf(owner) as Growing;
    if (owner === null) throw new Error('The parser of PDFs has no buffer to bound.');
  }
  const ensure = owner.ensureBuffer;
  owner.ensureBuffer = function ensureBounded(requested) {
    if (requested > maxParsedBytes) throw new RangeError('This stream is too large.');
    return ensure.call(this, requested);
  };
}

async function inflatedBytes(bytes: Uint8Array): Promise<number> {
  let total = 0;
  try {
    for await (const part of Readable.from([bytes]).pipe(createInflate())) {
      total += (part as Buffer).length;
      if (total > maxPictureBytes) break;
    }
  } catch {
    // Viewers show what comes before the damage, too.
  }
  return total;
}

const flate = PDFName.of('FlateDecode');
const otherPackers = ['LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode'].map((name) =>
  PDFName.of(name),
);

/** Returns how long the data of a stream is once it is unpacked. @throws Error beyond every bound */
async function unpackedBytes(stream: PDFRawStream): Promise<number> {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const list =
    filter instanceof PDFArray ? filter.asArray().map((each) => stream.dict.context.lookup(each)) : [filter];
  const packers = list.filter((each) => each === flate || otherPackers.some((other) => other === each));
  if (packers.length === 0) return stream.contents.length;
  if (packers.length === 1 && packers[0] === flate) return inflatedBytes(stream.contents);
  const dict = PDFDict.withContext(stream.dict.context);
  dict.set(PDFName.of('Filter'), stream.dict.context.obj(packers as PDFName[]));
  return decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).decode().length;
}

async function isBounded(document: PDFDocument): Promise<boolean> {
  let total = 0;
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const unpacked = await unpackedBytes(object);
    total += unpacked;
    const isPicture = object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
    if (unpacked > (isPicture ? maxPictureBytes : maxStreamBytes) || total > maxUnpackedBytes) return false;
  }
  return true;
}

async function rewrite(bytes: Uint8Array): Promise<RewrittenPdf> {
  const source = await PDFDocument.load(bytes, {
    throwOnInvalidObject: true,
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const { context } = source;
  if (context.trailerInfo.Encrypt !== undefined) return refused('locked');
  const refusal = judgePdf(context, maxPixels);
  if (refusal !== null) return refused(refusal);
  stripObjects(context);
  const pages = source.getPages();
  if (pages.length === 0 || pages.length > maxPages) return refused('unreadable');
  for (const { node } of pages) stripPage(node);
  const output = await PDFDocument.create({ updateMetadata: false });
  for (const page of await output.copyPages(source, source.getPageIndices())) output.addPage(page);
  if (!(await isBounded(output))) return refused('unreadable');
  return {
    kind: 'rewritten',
    bytes: await output.save({
      addDefaultPage: false,
      useObjectStreams: false,
      updateFieldAppearances: false,
    }),
  };
}

/**
 * Writes a PDF anew with nothing but its pages as they look: no actions, links, fields, files, metadata or earlier
 * versions. Refuses one that runs something or leads to other files, is encrypted, or cannot be read within bounds.
 */
export async function rewritePdf(bytes: Uint8Array): Promise<RewrittenPdf> {
  try {
    return await rewrite(bytes);
  } catch (error) {
    return refused(error instanceof EncryptedPDFError ? 'locked' : 'unreadable');
  }
}
