import { type UploadErrorCode } from '@casino-kit/api-contract';
import {
  html,
  jpegComment,
  jpegEnd,
  jpegFrame,
  jpegScan,
  jpegStart,
  makeJpeg,
  makePdf,
  makePng,
  makePngOfSize,
  makeZip,
  pngChunk,
  pngHeader,
  pngSignature,
  svg,
  tooLarge,
} from './document-files.js';

export interface HostileFile {
  what: string;
  name: string;
  /** As the sender declares it; that of the name by default. */
  mimeType?: string;
  bytes: Buffer;
  code: UploadErrorCode;
}

const hostile = (
  code: UploadErrorCode,
  what: string,
  name: string,
  bytes: Buffer,
  mimeType?: string,
): HostileFile => ({ what, name, bytes, code, ...(mimeType !== undefined && { mimeType }) });
const png = makePng('hostile');
const jpeg = makeJpeg('hostile');
const pdf = makePdf('hostile');
const join = (...parts: readonly Buffer[]) => Buffer.concat(parts);

const names: readonly HostileFile[] = [
  ['a name that climbs out of its folder', '../../../etc/passwd.png'],
  ['a name that climbs out with backslashes', String.raw`..\..\windows\win.png`],
  ['an absolute path', '/var/www/html/id.png'],
  ['a path of another drive', 'C:id.png'],
  ['a name with NUL before its end', 'id\u0000.png'],
  ['a name with a line break for a header', 'id\r\nSet-Cookie: a=b.png'],
  ['a name that shows another end from right to left', 'invoice\u202Egpj.exe.png'],
  ['a name with an isolate', 'a\u2067b.png'],
  ['a name with an invisible space', 'id\u200B.png'],
  ['a name of 300 characters', `${'a'.repeat(296)}.png`],
  ['a name of 402 bytes', `${'ж'.repeat(199)}.png`],
  ['a name with markup', '"><img src=x onerror=alert(1)>.png'],
  ['a hidden file', '.htaccess.png'],
  ['a script under a picture’s end', 'shell.php.png'],
  ['a page under a picture’s end', 'index.html.png'],
  ['an archive under a picture’s end', 'holiday.zip.png'],
  ['a name with a space before it', ' id.png'],
].map(([what = '', name = '']) => hostile('UPLOAD_NAME', what, name, png, 'image/png'));

const ends: readonly HostileFile[] = [
  ['no end at all', 'id', png],
  ['the end of a program', 'id.pdf.exe', png],
  ['an end after NUL', 'id.png\u0000.exe', png],
  ['a dot after the end', 'id.png.', png],
  ['a space after the end', 'id.png ', png],
  ['the end of a vector picture', 'id.svg', svg],
  ['the end of a page', 'id.html', html],
  ['the end of another kind of picture', 'id.gif', Buffer.from('GIF89a')],
  ['the end of a newer kind of picture', 'id.webp', Buffer.from('RIFF....WEBPVP8 ')],
].map(([what, name, bytes]) =>
  hostile('UPLOAD_TYPE', `a name with ${what as string}`, name as string, bytes as Buffer, ''),
);

