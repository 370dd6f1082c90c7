import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  documentFilePath,
  documentFormPath,
  getDocumentLabels,
  getDocuments,
  getUserDetails,
  refreshKycStatus,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { applyDueApprovals, profileLagMinutes } from '../src/documents/approvals.js';
import { maxUploadTriesPerDay } from '../src/documents/upload-gate.js';
import { changeSettings, control } from './support/control.js';
import { makeJpeg, makePdf, makePng } from './support/document-files.js';
import {
  authorize,
  documentsFolder,
  fetchDocuments,
  filesIn,
  sendByForm,
  sendByTus,
} from './support/documents.js';
import {
  deposit,
  logInAgain,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

const folder = documentsFolder();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ variables: { DOCUMENTS_DIRECTORY: folder } });
});
beforeEach(async () => {
  backend.clock.shiftTo(0);
  await changeSettings(backend, { allowKYCBeforeDeposit: true });
});

const minute = 60_000;
let files = 0;
/** Sends a new file of a kind and returns its id. */
async function send(player: TestPlayer, kind: string): Promise<string> {
  files += 1;
  const sent = await sendByTus(backend, player, makePng(`file ${files}`), {
    kind,
    name: `${kind}.png`,
    captured: kind === 'face',
  });
  expect(sent.code).toBe('');
  return (
    (await fetchDocuments(backend, player)).documents.find((document) => document.kind === kind)
      ?.documentId ?? ''
  );
}
const decide = (id: string, decision: 'approve' | 'reject' | 'more', reason?: string) =>
  control(backend, `documents/${id}/${decision}`, reason === undefined ? {} : { reason });
/** Sends and approves everything that is required. */
async function approveAll(player: TestPlayer): Promise<string[]> {
  const ids: string[] = [];
  for (const kind of ['identity', 'address', 'face']) ids.push(await send(player, kind));
  for (const id of ids) await decide(id, 'approve');
  return ids;
}
const fetchKycStatus = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.getUser.kycStatus;

describe('the labels', () => {
  it('are the three kinds of the product and a photo of the face', async () => {
    const { token } = await newPlayer(backend);
    const { labels } = (await backend.call(getDocumentLabels, { token })).body.data;
    expect(
      labels.map(({ kind, required, cameraOnly, capture }) => [kind, required, cameraOnly, capture]),
    ).toEqual([
      ['identity', true, false, 'document'],
      ['address', true, false, null],
      ['face', true, true, 'face'],
      ['bank-statement', false, false, null],
    ]);
  });
  it('and the documents need a token', async () => {
    expect((await backend.call(getDocumentLabels)).status).toBe(401);
    expect((await backend.call(getDocuments)).status).toBe(401);
  });
});

