import { expect } from '@playwright/test';
import { playOneRound } from './game.js';
import { test } from './journey-test.js';
import { balanceInCents, fillCard, logIn, register, createNewPlayer, untilHydrated } from './player.js';
import { getTexts } from './words.js';

for (const locale of ['en', 'ar'] as const) {
  test(`a new person registers, deposits through 3-D Secure, plays, and finds the money again (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const texts = getTexts(locale);
    const player = createNewPlayer();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);

    await page.goto('/casino');
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await page
      .getByRole('banner')
      .getByRole('link', { name: texts.word('shell.register') })
      .click();
    await register(page, texts, player);
    await expect(page.getByRole('heading', { name: texts.accountReady })).toBeVisible();

    await page.getByRole('dialog').getByRole('link', { name: texts.deposit }).click();
    await depositFifty();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.word('payments.outcome.success.action') })
      .click();
    await expect.poll(() => balanceInCents(page, texts)).toBe(5_000);

    await page.goto('/casino/games/book-of-tides');
    await page.getByRole('link', { name: texts.word('games.playReal') }).click();
    const { stake, payout } = await playOneRound(page, locale);
    expect(stake).toBeGreaterThan(0);
    const after = 5_000 - stake + payout;
    await expect.poll(() => balanceInCents(page, texts)).toBe(after);

    await page.goto('/casino');
    await expect.poll(() => balanceInCents(page, texts)).toBe(after);
    // Nobody finds the way out before React has hydrated the page.
    await untilHydrated(page.getByRole('main').getByRole('link').first());
    await page.getByRole('button', { name: texts.account, exact: true }).click();
    await page.getByRole('button', { name: texts.logOut }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: texts.word('shell.login') })
      .click();
    await logIn(page, texts, player);
    await expect.poll(() => balanceInCents(page, texts)).toBe(after);
    expect(errors).toEqual([]);

    async function depositFifty(): Promise<void> {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /50/ }).first().click();
      const onwards = dialog.getByRole('button', { name: texts.word('payments.continue'), exact: true });
      if (await onwards.isVisible()) await onwards.click();
      await fillCard(page, texts, '4000000000003220');
      // A new account has no phone number yet, which a deposit needs (§5).
      await dialog.getByRole('textbox', { name: texts.phone, exact: true }).fill(player.phone);
      await dialog
        .getByRole('button', { name: new RegExp(texts.word('payments.pay').replace('{{amount}}', '.*')) })
        .click();
      await page.waitForURL(/payment-provider\/3ds/);
      await page.locator('button[name="decision"][value="confirm"]').click();
      await page.waitForURL(/modal=deposit-3ds-success/);
    }
  });
}

test('the first tap on another way to register works when it blurs the email field', async ({ page }) => {
  await page.goto('/casino?modal=registration');
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('textbox', { name: 'Email', exact: true });
  await email.focus();
  const phone = dialog.getByRole('radio', { name: 'Phone', exact: true });
  const label = phone.locator('xpath=ancestor-or-self::label');
  // Waits until the dialog is at rest. From here on, only the tap could move it.
  await label.click({ trial: true });
  const place = await label.boundingBox();
  expect(place).not.toBeNull();
  if (place === null) return;
  // Where a finger would land: without waiting for a stable position or a second attempt.
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.click(x, y);
  await expect(phone).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Phone', exact: true })).toBeVisible();
});