const renamed: readonly HostileFile[] = [
  hostile('UPLOAD_TYPE', 'a page renamed to a PNG', 'id.png', html),
  hostile('UPLOAD_TYPE', 'a page renamed to a PDF', 'id.pdf', html),
  hostile('UPLOAD_TYPE', 'a vector picture renamed to a PNG', 'id.png', svg),
  hostile('UPLOAD_TYPE', 'a GIF renamed to a JPEG', 'id.jpg', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')),
  hostile('UPLOAD_TYPE', 'a program renamed to a PDF', 'id.pdf', Buffer.from('MZ\u0090\u0000\u0003')),
  hostile('UPLOAD_TYPE', 'an archive renamed to a PNG', 'id.png', makeZip()),
  hostile('UPLOAD_TYPE', 'a PNG named JPEG', 'id.jpg', png),
  hostile('UPLOAD_TYPE', 'a JPEG named PNG', 'id.png', jpeg),
  hostile('UPLOAD_TYPE', 'a PDF named JPEG', 'id.jpeg', pdf),
  hostile('UPLOAD_TYPE', 'a PNG declared a page', 'id.png', png, 'text/html'),
  hostile('UPLOAD_TYPE', 'a PNG declared a vector picture', 'id.png', png, 'image/svg+xml'),
  hostile('UPLOAD_TYPE', 'a PNG declared a PDF', 'id.png', png, 'application/pdf'),
];

const pngs: readonly HostileFile[] = [
  ['with its signature alone', pngSignature],
  ['that is cut off', png.subarray(0, png.length - 20)],
  ['without its end', png.subarray(0, png.length - 12)],
  ['without a picture', join(pngSignature, pngHeader(), pngChunk('IEND'))],
  ['with another chunk before the header', join(pngSignature, pngChunk('teXt'), png.subarray(8))],
  ['with a wrong checksum', Buffer.from(png).fill(0, 30, 32)],
  [
    'whose chunk is longer than the file',
    join(png.subarray(0, 33), Buffer.from('7fffffff49444154', 'hex'), png.subarray(33)),
  ],
  ['that would fill the memory', join(pngSignature, pngHeader(65_000, 65_000), png.subarray(33))],
  ['with a script behind it', join(png, html)],
  ['with one byte behind it', join(png, Buffer.from([0]))],
  ['with an archive behind it', join(png, makeZip())],
  ['that is a page in a comment', makePng('x', pngChunk('tEXt', join(Buffer.from('Comment\0'), html)))],
  [
    'that is a server page in a comment',
    makePng('x', pngChunk('tEXt', Buffer.from('C\0<?php system(1); ?>'))),
  ],
  ['that is an archive with a picture as its comment', archiveInPng()],
].map(([what, bytes]) => hostile('UPLOAD_TYPE', `a PNG ${what as string}`, 'id.png', bytes as Buffer));

/** The archive's last record says that what follows it is a comment: the rest of the picture. */
function archiveInPng(): Buffer {
  // The checksum of the chunk that holds the archive, and the chunk at the end.
  const rest = '\u0000'.repeat(16);
  const archive = makeZip(rest);
  return makePng('x', pngChunk('zzZz', archive.subarray(0, archive.length - rest.length)));
}

const jpegs: readonly HostileFile[] = [
  ['with its start alone', jpegStart],
  ['with three bytes', Buffer.from([0xff, 0xd8, 0xff])],
  ['that is cut off', jpeg.subarray(0, jpeg.length - 2)],
  ['that is cut off in a segment', jpeg.subarray(0, 20)],
  ['without a picture', join(jpegStart, jpegComment('x'), jpegEnd)],
  ['without a frame', join(jpegStart, jpegScan, jpegEnd)],
  ['without a scan', join(jpegStart, jpegFrame, jpegEnd)],
  ['with an archive behind it', join(jpeg, makeZip())],
  ['with a page behind it', join(jpeg, html)],
  ['with another picture behind it that it does not announce', join(jpeg, jpeg)],
  ['that is a page in a comment', makeJpeg('x', jpegComment(html.toString()))],
  ['that is a script in a comment', makeJpeg('x', jpegComment('*/=1;alert(1);/*<script src=x>'))],
].map(([what, bytes]) => hostile('UPLOAD_TYPE', `a JPEG ${what as string}`, 'id.jpg', bytes as Buffer));

const pdfs: readonly HostileFile[] = [
  ['with its header alone', Buffer.from('%PDF-1.7\n')],
  ['without its end', pdf.subarray(0, pdf.length - 6)],
  ['of an unknown version', Buffer.from(pdf.toString('latin1').replace('%PDF-1.7', '%PDF-9.9'), 'latin1')],
  ['behind a page', join(html, pdf)],
  ['with a page behind it', join(pdf, html)],
  ['with an archive behind it', join(pdf, makeZip())],
  ['that is an archive’s comment', join(Buffer.from('%PDF-1.7\n'), makeZip(makePdf().toString('latin1')))],
  [
    'with a page in its header',
    Buffer.from(pdf.toString('latin1').replace('\n%', '\n%<html><script>'), 'latin1'),
  ],
  [
    'whose table is beyond its end',
    Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1'),
  ],
].map(([what, bytes]) => hostile('UPLOAD_TYPE', `a PDF ${what as string}`, 'id.pdf', bytes as Buffer));

/** Files of every kind that must be rejected, with the code of the rejection. */
export const hostileFiles: readonly HostileFile[] = [
  ...names,
  ...ends,
  ...renamed,
  ...pngs,
  ...jpegs,
  ...pdfs,
  hostile('UPLOAD_EMPTY', 'a file without a byte', 'id.png', Buffer.alloc(0)),
  hostile('UPLOAD_TOO_LARGE', 'a file of 25 MB and one byte', 'id.png', makePngOfSize(tooLarge)),
];