describe('a document', () => {
  it('is pending review, then rejected with a reason, sent again, and approved', async () => {
    const player = await newPlayer(backend);
    const first = await send(player, 'address');
    expect((await fetchDocuments(backend, player)).documents[0]).toMatchObject({
      status: 'pending-review',
      reason: null,
      decidedAt: null,
    });
    await decide(first, 'reject', 'The bill is dated 4 June.');
    expect((await fetchDocuments(backend, player)).documents[0]).toMatchObject({
      status: 'rejected',
      reason: 'The bill is dated 4 June.',
    });
    backend.clock.shiftTo(minute);
    const second = await send(player, 'address');
    await decide(second, 'approve');
    expect((await fetchDocuments(backend, player)).documents.map(({ status }) => status)).toEqual([
      'approved',
      'rejected',
    ]);
  });
  it('stays when more is needed', async () => {
    const player = await newPlayer(backend);
    await decide(await send(player, 'bank-statement'), 'more', 'Page 2 is missing.');
    backend.clock.shiftTo(minute);
    await send(player, 'bank-statement');
    expect((await fetchDocuments(backend, player)).documents.map(({ status }) => status)).toEqual([
      'pending-review',
      'additional-info-required',
    ]);
  });
  it('needs a reason to be rejected, and must exist', async () => {
    const player = await newPlayer(backend);
    const id = await send(player, 'address');
    const post = (path: string, body: Record<string, string>) =>
      backend.fetchControl(`/control/documents/${path}`, { method: 'POST', body: new URLSearchParams(body) });
    expect((await post(`${id}/reject`, { reason: ' ' })).status).toBe(400);
    expect((await post(`${id}/more`, {})).status).toBe(400);
    expect((await post('nothing/approve', {})).status).toBe(404);
    expect(await (await backend.fetchControl('/control')).text()).toContain('address.png');
  });
  it('is a duplicate when its player has sent the same file, under any name and kind', async () => {
    const [player, other] = [await newPlayer(backend), await newPlayer(backend)];
    const bytes = makePdf('twice');
    expect((await sendByTus(backend, player, bytes, { name: 'a.pdf', kind: 'address' })).code).toBe('');
    for (const kind of ['address', 'identity']) {
      const sent = await sendByForm(backend, player, bytes, { name: 'b.pdf', kind });
      expect([sent.status, sent.code]).toEqual([409, 'UPLOAD_DUPLICATE']);
    }
    expect((await sendByTus(backend, other, bytes, { name: 'a.pdf', kind: 'address' })).code).toBe('');
  });
  it('of a camera-only kind has to come from the camera', async () => {
    const player = await newPlayer(backend);
    const file = await sendByTus(backend, player, makeJpeg('face'), { name: 'face.jpg', kind: 'face' });
    expect([file.status, file.code]).toEqual([409, 'UPLOAD_NEEDS_CAMERA']);
    await send(player, 'face');
  });
  it('is not taken for a kind that is full or approved', async () => {
    const player = await newPlayer(backend);
    const id = await send(player, 'face');
    const again = () =>
      sendByTus(backend, player, makeJpeg('another face'), {
        name: 'face.jpg',
        kind: 'face',
        captured: true,
      });
    expect((await again()).code).toBe('UPLOAD_CLOSED');
    await decide(id, 'approve');
    expect((await again()).code).toBe('UPLOAD_CLOSED');
  });
  it('is taken before the first deposit only if the brand allows it', async () => {
    await changeSettings(backend, { allowKYCBeforeDeposit: null });
    const player = await newPlayer(backend);
    const bytes = makePng('before the deposit');
    const early = await sendByTus(backend, player, bytes);
    expect([early.status, early.code]).toEqual([409, 'UPLOAD_NEEDS_DEPOSIT']);
    await deposit(backend, player);
    expect((await sendByTus(backend, player, bytes)).code).toBe('');
    await changeSettings(backend, { allowKYCBeforeDeposit: true });
    expect((await sendByTus(backend, await newPlayer(backend), makePng('allowed before it'))).code).toBe('');
  });
});

describe('tries', () => {
  it('count in a day, refused ones too, and the next day begins anew', async () => {
    const player = await newPlayer(backend);
    const refused = { name: 'id.pdf' };
    for (let tries = 0; tries < maxUploadTriesPerDay; tries += 1) {
      const { code } = await sendByForm(backend, player, makePng(`try ${tries}`), refused);
      expect([tries, code]).toEqual([tries, 'UPLOAD_TYPE']);
    }
    const sent = () => sendByForm(backend, player, makePng('id'));
    expect(await sent()).toMatchObject({ status: 429, code: 'UPLOAD_LIMIT' });
    const other = await newPlayer(backend);
    expect((await sendByForm(backend, other, makePng('id'))).status).toBe(200);
    backend.clock.shiftTo(24 * 60 * minute);
    const later = await logInAgain(backend, player);
    expect((await sendByForm(backend, later, makePng('id'))).status).toBe(200);
  });
});

