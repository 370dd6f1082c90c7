import { expect, type Locator, type Page } from '@playwright/test';
import { openAccount, logInByCall } from './accounts.js';
import { identityCasino } from './casinos.js';
import { submitControlForm } from './control.js';
import { test } from './journey-test.js';
import { greeted, logIn, untilHydrated } from './player.js';
import { getTexts } from './words.js';

const texts = getTexts('en');
const { word } = texts;
const ended = (page: Page) => page.getByRole('alertdialog');
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: word('shell.login') });
const account = (page: Page) => page.getByRole('button', { name: texts.account, exact: true });

test.use({ baseURL: identityCasino.shell });

/** Presses a key once React has hydrated the page and run its effects: an earlier press reaches nobody. */
async function pressAKey(page: Page): Promise<void> {
  await untilHydrated(loginLink(page));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.locator('body').press('Shift');
}

/** Presses keys until something shows, as a person does: the first may come before the page listens. */
const pressUntil = (page: Page, shown: Locator) =>
  expect
    .poll(async () => {
      await page.locator('body').press('Shift');
      return shown.isVisible();
    })
    .toBe(true);

const byServer = [
  ['SESSION_EXPIRED', 'auth.ended.close'],
  ['SECURITY_LOGOUT', 'auth.ended.close'],
  ['CONCURRENT_SESSION', 'auth.ended.close'],
  ['ACCOUNT_LOCKED', 'auth.ended.ok'],
  ['SYSTEM_MAINTENANCE', 'auth.ended.ok'],
] as const;

for (const [reason, button] of byServer)
  test(`a session that the server ends shows why at once, and only once (${reason})`, async ({
    page,
    request,
  }) => {
    const player = await openAccount(request, identityCasino);
    await logInByCall(page.request, identityCasino, player);
    const greeting = greeted(page);
    await page.goto('/casino');
    await expect(account(page)).toBeVisible();
    // A call in flight would be answered with 403, which opens the login as well (§8).
    for (const loaded of ['bonuses.now.none', 'rakeback-calendar.now.nothing'])
      await expect(page.getByText(word(loaded), { exact: true })).toBeVisible();
    // A session that ends before the socket has joined it is noticed with the next call only.
    await greeting;
    await submitControlForm(request, identityCasino, `players/${player.userId}/sessions`, { reason });
    await expect(page.getByText(word(`auth.ended.${reason}`))).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden');
    await ended(page)
      .getByRole('button', { name: word(button), exact: true })
      .last()
      .click();
    await expect(page.getByText(word(`auth.ended.${reason}`))).toBeHidden();
    // It was shown once: nothing is stored of it or of the session, and the next load shows the same page to a guest.
    expect(await page.evaluate(() => localStorage.getItem('sessionTermination'))).toBeNull();
    await page.goto('/casino/slots');
    await expect(page).toHaveURL('/casino/slots');
    await expect(loginLink(page)).toBeVisible();
    await pressAKey(page);
    await expect(page.getByText(word(`auth.ended.${reason}`))).toBeHidden();
  });

test('a player without activity is logged out after the brand’s minutes, and sees why on the next load', async ({
  page,
  request,
}) => {
  const player = await openAccount(request, identityCasino);
  await logInByCall(page.request, identityCasino, player);
  await page.clock.install();
  await page.goto('/casino');
  await untilHydrated(account(page));
  // The watch for activity starts with the effects of the page, and the player's part of the lobby is its last.
  await expect(page.getByText(word('bonuses.now.none'), { exact: true })).toBeVisible();
  await page.clock.fastForward('29:00');
  await expect(account(page)).toBeVisible();
  // Reloaded before the server has logged the player out, the page would still be signed in.
  const loggedOut = page.waitForResponse((response) => response.url().endsWith('/api/user/logout'));
  await page.clock.fastForward('02:00');
  await expect(ended(page).getByText(word('auth.ended.inactivity.title')).first()).toBeVisible();
  await loggedOut;
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  await pressUntil(page, ended(page).getByText(word('auth.ended.inactivity.title')).first());
  await ended(page)
    .getByRole('button', { name: word('auth.ended.login'), exact: true })
    .click();
  await expect(page).toHaveURL(/modal=login/);
});

test('a player who logs out sees that on the next load, and other tabs follow without a reload', async ({
  page,
  context,
  request,
}) => {
  const player = await openAccount(request, identityCasino);
  await logInByCall(page.request, identityCasino, player);
  const other = await context.newPage();
  await page.goto('/casino');
  await other.goto('/casino/slots');
  await expect(account(other)).toBeVisible();
  await account(page).click();
  await page.getByRole('button', { name: texts.logOut }).click();
  await expect(loginLink(other)).toBeVisible();
  await loginLink(page).click();
  await logIn(page, texts, player);
  await expect(account(other)).toBeVisible();
  await account(page).click();
  // Reloaded before the server has logged the player out, the page is still signed in and clears the record of the logout.
  const loggedOut = page.waitForResponse((response) => response.url().endsWith('/api/user/logout'));
  await page.getByRole('button', { name: texts.logOut }).click();
  await expect(loginLink(page)).toBeVisible();
  await loggedOut;
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  await pressUntil(page, page.getByText(word('auth.ended.USER_INITIATED')));
});

test('input from before the session ended is there after the login', async ({ page, request }) => {
  const player = await openAccount(request, identityCasino);
  await logInByCall(page.request, identityCasino, player);
  const greeting = greeted(page);
  await page.goto('/profile/edit-profile');
  const city = page.getByLabel(word('form.city.label'), { exact: true });
  await untilHydrated(city);
  await city.fill('Rotterdam');
  // A session that ends before the socket has joined it is noticed with the next call only.
  await greeting;
  await submitControlForm(request, identityCasino, `players/${player.userId}/sessions`, {
    reason: 'SESSION_EXPIRED',
  });
  await ended(page)
    .getByRole('button', { name: word('auth.ended.login'), exact: true })
    .click();
  await logIn(page, texts, player);
  await expect(city).toHaveValue('Rotterdam');
  await page.getByLabel(texts.firstName, { exact: true }).fill('Marlon');
  await page.getByLabel(texts.lastName, { exact: true }).fill('Statia');
  await page.getByRole('button', { name: word('profile.submit'), exact: true }).click();
  await expect(page.getByText(word('profile.saved'))).toBeVisible();
  await page.reload();
  await expect(city).toHaveValue('Rotterdam');
});

test('a tab follows another that arrives with the token of another player', async ({
  page,
  context,
  request,
}) => {
  const arriveAs = async (tab: Page) => {
    const { email, password, userId } = await openAccount(request, identityCasino);
    const response = await request.post(`${identityCasino.backend}/api/user/login`, {
      data: { email, password },
    });
    const { data } = (await response.json()) as { data: { accessToken: string } };
    return { userId, arrive: () => tab.goto(`/casino/slots?at=${data.accessToken}`) };
  };
  const other = await context.newPage();
  const [first, second] = [await arriveAs(page), await arriveAs(other)];
  await first.arrive();
  await untilHydrated(account(page));
  const followed = page.waitForResponse(async (response) => {
    if (new URL(response.url()).pathname !== '/api/user/get-user-details' || !response.ok()) return false;
    const { data } = (await response.json()) as { data: { getUser: { userId: unknown } } };
    return String(data.getUser.userId) === String(second.userId);
  });
  await second.arrive();
  await followed;
  await expect(account(page)).toBeVisible();
  await expect(account(other)).toBeVisible();
});
