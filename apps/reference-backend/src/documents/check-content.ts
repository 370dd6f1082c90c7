import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { endOfJpeg, uploadHeadBytes, type UploadType, uploadTypeOfContent } from '@casino-kit/api-contract';
import { isWholePdf } from './check-pdf.js';
import { readPng } from './check-png.js';
import { maxPixels } from './render-picture.js';

/** What a browser or a server would run if it took the file for something else. */
const markup = /<script[\s>/]|<html[\s>]|<!doctype\s+html|<\?php\s/i;
const markupBytes = 32;
const blockBytes = 1024 * 1024;

/** Looks for markup in blocks, so that other requests are served in between. */
async function containsMarkup(bytes: Buffer): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += blockBytes) {
    if (markup.test(bytes.toString('latin1', at, at + blockBytes + markupBytes))) return true;
    await yieldToOthers();
  }
  return false;
}

const zipEnd = Buffer.from('PK\u0005\u0006');
/** A zip archive ends with this record and a comment of at most 64 KB, which may be the rest of another file. */
const zipEndBytes = 22;
const longestZipComment = 65_535;

/** Returns whether an unpacker would open the bytes as a zip archive. */
function isZip(bytes: Buffer): boolean {
  let at = bytes.lastIndexOf(zipEnd);
  while (at >= 0 && at >= bytes.length - zipEndBytes - longestZipComment) {
    if (at + zipEndBytes <= bytes.length && at + zipEndBytes + bytes.readUInt16LE(at + 20) === bytes.length)
      return true;
    at = at === 0 ? -1 : bytes.lastIndexOf(zipEnd, at - 1);
  }
  return false;
}

const isWhole: Readonly<Record<UploadType, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => endOfJpeg(bytes, maxPixels) === bytes.length,
  png: (bytes) => readPng(bytes, maxPixels) !== null,
  pdf: isWholePdf,
};

/**
 * Returns the type of a file that is exactly one whole picture or PDF: nothing is missing, nothing follows, and it is not
 * also something else (a page, a script, an archive). `null` for everything else.
 */
export async function checkContent(bytes: Buffer): Promise<UploadType | null> {
  const type = uploadTypeOfContent(bytes.subarray(0, uploadHeadBytes));
  if (type === null || !isWhole[type](bytes) || isZip(bytes) || (await containsMarkup(bytes))) return null;
  return type;
}
