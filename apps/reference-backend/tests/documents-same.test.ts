import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountsWithSameDocument } from '../src/documents/same-documents.js';
import { documentSignals } from '../src/documents/tables.js';
import { changeSettings } from './support/control.js';
import { makePdf, makePdfWith, makePng, pngChunk } from './support/document-files.js';
import { documentsFolder, fetchDocuments, sendByTus } from './support/documents.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { DOCUMENTS_DIRECTORY: folder } });
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
});

interface SentDocument {
  player: TestPlayer;
  id: string;
}
async function send(bytes: Buffer, name: string, by?: TestPlayer): Promise<SentDocument> {
  const player = by ?? (await newPlayer(backend));
  expect((await sendByTus(backend, player, bytes, { name, kind: 'address' })).code).toBe('');
  return { player, id: (await fetchDocuments(backend, player)).documents[0]?.documentId ?? '' };
}
const sameAs = ({ id }: SentDocument) => accountsWithSameDocument(backend.services.database, id);
const readSignals = async ({ player }: SentDocument) =>
  (await backend.services.database.select().from(documentSignals)).filter(
    ({ playerId }) => playerId === player.id,
  );

/** A picture with soft shapes that depend on `seed`, as a photo has them. */
const makePhoto = (seed: number): Promise<Buffer> =>
  sharp(makePng(`photo ${seed}`))
    .resize(900, 900)
    .jpeg({ quality: 95 })
    .toBuffer();

describe('the same document in two accounts', () => {
  it('raises a signal when it is the very file, under any name, and is shown to the operator', async () => {
    const bytes = makePdf('a bill');
    const first = await send(bytes, 'bill.pdf');
    expect(await readSignals(first)).toEqual([]);
    const second = await send(bytes, 'my-bill.pdf');
    expect(await readSignals(second)).toMatchObject([
      {
        kind: 'same-document',
        otherPlayerId: first.player.id,
        documentId: second.id,
        fileName: 'my-bill.pdf',
        detail: 'file',
      },
    ]);
    expect(await sameAs(first)).toEqual([
      { playerId: second.player.id, documentId: second.id, match: 'file' },
    ]);
    expect(await sameAs(second)).toEqual([
      { playerId: first.player.id, documentId: first.id, match: 'file' },
    ]);
    const page = await (await backend.fetchControl('/control')).text();
    expect(page).toContain(`Same document in two accounts: ${first.player.id} has the same file.`);
  });
  it('raises one when only what surrounds its pixels or pages differs', async () => {
    const picture = [
      await send(makePng('card'), 'card.png'),
      await send(makePng('card', pngChunk('tEXt', Buffer.from('Author\0Anna'))), 'card.png'),
    ];
    const pdf = [
      await send(makePdf('contract'), 'a.pdf'),
      await send(
        makePdfWith({ seed: 'contract', page: '/Annots []', trailer: '/Info << /Author (Anna) >>' }),
        'a.pdf',
      ),
    ];
    for (const [first, second] of [picture, pdf] as [SentDocument, SentDocument][]) {
      expect(await sameAs(second)).toEqual([
        { playerId: first.player.id, documentId: first.id, match: 'content' },
      ]);
      expect(await readSignals(second)).toMatchObject([{ detail: 'content' }]);
    }
  });
  it('raises one when a picture looks alike: scaled, compressed again, or of another type', async () => {
    const photo = await makePhoto(1);
    const first = await send(photo, 'photo.jpg');
    for (const [name, bytes] of [
      ['photo.jpg', await sharp(photo).jpeg({ quality: 40 }).toBuffer()],
      ['photo.jpg', await sharp(photo).resize(500).jpeg().toBuffer()],
      ['photo.png', await sharp(photo).png().toBuffer()],
    ] as const) {
      const second = await send(bytes, name);
      expect((await sameAs(second)).find(({ playerId }) => playerId === first.player.id)).toEqual({
        playerId: first.player.id,
        documentId: first.id,
        match: 'picture',
      });
    }
  });
  it('raises none for other pictures, for flat ones, and for two files of one account', async () => {
    for (const seed of [11, 12, 13, 14])
      expect(await sameAs(await send(await makePhoto(seed), 'a.jpg'))).toEqual([]);
    const flat = (value: number) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background: { r: value, g: value, b: value } } })
        .png()
        .toBuffer();
    await send(await flat(250), 'a.png');
    expect(await sameAs(await send(await flat(240), 'a.png'))).toEqual([]);
    const { player } = await send(makePng('own', pngChunk('aaAa')), 'a.png');
    const again = await send(makePng('own', pngChunk('bbBb')), 'b.png', player);
    expect([await sameAs(again), await readSignals(again)]).toEqual([[], []]);
  });
  it('raises one when both are sent at the same time, on either side', async () => {
    const bytes = makePdf('at once');
    const both = await Promise.all([send(bytes, 'a.pdf'), send(bytes, 'a.pdf')]);
    const signals = (await Promise.all(both.map(readSignals))).flat();
    expect(signals).toMatchObject([{ detail: 'file' }]);
  });
  it('is none for a document that does not exist', async () => {
    expect(await accountsWithSameDocument(backend.services.database, 'nothing')).toEqual([]);
  });
});
