import { expect, type Page } from '@playwright/test';
import { test } from './journey-test.js';
import { getTexts } from './words.js';

const { word } = getTexts('en');
const mainScript = /\/assets\/main-[^/]+\.js$/;

/** Opens the slots as the server rendered them, and holds the page's script until the returned function is called. */
async function openWithoutScript(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(mainScript, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(mainScript);
  await page.goto('/casino/slots', { waitUntil: 'commit' });
  await requested;
  return release;
}
const order = (page: Page) => page.getByRole('combobox', { name: word('games.sort') });

/** Returns the first game that the server lists for a query. */
async function firstGame(page: Page, query: string): Promise<string> {
  const response = await page.request.get(`/api/games?limit=1&${query}`);
  const { data } = (await response.json()) as { data: { rows: { name: string }[] } };
  return data.rows[0]?.name ?? '';
}
const firstCard = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).locator('[aria-posinset="1"]').getByRole('link').first();

test('an order chosen before the page’s script has loaded is in the address and in the list once it has', async ({
  page,
}) => {
  const release = await openWithoutScript(page);
  await order(page).selectOption('name');
  release();
  await expect(page).toHaveURL(/\/casino\/slots\?sort=name$/);
  await expect(firstCard(page, word('games.category.slots'))).toContainText(
    await firstGame(page, 'category=slots&sort=name'),
  );
  await expect(order(page)).toHaveValue('name');
});

test('a term typed before the page’s script has loaded is searched for once it has', async ({ page }) => {
  const release = await openWithoutScript(page);
  await page.getByRole('searchbox').first().fill('dragon');
  release();
  await expect(page).toHaveURL(/\/casino\/slots\?search=dragon$/);
  await expect(page.getByRole('heading', { level: 1, name: '“dragon”' })).toBeVisible();
  // So few results are in no virtual list.
  const results = page.getByRole('list', { name: word('games.results') });
  await expect(results.getByRole('link').first()).toContainText(await firstGame(page, 'search=dragon'));
  await expect(page.getByRole('searchbox').first()).toHaveValue('dragon');
});
