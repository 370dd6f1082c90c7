import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.js';
import { textsOf } from './words.js';

const { word } = textsOf('en');
const demo = { email: 'marlon@casino.example', password: 'Harbour-2026!' };
const mobile = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Every route of the specification (§2), with the text of its title; a game has its own. */
const routes: readonly (readonly [path: string, title: string | null])[] = [
  ['/', 'shell.lobby.title'],
  ['/casino', 'shell.lobby.title'],
  ['/casino/live-casino', 'shell.lobby.liveTitle'],
  ['/casino/slots', 'shell.lobby.slotsTitle'],
  ['/casino/popular', 'shell.lobby.popularTitle'],
  ['/casino/games/book-of-tides', null],
  ['/play/book-of-tides', null],
  ['/promotions', 'shell.promotions.title'],
  ['/promotion', 'shell.promotions.title'],
  ['/vip-club', 'shell.vipClub.title'],
  ['/cashback', 'shell.cashback.title'],
  ['/freemoney', 'shell.freeMoney.title'],
  ['/bonuses', 'shell.bonuses.title'],
  ['/tournaments', 'shell.tournaments.title'],
  ['/providers', 'shell.providers.title'],
  ['/deposit', 'shell.deposit.title'],
  ['/withdraw', 'shell.withdraw.title'],
  ['/profile', 'shell.profile.title'],
  ['/profile/transactions', 'shell.transactions.title'],
  ['/profile/favorites', 'shell.favorites.title'],
  ['/profile/edit-profile', 'shell.profile.title'],
  ['/profile/verify', 'shell.verification.title'],
  ['/account', 'shell.profile.title'],
  ['/account/verification', 'shell.verification.title'],
  ['/profile2/my-profile', 'shell.profile.title'],
  ['/profile2/balance', 'shell.balance.title'],
  ['/profile2/verification', 'shell.verification.title'],
  ['/profile2/my-bonuses', 'shell.bonuses.title'],
  ['/profile2/vip-club', 'shell.vipClub.title'],
  ['/profile2/my-history', 'shell.transactions.title'],
  ['/profile2/freeze-account', 'shell.freeze.title'],
  ['/profile2/limits', 'shell.limits.title'],
  ['/terms-and-conditions', 'shell.title.terms-and-conditions'],
  ['/privacy-policy', 'shell.title.privacy-policy'],
  ['/aml-policy', 'shell.title.aml-policy'],
  ['/responsible-gambling', 'shell.title.responsible-gambling'],
  ['/kyc-refund-policy', 'shell.title.kyc-refund-policy'],
  ['/bonus-terms', 'shell.title.bonus-terms'],
  ['/legal-use-of-website', 'shell.title.legal-use-of-website'],
];

/** Opens every route in turn; returns what is wrong, by route. */
async function walk(page: Page, { isAxed }: { isAxed: boolean }): Promise<string[]> {
  const wrong: string[] = [];
  let path = '';
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`${path}: ${error.message}`));
  for (const [route, title] of routes) {
    path = route;
    const response = await page.goto(route);
    if (response?.status() !== 200) wrong.push(`${path}: status ${response?.status()}`);
    const name = title === null ? 'Book of Tides' : word(title);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1 && !route.startsWith('/play/')) wrong.push(`${path}: ${headings} headings of level 1`);
    if (isAxed) wrong.push(...(await barriers(page)).map((barrier) => `${path}: ${barrier}`));
  }
  return wrong;
}

// A page is checked for barriers once for guests and once for players, each at the width that the other lacks.
for (const [viewport, axed] of [
  [mobile, 'player'],
  [desktop, 'guest'],
] as const) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('every route is served to a guest with its title and a heading, and without an error', async ({
      page,
    }) => {
      expect(await walk(page, { isAxed: axed === 'guest' })).toEqual([]);
    });

    test('every route is served to a player with its title and a heading, and without an error', async ({
      page,
      baseURL,
    }) => {
      const headers = { origin: baseURL ?? '' };
      const login = await page.request.post('/api/user/login', { headers, data: demo });
      expect(login.status()).toBe(200);
      expect(await walk(page, { isAxed: axed === 'player' })).toEqual([]);
    });
  });
}

test('an unknown address is a 404 with a search that leads to games', async ({ page }) => {
  const response = await page.goto('/nowhere', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: word('shell.notFound.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: word('shell.notFound.home') })).toHaveAttribute('href', '/');
  await page.getByRole('searchbox').fill('tides');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/casino\?search=tides$/);
  await expect(page.getByRole('link', { name: /^Book of Tides/ }).first()).toBeVisible();
});

test('a policy marks the section that is read', async ({ page }) => {
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  const contents = page.getByRole('navigation', { name: word('compliance.contents') });
  const second = contents.getByRole('link').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'location');
});

test('a provider is found by name and leads to its games', async ({ page }) => {
  await page.goto('/providers', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').fill('tidewater');
  await page.getByRole('link', { name: /^Tidewater/ }).click();
  await expect(page).toHaveURL(/\/providers\/tidewater$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater' })).toBeVisible();
});
