import { type Browser, expect, type Page } from '@playwright/test';
import { type Account, logInByCall } from './accounts.js';
import { amountField, chooseMethod, sentence, word } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { excludeForAYear, limitField, setWeekly, logInToPlay } from './protecting.js';

/** Logs the player in on another device. */
async function openDevice(browser: Browser, player: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInByCall(page.request, sharedCasino, player);
  return page;
}

test('of two devices that change one limit at once, the second sees that it was changed and loses no input', async ({
  browser,
  page,
}) => {
  const other = await openDevice(browser, await logInToPlay(page));
  const dialog = other.getByRole('dialog');
  for (const device of [page, other]) {
    await device.goto('/profile2/limits?set=deposit-weekly');
    await expect(limitField(device)).toHaveAccessibleDescription('');
  }
  await limitField(page).fill('50');
  await limitField(other).fill('80');
  await setWeekly(page, '50').click();
  await expect(page.getByText(word('responsible-gaming.limits.updated'))).toBeVisible();

  // It would loosen a limit that this device has never shown.
  await setWeekly(other, '80').click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: word('responsible-gaming.error.LIMIT_CHANGED') }),
  ).toBeVisible();
  await expect(limitField(other)).toHaveValue('80');
  await expect(dialog.getByText(sentence('responsible-gaming.set.now', { amount: '€50.00' }))).toBeVisible();
  await expect(dialog.getByText(word('responsible-gaming.change.higher.now'))).toBeVisible();
  await setWeekly(other, '80').click();
  await expect(other.getByText(word('responsible-gaming.limits.updated'))).toBeVisible();
  await page.reload();
  await expect(limitField(page)).toHaveValue('80');
  await other.context().close();
});

test('an exclusion on one device closes the game and the deposit that are open on another one, without a reload', async ({
  browser,
  page,
}) => {
  const game = await openDevice(browser, await logInToPlay(page));
  const deposit = await game.context().newPage();
  await game.goto('/play/book-of-tides');
  await expect(game.locator('main iframe')).toBeVisible();
  await deposit.goto('/deposit');
  await chooseMethod(deposit, /^Skrill/);
  await amountField(deposit).fill('25');

  await excludeForAYear(page);
  await expect(game.getByRole('heading', { name: word('shell.quiet.closed') })).toBeVisible();
  await expect(game.locator('main iframe')).toHaveCount(0);
  await expect(deposit.getByRole('heading', { name: word('shell.quiet.closed') })).toBeVisible();
  await game.context().close();
});
