import { expect, type Page } from '@playwright/test';
import { amountField, button, chooseMethod, pay, sentence, word, texts } from './cashier.js';
import { test } from './journey-test.js';
import { logInToPlainCasino, plainCasino, controlPlainServer, untilConnected } from './plain-casino.js';
import { balanceInCents, logIn, register, createNewPlayer, untilHydrated } from './player.js';

test.use({ baseURL: plainCasino.shell });

const dialog = (page: Page) => page.getByRole('dialog');
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: word('shell.login') });
const account = (page: Page) => page.getByRole('button', { name: texts.account, exact: true });
const expectBalance = (page: Page, cents: number) =>
  expect.poll(() => balanceInCents(page, texts)).toBe(cents);

test('a new person registers, is logged in, logs out and logs in again', async ({ page }) => {
  const player = createNewPlayer();
  await page.goto('/casino?modal=registration');
  await register(page, texts, player);
  await expect(page.getByRole('heading', { name: texts.accountReady })).toBeVisible();
  await page.goto('/casino');
  await account(page).click();
  await page.getByRole('button', { name: texts.logOut }).click();
  await loginLink(page).click();
  await logIn(page, texts, player);
  await expect(account(page)).toBeVisible();
});

test('the server’s own message is shown when a login or a sign-up is rejected', async ({ page }) => {
  const player = await logInToPlainCasino(page);
  await page.context().clearCookies();
  await page.goto('/casino?modal=login');
  await untilHydrated(dialog(page).getByRole('textbox', { name: texts.email, exact: true }));
  await dialog(page).getByRole('textbox', { name: texts.email, exact: true }).fill(player.email);
  await dialog(page).getByLabel(texts.password, { exact: true }).fill('Another-25!');
  await dialog(page).getByRole('button', { name: texts.logIn, exact: true }).click();
  await expect(dialog(page).getByText('Our records do not have these details.')).toBeVisible();
  await page.goto('/casino?modal=registration');
  await register(page, texts, player);
  await expect(dialog(page).getByText('Somebody plays under this address.')).toBeVisible();
});

test('a deposit goes through the page of the provider to its outcome, and the money arrives', async ({
  page,
}) => {
  await logInToPlainCasino(page);
  await page.goto('/deposit');
  await chooseMethod(page, /^Quick Pay/);
  await amountField(page).fill('40');
  await pay(page).click();
  await page.waitForURL(/\/pay\/\d+$/);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.waitForURL(/modal=deposit-success/);
  await expect(
    dialog(page).getByRole('button', { name: word('payments.outcome.success.action') }),
  ).toBeVisible();
  await expectBalance(page, 4_000);
});

test('a payment that the provider declines leads to the outcome, and no money moves', async ({ page }) => {
  await logInToPlainCasino(page);
  await page.goto('/deposit');
  await chooseMethod(page, /^Quick Pay/);
  await amountField(page).fill('40');
  await pay(page).click();
  await page.waitForURL(/\/pay\/\d+$/);
  await page.getByRole('link', { name: 'Decline' }).click();
  await page.waitForURL(/modal=deposit-decline/);
  await expect(
    dialog(page)
      .getByRole('heading', { name: word('payments.outcome.decline.titleOther') })
      .first(),
  ).toBeVisible();
  await expectBalance(page, 0);
});

test('a withdrawal is requested, is in the list, and can be cancelled', async ({ page }) => {
  await logInToPlainCasino(page, { cents: 10_000, deposits: 1 });
  await page.goto('/withdraw');
  await amountField(page).fill('60');
  const field = (key: string) => page.getByLabel(word(`payments.withdraw.field.${key}`));
  await field('accountNumber').fill('5010 0123 4567');
  await field('bankCode').fill('ABNANL2A');
  const email = field('email');
  if (await email.isVisible()) await email.fill('marlon@example.com');
  await button(page, 'payments.withdraw.submit').click();
  const compared = dialog(page).getByRole('checkbox');
  await expect(button(dialog(page), 'payments.withdraw.confirm.send')).toBeVisible();
  if (await compared.isVisible()) await compared.check({ force: true });
  await button(dialog(page), 'payments.withdraw.confirm.send').click();
  await expect(dialog(page)).toBeHidden();
  await expectBalance(page, 4_000);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: word('payments.withdraw.pending.cancel') })
    .click();
  await button(page.getByRole('alertdialog'), 'payments.withdraw.cancel.confirm').click();
  await expect(page.getByText(sentence('payments.withdraw.cancel.done', { amount: '€60.00' }))).toBeVisible();
  await expectBalance(page, 10_000);
});

