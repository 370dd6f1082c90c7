import { type UploadErrorCode } from './error-codes.js';

/** The largest file in bytes (§5, §9); exactly this much passes (decisions 28). */
export const maxUploadBytes = 25 * 1024 * 1024;

/** How many bytes of a file tell its type. */
export const uploadHeadBytes = 16;

/** What a file is, by its content; `jpeg` is another name of `jpg`. */
export const uploadTypes = ['jpg', 'png', 'pdf'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** The MIME type of each, first, and other names that systems use for it. */
const mimeTypes: Readonly<Record<UploadType, readonly [string, ...string[]]>> = {
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  pdf: ['application/pdf', 'application/x-pdf'],
};

const typesByExtension: ReadonlyMap<string, UploadType> = new Map([
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['pdf', 'pdf'],
]);

/** What a file chooser offers (§3): extensions and MIME types. */
export const uploadAccept = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

/** The longest name in characters, and in bytes of UTF-8 as file systems count it. */
const longestName = 255;

/**
 * Parts of a name that make a system run or render the file once a last extension is lost, such as `invoice.html.pdf`.
 */
const activeExtensions = new Set([
  ...['php', 'phtml', 'phar', 'asp', 'aspx', 'jsp', 'cgi', 'pl', 'py', 'rb', 'sh', 'bash', 'htaccess'],
  ...['html', 'htm', 'xhtml', 'shtml', 'svg', 'xml', 'js', 'mjs', 'hta', 'vbs', 'wsf', 'ps1', 'bat', 'cmd'],
  ...['exe', 'com', 'scr', 'dll', 'msi', 'lnk', 'jar', 'apk', 'app', 'dmg', 'zip', 'rar', '7z', 'iso'],
]);

/** Control characters, path separators, what Windows forbids, and marks that turn the direction of a text. */
const forbiddenInNames =
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Surrogate}/u;

const getExtensions = (name: string) => name.toLowerCase().split('.').slice(1);

/** Returns the type that a file's name says, `null` for an extension that is not accepted. */
export function uploadTypeOfName(name: string): UploadType | null {
  return typesByExtension.get(getExtensions(name).at(-1) ?? '') ?? null;
}

const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => head[index] === byte);
const magic: Readonly<Record<UploadType, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // %PDF-
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Returns the type that the first bytes of a file say ({@link uploadHeadBytes}), `null` for any other. */
export function uploadTypeOfContent(head: Uint8Array): UploadType | null {
  return uploadTypes.find((type) => startsWith(head, magic[type])) ?? null;
}

/** Returns the MIME type under which a file is sent and served. */
export const uploadMimeType = (type: UploadType): string => mimeTypes[type][0];

/** Returns whether a name can be kept and shown: one file, no other place, no hidden end, nothing that runs. */
export function isUploadName(name: string): boolean {
  return (
    name.length <= longestName &&
    new TextEncoder().encode(name).length <= longestName &&
    name.trim() === name &&
    !name.startsWith('.') &&
    !forbiddenInNames.test(name) &&
    !getExtensions(name)
      .slice(0, -1)
      .some((part) => activeExtensions.has(part))
  );
}

/** What is known of a file before it is sent. */
export interface UploadFile {
  name: string;
  /** In bytes. */
  size: number;
  /** The MIME type that the system gives it; empty if it gives none. */
  mimeType: string;
  /** Its first bytes ({@link uploadHeadBytes}); left out where they are not known yet. */
  head?: Uint8Array | undefined;
}

/**
 * Returns why a file is not accepted (§5), `null` for one that may be sent. The type is judged by name, declared type and
 * content, which must agree (decisions 28).
 */
export function getUploadError({ name, size, mimeType, head }: UploadFile): UploadErrorCode | null {
  const type = uploadTypeOfName(name);
  if (type === null) return 'UPLOAD_TYPE';
  if (!isUploadName(name)) return 'UPLOAD_NAME';
  if (mimeType !== '' && !mimeTypes[type].includes(mimeType.toLowerCase())) return 'UPLOAD_TYPE';
  if (size > maxUploadBytes) return 'UPLOAD_TOO_LARGE';
  if (size <= 0) return 'UPLOAD_EMPTY';
  return head !== undefined && uploadTypeOfContent(head) !== type ? 'UPLOAD_TYPE' : null;
}
