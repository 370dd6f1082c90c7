import { type Browser, expect, type Page } from '@playwright/test';
import { type Account, openAccount, logInByCall } from './accounts.js';
import { sentence, word } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { greeted } from './player.js';

const game = { name: 'Ember Drake', path: '/casino/games/ember-drake' };
const heart = (page: Page, pressed: boolean) =>
  page
    .locator('main')
    .getByRole('button', { name: sentence('games.favourite', { name: game.name }), exact: true, pressed })
    .first();
const card = (page: Page) =>
  page
    .getByRole('region', { name: word('games.row.popular') })
    .getByRole('link', { name: new RegExp(`^${game.name}, `) });
const list = (page: Page) => page.getByRole('list', { name: word('games.favourites') });

/** Opens a device of a player: a browser of its own, logged in. */
async function openDevice(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInByCall(page.request, sharedCasino, account);
  return page;
}

test('a favourite of one device is on the other at once, in its list and in the lobby, until it is removed', async ({
  browser,
  request,
}) => {
  const account = await openAccount(request, sharedCasino);
  const [first, second] = [await openDevice(browser, account), await openDevice(browser, account)];
  const greeting = greeted(second);
  await second.goto('/profile/favorites');
  await expect(second.getByText(word('games.favourites.none'))).toBeVisible();
  await greeting;

  // The heart of a card shows under the mouse.
  await first.goto('/casino');
  await expect(heart(first, false)).toHaveCount(0);
  await card(first).hover();
  await heart(first, false).click();
  await expect(heart(first, true)).toBeVisible();
  await expect(first).toHaveURL(/\/casino$/);

  // The open page of the other device follows over the socket.
  await expect(list(second).getByRole('link', { name: new RegExp(`^${game.name}, `) })).toBeVisible();
  // The server renders the list, so nothing moves when the page has loaded.
  const rendered = await (await second.request.get('/profile/favorites')).text();
  expect(rendered.includes(`>${game.name}, `), 'the list is in the page that is sent').toBe(true);
  await second.goto('/casino');
  await expect(heart(second, true)).toBeVisible();

  // It is removed on the game's page, by keyboard.
  await second.goto(game.path);
  await heart(second, true).focus();
  await second.keyboard.press('Enter');
  await expect(heart(second, false)).toBeFocused();
  await expect(heart(first, true)).toHaveCount(0);
  await first.goto('/profile/favorites');
  await expect(first.getByText(word('games.favourites.none'))).toBeVisible();
});

test('a guest sees no heart and is asked to log in for favourites', async ({ page }) => {
  const hearts: string[] = [];
  page.on('request', (sent) => {
    if (/favourite/.test(sent.url())) hearts.push(sent.url());
  });
  await page.goto('/casino');
  await card(page).hover();
  await expect(
    page.getByRole('link', { name: sentence('games.card.play', { name: game.name }) }),
  ).toBeVisible();
  await expect(heart(page, false)).toHaveCount(0);
  expect(hearts, 'what a guest loads of the hearts').toEqual([]);
  await page.goto('/profile/favorites');
  await page
    .getByRole('main')
    .getByRole('link', { name: word('games.login'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a change that fails is undone, with a message', async ({ browser, request }) => {
  const page = await openDevice(browser, await openAccount(request, sharedCasino));
  await page.route('**/api/user/favourite-games', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto(game.path);
  await heart(page, false).click();
  await expect(page.getByText(sentence('games.favourite.not-added', { name: game.name }))).toBeVisible();
  await expect(heart(page, false)).toBeVisible();
});
