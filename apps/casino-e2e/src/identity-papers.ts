import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, openAccount, logInByCall } from './accounts.js';
import { word } from './cashier.js';
import { type Casino } from './casinos.js';
import { payIn } from './money.js';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a grey picture of 16 × 16 pixels that is `bytes` long and looks like no other. */
export function papers(name: string, bytes = 2_000): { name: string; mimeType: string; buffer: Buffer } {
  const header = Buffer.from([0, 0, 0, 16, 0, 0, 0, 16, 8, 0, 0, 0, 0]);
  const rows = Array.from({ length: 16 }, () => [Buffer.from([0]), randomBytes(16)]).flat();
  const pixels = deflateSync(Buffer.concat(rows));
  const around = (padding: Buffer) =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('paDd', padding),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  const rest = bytes - around(Buffer.alloc(0)).length;
  return { name, mimeType: 'image/png', buffer: around(randomBytes(rest)) };
}

/** Opens an account with a first deposit, logs the browser in and opens the verification page. */
export async function openVerification(page: Page, casino: Casino): Promise<Account> {
  const account = await openAccount(page.request, casino);
  await payIn(page.request, casino, { token: account.token, currencyCode: 'EUR' }, '50');
  await logInByCall(page.request, casino, account);
  await page.goto('/profile/verify');
  await expect(page.getByRole('heading', { name: word('kyc.kind.address') })).toBeVisible();
  return account;
}

/** The part of the page about a kind of document, by its heading. */
export const getKindSection = (page: Page, heading: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: heading, exact: true }) });

/** The button that unfolds a kind. */
const getToggle = (kind: Locator) => kind.getByRole('heading', { level: 3 }).getByRole('button');

/** Unfolds a kind that is folded. */
export async function unfold(kind: Locator): Promise<void> {
  const toggle = getToggle(kind);
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
}

/** Chooses files for a kind. */
export async function choose(kind: Locator, ...files: ReturnType<typeof papers>[]): Promise<void> {
  await unfold(kind);
  await kind.locator('input[type=file]').setInputFiles(files);
}

/** Presses the button that sends one file, and waits until it is a document: then the kind folds. */
export async function send(kind: Locator): Promise<void> {
  await kind.getByRole('button', { name: word('kyc.send_one'), exact: true }).click();
  await expect(kind.getByText(word('kyc.state.pending-review'))).toBeVisible();
  await expect(getToggle(kind)).toHaveAttribute('aria-expanded', 'false');
}

interface Sent {
  documentId: string;
  kind: string;
  size: number;
  status: string;
}

/** Returns what the backend has of a player, newest first. */
export async function fetchDocuments(
  request: APIRequestContext,
  { backend }: Casino,
  { token }: Account,
): Promise<Sent[]> {
  const response = await request.get(`${backend}/api/user/documents`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok()).toBe(true);
  return ((await response.json()) as { data: { documents: Sent[] } }).data.documents;
}
