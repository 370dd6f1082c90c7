import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Texts } from './words.js';

export interface NewPlayer {
  email: string;
  password: string;
  /** A mobile number of Curaçao without its code. */
  phone: string;
}

/** Of this process; the processes that run journeys at the same time, or one after another, have numbers of their own. */
let phones = 0;
/** Returns the last five digits of a phone number that no player has. */
export function unusedDigits(): string {
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 100;
  phones += 1;
  return String(worker * 1000 + (phones % 1000)).padStart(5, '0');
}

/** Returns a person no one has registered yet. */
export const createNewPlayer = (): NewPlayer => ({
  email: `player-${randomUUID().slice(0, 8)}@example.com`,
  password: 'Harbour-25!',
  phone: `951${unusedDigits()}`,
});

/** Registers through the form, as an adult, and waits for the last step. */
export async function register(
  page: Page,
  texts: Texts,
  player: Pick<NewPlayer, 'email' | 'password'>,
  { birthYear = '1990' } = {},
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.email, exact: true }).fill(player.email);
  await dialog.getByLabel(texts.password, { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: texts.next, exact: true }).click();
  // The next step comes once the fields of this one have been checked.
  await expect(dialog.getByLabel(texts.day, { exact: true })).toBeVisible();
  const names = dialog.getByLabel(texts.firstName, { exact: true });
  if (await names.isVisible()) {
    await names.fill('Marlon');
    await dialog.getByLabel(texts.lastName, { exact: true }).fill('Statia');
  }
  await dialog.getByLabel(texts.day, { exact: true }).selectOption('12');
  await dialog.getByLabel(texts.month, { exact: true }).selectOption('04');
  await dialog.getByLabel(texts.year, { exact: true }).selectOption(birthYear);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: texts.createAccount, exact: true }).click();
}

/** Logs in through the open login dialog. */
export async function logIn(
  page: Page,
  texts: Texts,
  { email, password }: Pick<NewPlayer, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.email, exact: true }).fill(email);
  await dialog.getByLabel(texts.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: texts.logIn, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Fills the provider's card fields in their frame. */
export async function fillCard(page: Page, texts: Texts, number: string, cvc = '123'): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${texts.cardFrame}"]`);
  await frame.getByLabel(texts.cardNumber).fill(number);
  await frame.getByLabel(texts.cardExpiry).fill('12/30');
  await frame.getByLabel(texts.cardCvc).fill(cvc);
  await frame.getByLabel(texts.cardHolder).fill('Marlon Statia');
}

/** Returns the real balance on the page, in cents; the pill's text is the same in every theme and size. */
export async function balanceInCents(page: Page, texts: Texts): Promise<number> {
  const [before = ''] = texts.word('wallet.label.real').split('{{real}}');
  const text = await page
    .getByText(new RegExp(`^${before.trim()}.*\\d`))
    .or(page.getByRole('button', { name: new RegExp(`^${before.trim()}.*\\d`) }))
    .first()
    .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  return Number(text.replaceAll(/[^\d]/g, ''));
}

/** Waits until React has hydrated a field that came with the page: earlier input would be lost. */
export async function untilHydrated(field: Locator): Promise<void> {
  await expect
    .poll(() =>
      field.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/**
 * Resolves once the server has greeted the page over its socket with the balances, by whichever transport came first: live
 * events before that reach nobody. Call it before the page is opened.
 */
export const greeted = (page: Page) =>
  Promise.any([
    page.waitForResponse(
      async (response) =>
        response.url().includes('/socket.io/') &&
        (await response.text().catch(() => '')).includes('wallet:balance'),
    ),
    page
      .waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('wallet:balance')),
      ),
  ]);
