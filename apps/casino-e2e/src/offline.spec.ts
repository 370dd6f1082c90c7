import { expect, type Page } from '@playwright/test';
import { test } from './journey-test.js';
import { barriers } from './barriers.js';
import { untilHydrated } from './player.js';
import { getTexts } from './words.js';

const texts = getTexts('en');
const promotions = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: texts.word('shell.nav.promotions') });

test('a lost chunk of the site reloads the page once and then shows an explanation', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/casino', { waitUntil: 'networkidle' });
  await untilHydrated(promotions(page));
  await page.route(/\/assets\/promotions-page-.*\.js/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  loads = 0;
  await promotions(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts.word('shell.unforeseen.updated.title') }),
  ).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(/\/assets\/promotions-page-.*\.js/);
  await page.getByRole('button', { name: texts.word('shell.unforeseen.reload') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts.word('shell.promotions.title') }),
  ).toBeVisible();
});

test('a player sees that they are offline, and the requested page opens when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/casino', { waitUntil: 'networkidle' });
  await untilHydrated(promotions(page));
  // The place of the message about the network loads after the page is hydrated.
  await expect(page.locator('#root > [role="status"]')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText(texts.word('shell.offline'))).toBeVisible();
  await promotions(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts.word('shell.unforeseen.offline.title') }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { level: 1, name: texts.word('shell.promotions.title') }),
  ).toBeVisible();
  await expect(page.getByText(texts.word('shell.offline'))).toBeHidden();
});

test('a tab that is open while the site is updated offers a reload, and not while a form is open', async ({
  page,
}) => {
  const notice = page.getByText(texts.word('shell.update.text'));
  await page.goto('/casino', { waitUntil: 'networkidle' });
  await untilHydrated(promotions(page));
  await expect(notice).toBeHidden();
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-timing': 'build;desc="main-newer.js"' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/casino?modal=login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(notice).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: texts.word('shell.update.reload') }).click();
  await expect(notice).toBeHidden();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that is requested offline explains itself in the language of the visitor, and opens when the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const german = getTexts('de');
    await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
    await page.goto('/casino', { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto('/promotions?from=mail');
    await expect(page).toHaveURL(/\/promotions\?from=mail$/);
    await expect(
      page.getByRole('heading', { level: 1, name: german.word('shell.unforeseen.offline.title') }),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: german.word('shell.unforeseen.retry') }).click();
    await expect(page).toHaveTitle(new RegExp(`^${german.word('shell.unforeseen.offline.title')} · `));
    await context.setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: german.word('shell.promotions.title') }),
    ).toBeVisible();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
});
