import { expect, type Page } from '@playwright/test';
import { gameFrame, spinButton } from './game.js';
import { test } from './journey-test.js';
import { logInToPlay } from './protecting.js';
import { untilHydrated } from './player.js';
import { getTexts } from './words.js';

const { word } = getTexts('en');

/** Opens the casino and types into its search. */
async function search(page: Page, typed: string): Promise<void> {
  await page.goto('/casino');
  const field = page.getByRole('searchbox').first();
  await untilHydrated(field);
  await field.fill(typed);
  await expect(page.getByRole('heading', { level: 1, name: typed })).toBeVisible();
}
const card = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${name}, `) })
    .first();

test('a guest finds a game despite typing errors, and plays its demo', async ({ page }) => {
  await search(page, 'bok of tidez');
  await card(page, 'Book of Tides').click();
  await expect(page).toHaveURL(/\/casino\/games\/book-of-tides$/);
  await page.getByRole('link', { name: word('games.playDemo') }).click();
  await expect(page).toHaveURL(/\/play\/book-of-tides\?mode=demo/);
  await expect(spinButton(page, 'en')).toBeVisible();
  await expect(gameFrame(page).locator('body')).toBeVisible();
});

test('a player finds a game by its provider and plays it for money', async ({ page }) => {
  await logInToPlay(page);
  await search(page, 'tidewater pearl dvier');
  await card(page, 'Pearl Diver').click();
  await page.getByRole('link', { name: word('games.playReal') }).click();
  await expect(page).toHaveURL(/\/play\/pearl-diver/);
  await expect(spinButton(page, 'en')).toBeVisible();
});

test('a search that finds nothing offers popular games and the way back', async ({ page }) => {
  await search(page, 'xqzwvut');
  await expect(page.getByText(word('games.none'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: word('games.row.popular') })).toBeVisible();
  await page.getByRole('button', { name: word('games.showAll') }).click();
  await expect(page).toHaveURL(/\/casino$/);
});

test('each letter searches again, the address follows, and back returns from a game to its results', async ({
  page,
}) => {
  const results = (term: string) => page.getByRole('heading', { level: 1, name: `“${term}”` });
  await search(page, 'dra');
  await page.getByRole('searchbox').first().press('End');
  await page.keyboard.press('g');
  await expect(results('drag')).toBeVisible();
  await expect(page).toHaveURL(/\/casino\?search=drag$/);
  await page.keyboard.type('on');
  await expect(results('dragon')).toBeVisible();
  // Before the address has followed.
  await card(page, 'Three Dragon Eggs').click();
  await expect(page).toHaveURL(/\/casino\/games\/three-dragon-eggs$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/casino\?search=dragon$/);
  await expect(results('dragon')).toBeVisible();
  await expect(page.getByRole('searchbox').first()).toHaveValue('dragon');
  await page.goBack();
  await expect(page).toHaveURL(/\/casino$/);
});

test('filters are in the address, survive a reload, and are removed one by one', async ({ page }) => {
  await page.goto('/casino/slots');
  const count = page.locator('main section').getByRole('status').first();
  const games = async () => Number((await count.innerText()).replace(/\D/g, ''));
  await expect.poll(games).toBeGreaterThan(500);
  const all = await games();
  await page.getByRole('button', { name: word('games.filter'), exact: true }).click();
  const panel = page.getByRole('dialog', { name: word('games.filters') });
  await panel.getByRole('checkbox', { name: word('games.volatility.5') }).check();
  await panel.getByRole('checkbox', { name: word('games.filter.feature.bonus-buy') }).check();
  await expect(page).toHaveURL(/volatility=5/);
  await expect(page).toHaveURL(/features=bonus-buy/);
  await panel
    .getByRole('button', {
      name: new RegExp(`^${word('games.filter.show_other').replace('{{number}}', '[0-9,]+')}$`),
    })
    .click();
  await expect(panel).toBeHidden();
  await expect.poll(games).toBeLessThan(all);
  const filtered = await games();
  await page.reload();
  await expect.poll(games).toBe(filtered);
  const active = page.getByRole('list', { name: word('games.filter.active') });
  await active.getByRole('button', { name: word('games.filter.feature.bonus-buy') }).click();
  await expect(page).not.toHaveURL(/features/);
  await expect.poll(games).toBeGreaterThan(filtered);
  await page.getByRole('button', { name: word('games.filter.clear') }).click();
  await expect(page).toHaveURL(/\/casino\/slots$/);
  await expect.poll(games).toBe(all);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the way back from a game leads to the row that it was opened from', async ({ page }) => {
      await page.goto('/casino/slots');
      const grid = page.getByRole('list', { name: word('games.category.slots') });
      await expect(grid.locator('[aria-setsize]').first()).toBeVisible();
      // What follows the games is in reach, however many there are.
      const pageHeight = () => page.evaluate(() => document.body.scrollHeight);
      expect(await pageHeight()).toBeLessThan(6_000);
      const more = page.getByRole('button', { name: word('games.more_other').replace('{{number}}', '60') });
      for (const place of [61, 121, 181]) {
        await more.click();
        await expect(grid.locator(`[aria-posinset="${place}"]`)).toBeFocused();
      }
      const scrollTop = Math.round((await pageHeight()) * 0.7);
      await page.evaluate((top) => window.scrollTo(0, top), scrollTop);
      // Found and focused at once: the list draws other rows as soon as it has measured these.
      const focusShown = () =>
        grid.evaluate((list) => {
          const isShown = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
          const item = [...list.querySelectorAll('[aria-posinset]')].find(
            (each) => each.querySelector('a') !== null && isShown(each.getBoundingClientRect()),
          );
          item?.querySelector('a')?.focus({ preventScroll: true });
          return Number(item?.getAttribute('aria-posinset') ?? 0);
        });
      let place = 0;
      await expect.poll(async () => (place = await focusShown())).toBeGreaterThan(100);
      const item = grid.locator(`[aria-posinset="${place}"]`);
      const link = item.getByRole('link').first();
      await expect(link).toBeFocused();
      const [name, scrolled] = [await link.innerText(), await page.evaluate(() => window.scrollY)];
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/casino\/games\//);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/casino\/slots$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
      await expect(item).toBeInViewport();
      expect(await link.innerText()).toBe(name);
      expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThan(800);
    });
  });

test('the games of a provider are filtered and sorted, which is in the address and survives a reload', async ({
  page,
}) => {
  await page.goto('/providers/tidewater');
  const count = page.locator('main').getByRole('status').first();
  const games = async () => Number((await count.innerText()).replace(/\D/g, ''));
  await expect.poll(games).toBeGreaterThan(5);
  const all = await games();
  await page.getByRole('button', { name: word('games.filter'), exact: true }).click();
  const panel = page.getByRole('dialog', { name: word('games.filters') });
  await panel.getByRole('checkbox', { name: word('games.volatility.4'), exact: true }).check();
  await page.keyboard.press('Escape');
  await expect.poll(games).toBeLessThan(all);
  const found = await games();
  await page.getByRole('combobox', { name: word('games.sort') }).selectOption('name');
  await expect(page).toHaveURL(/\/providers\/tidewater\?(?=.*volatility=4)(?=.*sort=name)/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater' })).toBeVisible();
  await expect.poll(games).toBe(found);
});
