import { expect, type Page } from '@playwright/test';
import { canary, filesWith, keptByBrowser, listenForCards } from './card-canary.js';
import { sharedCasino } from './casinos.js';
import { button, chooseMethod, fetchBalance, openCashier, pay, sentence, word, texts } from './cashier.js';
import { test } from './journey-test.js';
import { balanceInCents, fillCard } from './player.js';

const threeDsCard = '4000000000003220';
const dialog = (page: Page) => page.getByRole('dialog');
const waits = (page: Page) =>
  page.getByText(sentence('payments.pending.title', { amount: '€25.00', method: 'Visa / Mastercard' }));

/** Pays with the entered or selected card, up to the bank's page. */
async function payUntilChallenge(page: Page): Promise<void> {
  await pay(page).click();
  await page.waitForURL(/payment-provider\/3ds/);
}
/** Checks that the money has arrived and closes the message. */
async function closeSuccess(page: Page): Promise<void> {
  await page.waitForURL(/modal=deposit-3ds-success/);
  await button(dialog(page), 'payments.outcome.success.action').click();
  await expect(dialog(page)).toBeHidden();
}
const atBank = (page: Page, decision: string) =>
  page.locator(`button[name="decision"][value="${decision}"]`).click();

test('a 3-D Secure check cancelled at the bank, or left and cancelled, moves no money and shows the result', async ({
  page,
}) => {
  await openCashier(page);
  await chooseMethod(page, /^Visa/);
  await fillCard(page, texts, threeDsCard);
  await payUntilChallenge(page);
  await atBank(page, 'cancel');
  await page.waitForURL(/modal=deposit-cancel/);
  await expect(dialog(page).getByText(word('payments.error.THREE_DS_ABANDONED'))).toBeVisible();
  expect(await fetchBalance(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await fillCard(page, texts, threeDsCard);
  await payUntilChallenge(page);
  const bankPage = page.url();
  await page.goBack();
  await expect(waits(page)).toBeVisible();
  await button(page, 'payments.cancelDeposit.open').click();
  await button(page, 'payments.cancelDeposit.confirm').click();
  await expect(page.getByText(sentence('payments.pending.ended', { amount: '€25.00' }))).toBeVisible();
  await expect(page.getByText(word('payments.error.THREE_DS_ABANDONED'))).toBeVisible();
  expect(await fetchBalance(page)).toBe(0);
  // A cancelled deposit can no longer be confirmed.
  await page.goto(bankPage);
  await expect(page.locator('button[name="decision"]')).toHaveCount(0);
});

test('a 3-D Secure check whose tab was closed is found again, resumed and passed', async ({
  page,
  context,
}) => {
  await openCashier(page);
  await chooseMethod(page, /^Visa/);
  await fillCard(page, texts, threeDsCard);
  await payUntilChallenge(page);
  await page.close();
  const later = await context.newPage();
  await later.goto('/deposit');
  await expect(waits(later)).toBeVisible();
  expect(await balanceInCents(later, texts)).toBe(0);
  await button(later, 'payments.pending.resume').click();
  await button(later, 'payments.note.challenge.action').click();
  await later.waitForURL(/payment-provider\/3ds/);
  await atBank(later, 'confirm');
  await closeSuccess(later);
  await expect.poll(() => balanceInCents(later, texts)).toBe(2_500);
  await expect(waits(later)).toBeHidden();
});

test('a saved card is offered again without its number, can be removed, and is known to the provider alone', async ({
  page,
  context,
}) => {
  const listening = listenForCards(context, sharedCasino);
  const { email } = await openCashier(page);
  await chooseMethod(page, /^Visa/);
  await fillCard(page, texts, canary.number, canary.cvc);
  await page.getByLabel(word('payments.savedCards.keepThis')).check({ force: true });
  await payUntilChallenge(page);
  await atBank(page, 'confirm');
  await closeSuccess(page);
  await expect.poll(() => balanceInCents(page, texts)).toBe(2_500);

  const stored = page.getByRole('radio', { name: /ending 9424/ });
  await stored.check({ force: true });
  await expect(page.locator(`iframe[title="${texts.cardFrame}"]`)).toBeHidden();
  await payUntilChallenge(page);
  await atBank(page, 'confirm');
  await closeSuccess(page);
  await expect.poll(() => balanceInCents(page, texts)).toBe(5_000);

  await stored.check({ force: true });
  await button(page, 'payments.savedCards.forget').click();
  await button(page, 'payments.savedCards.confirm').click();
  await expect(stored).toHaveCount(0);
  await expect(page.locator(`iframe[title="${texts.cardFrame}"]`)).toBeVisible();

  expect(listening.tokenised()).toBe(1);
  expect(await listening.received()).toEqual([]);
  expect(await keptByBrowser(page)).toEqual([]);
  const data = process.env.E2E_DATA ?? '';
  // The player's address is in the database, so this is where a number would be.
  expect(filesWith(data, email)).not.toEqual([]);
  expect(filesWith(data, canary.number.slice(0, 12))).toEqual([]);
});
