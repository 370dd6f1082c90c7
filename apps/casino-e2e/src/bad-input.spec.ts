import { expect, type Page } from '@playwright/test';
import { gameFrame, spinButton } from './game.js';
import { test } from './journey-test.js';
import { balanceInCents, fillCard, logIn, register, createNewPlayer } from './player.js';
import { getTexts } from './words.js';

const texts = getTexts('en');
const anna = { email: 'anna@casino.example', password: 'Harbour-2026!' };
const dialog = (page: Page) => page.getByRole('dialog');
const pay = (page: Page) => dialog(page).getByRole('button', { name: /^Pay/ });

async function openDeposit(page: Page): Promise<void> {
  await page.goto('/casino?modal=login');
  await logIn(page, texts, anna);
  await page.goto('/casino?modal=deposit');
  await expect(dialog(page)).toBeVisible();
}

test('a wrong password shows an error at its field and keeps the email', async ({ page }) => {
  await page.goto('/casino?modal=login');
  await dialog(page).getByRole('textbox', { name: texts.email, exact: true }).fill(createNewPlayer().email);
  await dialog(page).getByLabel(texts.password, { exact: true }).fill('not-the-password');
  await dialog(page).getByRole('button', { name: texts.logIn, exact: true }).click();
  await expect(dialog(page).getByText(/Email and password do not match/)).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: texts.email, exact: true })).toHaveValue(
    /@example\.com$/,
  );
});

test('a taken email and an age under 18 show errors at their fields, and no input is lost', async ({
  page,
}) => {
  await page.goto('/casino?modal=registration');
  await register(page, texts, { email: anna.email, password: 'Harbour-25!' });
  await expect(dialog(page).getByText(texts.word('form.email.taken'))).toBeVisible();
  await expect(dialog(page).getByLabel(texts.password, { exact: true })).toHaveValue('Harbour-25!');
  await dialog(page).getByRole('textbox', { name: texts.email, exact: true }).fill(createNewPlayer().email);
  await dialog(page).getByRole('button', { name: texts.next, exact: true }).click();
  const year = dialog(page).getByLabel(texts.year, { exact: true });
  await expect(year).toHaveValue('1990');
  await year.selectOption(String(new Date().getFullYear() - 10));
  await year.blur();
  await expect(
    dialog(page).getByText(texts.word('form.validation.invalid.dob').replace('{{minimumAge}}', '18')),
  ).toBeVisible();
});

test('an amount outside the limits shows an error beside it', async ({ page }) => {
  await openDeposit(page);
  const amount = dialog(page).getByLabel(texts.word('payments.amount.label'), { exact: true });
  const limits = dialog(page).getByText('Enter an amount from €10 to €5,000.');
  for (const outside of ['3', '9999999']) {
    await amount.fill(outside);
    await pay(page).click();
    await expect(limits).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('25');
    await expect(limits).toBeHidden();
  }
});

test('an invalid card shows errors in the provider’s fields, a declined one beside the form; no money arrives', async ({
  page,
}) => {
  await openDeposit(page);
  const before = await balanceInCents(page, texts);
  await fillCard(page, texts, '4242424242424241');
  await pay(page).click();
  await expect(
    page
      .frameLocator(`iframe[title="${texts.cardFrame}"]`)
      .getByText(texts.word('payments.frame.numberInvalid')),
  ).toBeVisible();
  await fillCard(page, texts, '4000000000000002');
  await pay(page).click();
  await page.waitForURL(/modal=deposit-decline/);
  await expect(dialog(page).getByText(texts.word('payments.error.CARD_DECLINED'))).toBeVisible();
  await page.goto('/casino');
  expect(await balanceInCents(page, texts)).toBe(before);
});

test('a challenge declined at the bank moves no money and shows the result', async ({ page }) => {
  await openDeposit(page);
  const before = await balanceInCents(page, texts);
  await fillCard(page, texts, '4000000000003220');
  await pay(page).click();
  await page.waitForURL(/payment-provider\/3ds/);
  await page.locator('button[name="decision"][value="decline"]').click();
  await page.waitForURL(/modal=deposit-failed/);
  await expect(
    dialog(page)
      .getByText(/not (taken|charged)|Nothing was taken/i)
      .first(),
  ).toBeVisible();
  await page.goto('/casino');
  expect(await balanceInCents(page, texts)).toBe(before);
});

/** The backend gets the first deposit of the page, the response never arrives. */
async function loseResponse(page: Page): Promise<void> {
  let lost = false;
  await page.route('**/api/user/deposit', async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

test('a deposit whose response is lost shows its result without a reload', async ({ page }) => {
  await openDeposit(page);
  const before = await balanceInCents(page, texts);
  await fillCard(page, texts, '4242424242424242');
  await loseResponse(page);
  await pay(page).click();
  await page.waitForURL(/modal=deposit-success/);
  await page.goto('/casino');
  await expect.poll(() => balanceInCents(page, texts)).toBe(before + 2_500);
});

test('a deposit whose response is lost is retried and made once', async ({ page }) => {
  await openDeposit(page);
  const before = await balanceInCents(page, texts);
  await fillCard(page, texts, '4242424242424242');
  await loseResponse(page);
  // The socket's deposit cannot be looked up either, so that the player has to retry.
  await page.route('**/api/user/deposit/*', (route) => route.abort('connectionreset'));
  await pay(page).click();
  await expect(dialog(page).getByText(/We have not heard back/)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Retry payment/ })
    .first()
    .click();
  await page.waitForURL(/modal=deposit-success/);
  await page.goto('/casino');
  await expect.poll(() => balanceInCents(page, texts)).toBe(before + 2_500);
});

test('a bet larger than the balance is rejected in the game and nothing moves', async ({ page }) => {
  const poor = createNewPlayer();
  await page.goto('/casino?modal=registration');
  await register(page, texts, poor);
  await expect(page.getByRole('heading', { name: texts.accountReady })).toBeVisible();
  await page.goto('/play/book-of-tides');
  await expect(
    gameFrame(page)
      .getByText(/Not enough for this bet/)
      .or(spinButton(page, 'en'))
      .first(),
  ).toBeVisible();
  const spin = spinButton(page, 'en');
  if (await spin.isEnabled()) await spin.click();
  await expect(gameFrame(page).getByText(/Not enough for this bet/)).toBeVisible();
  expect(await balanceInCents(page, texts)).toBe(0);
});
