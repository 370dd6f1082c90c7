import { endOfJpeg, getUploadError, type UploadErrorCode, uploadHeadBytes } from '@casino-kit/api-contract';

/** Returns the SHA-256 of bytes in hexadecimal; `''` on a page that is not secure, where the browser has none. */
async function computeHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return '';
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Some phones write their own data behind a picture, and end it with this mark. */
const phoneMark = 'SEFT';
/** More than any camera takes. */
const maxPixels = 250_000_000;

/** Returns a picture without the data that a phone wrote behind it; every other file as it is. */
function withoutPhoneData(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (new TextDecoder('latin1').decode(bytes.subarray(-phoneMark.length)) !== phoneMark) return bytes;
  return bytes.subarray(0, endOfJpeg(bytes, maxPixels) ?? bytes.length);
}

/** A file that may be sent, or why it may not. */
export type ReadFile =
  | { kind: 'ready'; file: Blob; sha256: string }
  | { kind: 'rejected'; code: UploadErrorCode };

/** Checks a file by the rules that the server has too (§5), before anything of it is sent. */
export async function readFile(file: File): Promise<ReadFile> {
  const { name, size, type: mimeType } = file;
  const known = { name, size, mimeType };
  const early = getUploadError(known);
  if (early !== null) return { kind: 'rejected', code: early };
  try {
    const bytes = withoutPhoneData(new Uint8Array(await file.arrayBuffer()));
    const code = getUploadError({ ...known, head: bytes.subarray(0, uploadHeadBytes) });
    if (code !== null) return { kind: 'rejected', code };
    const isWhole = bytes.length === size;
    return {
      kind: 'ready',
      file: isWhole ? file : new Blob([bytes], { type: mimeType }),
      sha256: await computeHash(bytes),
    };
  } catch {
    // It was moved or changed since the player chose it.
    return { kind: 'rejected', code: 'UPLOAD_FAILED' };
  }
}
