import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/control.js';
import { documentsFolder, sendByTus, servedFile } from './support/documents.js';
import { newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { DOCUMENTS_DIRECTORY: folder } });
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
});

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number, alpha = false): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: alpha ? 4 : 3,
      background: { r: 255, g: 0, b: 0, alpha: alpha ? 0.5 : 1 },
    },
  }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: { r: 0, g: 0, b: 255 } } },
      left: width / 2,
      top: 0,
    },
  ]);
const place = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 6/1 33/1' },
  IFD0: { Make: 'Phone', Artist: 'Anna' },
};

async function fetchKeptFile(bytes: Buffer, name: string): Promise<Buffer> {
  const player = await newPlayer(backend);
  expect((await sendByTus(backend, player, bytes, { name, kind: 'address' })).code).toBe('');
  return servedFile(backend, player);
}
/** The colour near a corner, of 255. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [
    ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
}
const isNear = (color: readonly number[], expected: readonly number[], within = 40) =>
  color.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= within);

describe('pictures as people send them', () => {
  it('a photo of a phone held upright is upright, without EXIF, place and preview', async () => {
    // Turned by 90 degrees to the right to be shown: the left half, red, is then above.
    const photo = await halves(4_000, 3_000)
      .withExif(place)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await sharp(photo).metadata();
    expect([sent.orientation, sent.width, sent.height]).toEqual([6, 4_000, 3_000]);
    const kept = await fetchKeptFile(photo, 'photo.jpg');
    const { width, height, orientation, exif, icc, xmp, space, format } = await sharp(kept).metadata();
    expect({ width, height, orientation, exif, icc, xmp, space, format }).toEqual({
      ...{ width: 3_000, height: 4_000, orientation: undefined, exif: undefined, icc: undefined },
      ...{ xmp: undefined, space: 'srgb', format: 'jpeg' },
    });
    expect(isNear(await colorAt(kept, 1_500, 100), [255, 0, 0])).toBe(true);
    expect(isNear(await colorAt(kept, 1_500, 3_900), [0, 0, 255])).toBe(true);
    expect(kept.includes('Anna')).toBe(false);
  });
  it.each(['1', '2', '3', '4', '5', '6', '7', '8'])(
    'orientation %s is the one that is shown',
    async (value) => {
      const photo = await halves(200, 100)
        .withMetadata({ orientation: Number(value) })
        .jpeg()
        .toBuffer();
      const kept = await fetchKeptFile(photo, 'photo.jpg');
      const shown = await sharp(photo).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const { info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([shown.info.width, shown.info.height]);
      const corner = [...shown.data.subarray(0, 3)];
      expect(isNear(await colorAt(kept, 0, 0), corner)).toBe(true);
    },
  );
  it.each([
    ['a progressive JPEG', 'a.jpg', () => halves(800, 600).jpeg({ progressive: true })],
    ['a JPEG in the colours of print', 'a.jpg', () => halves(800, 600).toColourspace('cmyk').jpeg()],
    ['a grey JPEG', 'a.jpg', () => halves(800, 600).greyscale().jpeg()],
    ['a JPEG with a profile', 'a.jpg', () => halves(800, 600).withIccProfile('p3').jpeg()],
    ['a PNG', 'a.png', () => halves(800, 600).png()],
    ['a progressive PNG', 'a.png', () => halves(800, 600).png({ progressive: true })],
    ['a PNG with alpha', 'a.png', () => halves(800, 600, true).png()],
    ['a PNG with a palette', 'a.png', () => halves(800, 600).png({ palette: true })],
    ['a PNG of 16 bits', 'a.png', () => halves(800, 600).toColourspace('rgb16').png()],
    ['a PNG with a profile', 'a.png', () => halves(800, 600).withIccProfile('p3').png()],
  ])('%s is kept, with the same size and looks', async (_, name, make) => {
    const bytes = await make().toBuffer();
    const kept = await fetchKeptFile(bytes, name);
    const { width, height, icc } = await sharp(kept).metadata();
    expect({ width, height, icc }).toEqual({ width: 800, height: 600, icc: undefined });
    const expected = await colorAt(await sharp(bytes).toColourspace('srgb').png().toBuffer(), 700, 300);
    expect(isNear(await colorAt(kept, 700, 300), expected)).toBe(true);
  });
  it('a photo of 108 megapixels is scaled down', async () => {
    const bytes = await halves(12_000, 9_000).jpeg({ quality: 50 }).toBuffer();
    const { width, height } = await sharp(await fetchKeptFile(bytes, 'large.jpg')).metadata();
    expect([width, height]).toEqual([6_000, 4_500]);
  });
});

/** Loads a PDF and returns the size of its first page, and whether a text or picture is still in it. */
async function readPages(pdf: Buffer): Promise<{ width: number; height: number }[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.getPages().map((page) => page.getSize());
}

describe('PDFs as people send them', () => {
  it.each([[true], [false]])(
    'a bill of one page is kept, also with packed lists of objects: %s',
    async (useObjectStreams) => {
      const bill = await PDFDocument.create();
      bill.setAuthor('Anna Harbour');
      const page = bill.addPage([595, 842]);
      page.drawText('Water bill of June', {
        font: await bill.embedFont(StandardFonts.Helvetica),
        x: 50,
        y: 700,
      });
      const kept = await fetchKeptFile(Buffer.from(await bill.save({ useObjectStreams })), 'bill.pdf');
      expect(await readPages(kept)).toEqual([{ width: 595, height: 842 }]);
      expect([kept.includes('/Helvetica'), kept.includes('Harbour')]).toEqual([true, false]);
    },
  );
  it('a scan of three pages, one of them turned, is kept', async () => {
    const scan = await PDFDocument.create();
    for (let number = 0; number < 3; number += 1) {
      const picture = await scan.embedJpg(await halves(1_240, 1_754).jpeg().toBuffer());
      const page = scan.addPage([595, 842]);
      page.drawImage(picture, { width: 595, height: 842 });
      if (number === 2)
        page.setRotation({ type: 'degrees', angle: 90 } as Parameters<typeof page.setRotation>[0]);
    }
    const kept = await fetchKeptFile(Buffer.from(await scan.save()), 'scan.pdf');
    expect(await readPages(kept)).toHaveLength(3);
    const document = await PDFDocument.load(kept, { updateMetadata: false });
    expect(document.getPage(2).getRotation().angle).toBe(90);
    expect(kept.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(3);
  });
  it('a form that was filled in shows what was filled in', async () => {
    const form = await PDFDocument.create();
    const page = form.addPage([595, 842]);
    const field = form.getForm().createTextField('iban');
    field.setText('NL91 ABNA 0417 1643 00');
    field.addToPage(page, { x: 50, y: 700, width: 300, height: 20 });
    const kept = await fetchKeptFile(Buffer.from(await form.save({ useObjectStreams: false })), 'form.pdf');
    expect([kept.includes('/AP'), kept.includes('/AcroForm'), kept.includes('/FT')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
