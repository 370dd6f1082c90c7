import { beforeAll, describe, expect, it } from 'vitest';
import { changeSettings, control } from './support/control.js';
import { makePng } from './support/document-files.js';
import { documentsFolder, fetchDocuments, sendByTus } from './support/documents.js';
import { sentTo } from './support/outbox.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { DOCUMENTS_DIRECTORY: folder } });
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
});

async function send(player: TestPlayer, kind: string): Promise<string> {
  const sent = await sendByTus(backend, player, makePng(`${kind} of ${player.id}`), {
    kind,
    name: `${kind}.png`,
  });
  expect(sent.code).toBe('');
  return (await fetchDocuments(backend, player)).documents[0]?.documentId ?? '';
}
const decide = (id: string, decision: 'approve' | 'reject' | 'more', reason?: string) =>
  control(backend, `documents/${id}/${decision}`, reason === undefined ? {} : { reason });
const mailsTo = async ({ email }: TestPlayer) =>
  (await sentTo(backend, email)).filter(({ kind }) => kind.startsWith('document-'));

describe('a decision about a document', () => {
  it('is mailed: accepted', async () => {
    const player = await newPlayer(backend);
    await decide(await send(player, 'address'), 'approve');
    const [mail] = await mailsTo(player);
    expect(mail).toMatchObject({ kind: 'document-approved', subject: 'Your document was accepted' });
    expect(mail?.text).toContain('accepted your document: proof of address.');
  });

  it.each([
    ['en', 'proof of address', 'Reason: The bill is dated 4 June.'],
    ['de', 'Adressnachweis', 'Grund: The bill is dated 4 June.'],
    ['ar', 'إثبات العنوان', 'السبب: The bill is dated 4 June.'],
  ])(
    'is mailed in the language of the player, %s: rejected with its reason',
    async (language, name, reason) => {
      const player = await newPlayer(backend, { preferredLanguage: language });
      await decide(await send(player, 'address'), 'reject', 'The bill is dated 4 June.');
      const [mail] = await mailsTo(player);
      expect(mail).toMatchObject({ kind: 'document-rejected', channel: 'mail', language });
      expect(mail?.text).toContain(name);
      expect(mail?.text).toContain(reason);
    },
  );

  it('is mailed when more is needed, with what is missing', async () => {
    const player = await newPlayer(backend);
    await decide(await send(player, 'bank-statement'), 'more', 'Page 2 is missing.');
    expect(await mailsTo(player)).toMatchObject([
      {
        kind: 'document-more',
        text: expect.stringContaining('What is missing: Page 2 is missing.') as string,
      },
    ]);
  });

  it('is mailed again only when it is another one', async () => {
    const player = await newPlayer(backend);
    const id = await send(player, 'address');
    await decide(id, 'approve');
    await decide(id, 'approve');
    await decide(id, 'reject', 'Not readable.');
    await decide(id, 'reject', 'Not readable.');
    await decide(id, 'reject', 'The name is another one.');
    expect((await mailsTo(player)).map(({ kind }) => kind)).toEqual([
      'document-rejected',
      'document-rejected',
      'document-approved',
    ]);
  });
});
