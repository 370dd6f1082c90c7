import { type UploadErrorCode, type UploadType } from '@casino-kit/api-contract';
import { readPng, slimPng } from './check-png.js';
import { type PdfRefusal } from './pdf-rules.js';
import { type PdfRewriter } from './pdf-rewriter.js';
import { hashPicture, maxPixels, renderPicture } from './render-picture.js';

/** What is kept of a file: never a byte as it was sent. */
export type CleanFile =
  | {
      kind: 'clean';
      bytes: Buffer;
      /** See {@link hashPicture}; `null` for a PDF. */ pictureHash: string | null;
    }
  | { kind: 'refused'; code: UploadErrorCode };

/** A picture that is sent in more scans than any encoder makes keeps its reader busy. */
const maxScans = 64;
const scanMarker = Buffer.from([0xff, 0xda]);

function hasManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(scanMarker); at >= 0; at = bytes.indexOf(scanMarker, at + 2)) scans += 1;
  return scans > maxScans;
}

/** Returns a picture with what its renderer reads, `null` for one that is larger inside than any document. */
async function slimPicture(bytes: Buffer, type: 'jpg' | 'png'): Promise<Buffer | null> {
  if (type === 'jpg') return hasManyScans(bytes) ? null : bytes;
  const chunks = readPng(bytes, maxPixels);
  return chunks && slimPng(chunks);
}

const codes: Readonly<Record<PdfRefusal, UploadErrorCode>> = {
  active: 'UPLOAD_PDF_ACTIVE',
  locked: 'UPLOAD_PDF_LOCKED',
  unreadable: 'UPLOAD_UNREADABLE',
};

/** Makes the file that is kept of one that was sent: a picture is rendered, a PDF is written anew. */
export async function cleanFile(
  bytes: Buffer,
  type: UploadType,
  rewritePdf: PdfRewriter,
): Promise<CleanFile> {
  if (type === 'pdf') {
    const result = await rewritePdf(bytes);
    return result.kind === 'refused'
      ? { kind: 'refused', code: codes[result.why] }
      : { kind: 'clean', bytes: Buffer.from(result.bytes), pictureHash: null };
  }
  const slim = await slimPicture(bytes, type);
  const rendered = slim && (await renderPicture(slim, type));
  if (rendered === null) return { kind: 'refused', code: 'UPLOAD_UNREADABLE' };
  return { kind: 'clean', bytes: rendered, pictureHash: await hashPicture(rendered) };
}