test('the profile is edited and saved, with the server’s own message', async ({ page }) => {
  const { email } = await logInToPlainCasino(page);
  await page.goto('/profile/edit-profile');
  const city = page.getByLabel(word('form.city.label'), { exact: true });
  await untilHydrated(city);
  await city.fill('Willemstad');
  await page.getByRole('button', { name: word('profile.submit'), exact: true }).click();
  await expect(page.getByText('Saved, thank you.').or(page.getByText(word('profile.saved')))).toBeVisible();
  await page.reload();
  await expect(city).toHaveValue('Willemstad');
  const { profile } = await controlPlainServer<{ profile: { city: string } }>(page.request, 'account', {
    email,
  });
  expect(profile.city).toBe('Willemstad');
});

test('the rakeback of today is claimed and becomes cash', async ({ page }) => {
  await logInToPlainCasino(page, { deposits: 1 });
  await page.goto('/cashback');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Get €12\.50/ })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('12.50 EUR');
  await expectBalance(page, 1_250);
});

test('events change the balance and the number of deposits', async ({ page }) => {
  const player = await logInToPlainCasino(page, { cents: 1_000, deposits: 0 });
  const { email } = player;
  await page.goto('/casino');
  await expectBalance(page, 1_000);
  await untilConnected(page, player);
  const emit = (event: string, payload: object) =>
    controlPlainServer(page.request, 'emit', { email, event, payload });
  await emit('wallet:balance', { cash: 77.5, nonCash: 0, total: 77.5 });
  await expectBalance(page, 7_750);
  await emit('wallet:debit', { cash: 70, nonCash: 0, total: 70 });
  await expectBalance(page, 7_000);
  await emit('wallet:credit', { cash: 81.25, nonCash: 0, total: 81.25 });
  await expectBalance(page, 8_125);
  // The event announces a deposit; its balance comes with the refetched details.
  await controlPlainServer(page.request, 'money', { email, cents: 9_000, deposits: 1 });
  await emit('deposit', { count: '1' });
  await expectBalance(page, 9_000);
});

test('a 403 of any call ends the session: that is said, the login opens, and a reload stays logged out', async ({
  page,
  context,
}) => {
  const { email } = await logInToPlainCasino(page, { cents: 1_000 });
  await page.goto('/profile/edit-profile');
  const city = page.getByLabel(word('form.city.label'), { exact: true });
  await untilHydrated(city);
  await city.fill('Willemstad');
  await controlPlainServer(page.request, 'forbid-next', { email });
  await page.getByRole('button', { name: word('profile.submit'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('auth.ended.login'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/\?modal=login/);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'accessToken'))
    .toBe(false);
  await page.goto('/casino');
  await expect(loginLink(page)).toBeVisible();
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
});

test('after a slow user check the page loads the player automatically, and keeps a newer event', async ({
  page,
}) => {
  const player = await logInToPlainCasino(page, { cents: 1_000 });
  const { email } = player;
  await controlPlainServer(page.request, 'slow-user-check', { email, times: 2, ms: 6_000 });
  await page.goto('/casino');
  await untilConnected(page, player);
  // The pending response was created before this.
  await controlPlainServer(page.request, 'money', { email, cents: 6_400, deposits: 0 });
  await controlPlainServer(page.request, 'emit', {
    email,
    event: 'wallet:balance',
    payload: { cash: 64, nonCash: 0, total: 64 },
  });
  await expectBalance(page, 6_400);
});

test('a forgotten password is referred to support when the server has no call for it', async ({ page }) => {
  await page.goto('/casino?modal=forgot-password');
  await expect(page.getByRole('dialog', { name: word('auth.reset.title') })).toBeVisible();
  await dialog(page).getByRole('textbox', { name: texts.email, exact: true }).fill('somebody@example.com');
  await button(dialog(page), 'auth.reset.submit.email').click();
  await expect(dialog(page).getByText(word('form.problem.unsupported'))).toBeVisible();
});

/** Pages of a player, and what is missing on them when the server has no extensions. */
const pages = [
  '/casino',
  '/casino/slots',
  '/casino/games/book-of-tides',
  '/profile',
  '/profile/favorites',
  '/profile/transactions',
  '/profile/verify',
  '/profile2/balance',
  '/bonuses',
  '/promotions',
  '/cashback',
  '/deposit',
  '/withdraw',
];
for (const path of pages)
  test(`${path} of a server without extensions shows no error`, async ({ page }) => {
    await logInToPlainCasino(page, { cents: 1_000, deposits: 1 });
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('button', { name: word('games.retry'), exact: true })).toHaveCount(0);
    await expect(page.locator('main [aria-busy="true"], main [class*="skeleton"]')).toHaveCount(0);
    // Each call that the server does not have is sent once at most.
    expect(missing).toEqual([...new Set(missing)]);
  });

test('the lobby of a server without games shows what it has, and no error', async ({ page }) => {
  await page.goto('/casino');
  for (const row of ['popular', 'live', 'new', 'originals', 'tables'])
    await expect(page.getByRole('region', { name: word(`games.row.${row}`) })).toHaveCount(0);
  await expect(page.getByRole('region', { name: word('games.wins') })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText(word('games.rowFailed'))).toHaveCount(0);
});