describe('the file of a document', () => {
  it('is served to its owner only, to keep and not to show', async () => {
    const [owner, stranger] = [await newPlayer(backend), await newPlayer(backend)];
    const bytes = makePdf('served');
    const name = 'Rechnung „März“ (2).pdf';
    await sendByTus(backend, owner, bytes, { name, kind: 'address' });
    const [document] = (await fetchDocuments(backend, owner)).documents;
    const path = documentFilePath(document?.documentId ?? '');
    const response = await backend.fetch(path, { headers: authorize(owner) });
    const served = Buffer.from(await response.arrayBuffer());
    expect([served.includes('(served) Tj'), served.equals(bytes)]).toEqual([true, false]);
    expect(response.headers.get('content-length')).toBe(String(served.length));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Rechnung _M_rz_ (2).pdf"; filename*=UTF-8''Rechnung%20%E2%80%9EM%C3%A4rz%E2%80%9C%20%282%29.pdf`,
    );
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await backend.fetch(path, { headers: authorize(stranger) })).status).toBe(404);
    expect((await backend.fetch(path)).status).toBe(401);
  });
  it('is at no other path', async () => {
    const player = await newPlayer(backend);
    await send(player, 'identity');
    const [stored = ''] = filesIn(folder);
    for (const path of [
      documentFilePath(stored),
      documentFilePath('../documents'),
      `${documentFormPath}/..%2f..%2f${stored}/file`,
      `/api/core/casino/assets/${stored}`,
      `/documents/${stored}`,
      documentFilePath('a\0b'),
    ])
      expect((await backend.fetch(path, { headers: authorize(player) })).status, path).toBe(404);
  });
});

describe('the status in the profile', () => {
  it('follows later, and at once when the player refreshes it', async () => {
    const player = await newPlayer(backend);
    await approveAll(player);
    expect(await fetchDocuments(backend, player)).toMatchObject({ kycStatus: '', profileLags: true });
    expect(await fetchKycStatus(player)).toBe('');
    const refreshed = await backend.call(refreshKycStatus, { token: player.token });
    expect(refreshed.body.data).toEqual({ kycStatus: 'APPROVED', profileLags: false });
    expect(await fetchKycStatus(player)).toBe('APPROVED');
    expect((await fetchDocuments(backend, player)).profileLags).toBe(false);
  });
  it('follows by itself after a few minutes', async () => {
    const player = await newPlayer(backend);
    await approveAll(player);
    const { database } = backend.services;
    const after = (minutes: number) => new Date(backend.clock.now().getTime() + minutes * minute);
    await applyDueApprovals(database, after(profileLagMinutes - 1));
    expect(await fetchKycStatus(player)).toBe('');
    await applyDueApprovals(database, after(profileLagMinutes + 1));
    expect(await fetchKycStatus(player)).toBe('APPROVED');
  });
  it('is not changed by a refresh while a document waits', async () => {
    const player = await newPlayer(backend);
    await send(player, 'identity');
    const refreshed = await backend.call(refreshKycStatus, { token: player.token });
    expect(refreshed.body.data).toEqual({ kycStatus: '', profileLags: false });
  });
  it('is taken back when a document that counted is rejected after all', async () => {
    const player = await newPlayer(backend);
    const [identity = ''] = await approveAll(player);
    await backend.call(refreshKycStatus, { token: player.token });
    await decide(identity, 'reject', 'The name is another one.');
    expect(await fetchKycStatus(player)).toBe('');
    expect((await fetchDocuments(backend, player)).profileLags).toBe(false);
  });
  it('of an identity that support approved stays when a document is rejected', async () => {
    const player = await newPlayer(backend);
    await control(backend, `players/${player.id}/approve-identity`);
    await decide(await send(player, 'bank-statement'), 'reject', 'Not readable.');
    expect(await fetchKycStatus(player)).toBe('APPROVED');
  });
  it('is reset with a change of the profile, and the documents are checked again', async () => {
    const player = await newPlayer(backend);
    await approveAll(player);
    const saved = await backend.call(updateUserDetails, {
      token: player.token,
      body: { firstName: 'Marlon', onChangeResetKyc: true },
    });
    expect(saved.status).toBe(200);
    const { documents, profileLags } = await fetchDocuments(backend, player);
    expect([profileLags, new Set(documents.map(({ status }) => status))]).toEqual([
      false,
      new Set(['pending-review']),
    ]);
    await backend.call(refreshKycStatus, { token: player.token });
    expect(await fetchKycStatus(player)).toBe('');
  });
});
