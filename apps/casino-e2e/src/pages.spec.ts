import { expect, type Locator } from '@playwright/test';
import { logInByCall } from './accounts.js';
import { sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { balanceInCents, logIn } from './player.js';
import { getTexts } from './words.js';

const texts = getTexts('en');
const demo = { email: 'marlon@casino.example', password: 'Harbour-2026!' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the lobby is readable: rows of games that link to their pages', async ({ page }) => {
    await page.goto('/casino');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const games = page.locator('main a[href^="/casino/games/"]');
    expect(await games.count()).toBeGreaterThan(20);
    await games.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the top bar of a player has its styles: the head names them, so that nothing moves later', async ({
    page,
  }) => {
    await logInByCall(page.request, sharedCasino, demo);
    await page.goto('/casino');
    const balance = page.getByRole('banner').getByRole('button', { name: /^Balance/ });
    await expect(balance).toHaveCSS('border-top-style', 'solid');
  });
});

/** Where the visitor is, and that the page was seen: no data of the page. */
const ofVisit = /get-location|log-event/;

test.describe('with the service worker', () => {
  // A worker that is blocked is a warning.
  test.use({ serviceWorkers: 'allow' });

  test('the lobby hydrates without a warning and refetches nothing', async ({ page }) => {
    const errors: string[] = [];
    const calls: string[] = [];
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()),
    );
    page.on(
      'request',
      (request) => /\/api\/(?!core\/casino\/assets)/.test(request.url()) && calls.push(request.url()),
    );
    await page.goto('/casino', { waitUntil: 'networkidle' });
    expect(errors).toEqual([]);
    // Wins are read again every half minute, and the server may have kept this page for longer.
    const running = /game-wins$/;
    expect(calls.filter((url) => !running.test(url) && !ofVisit.test(url))).toEqual([]);
  });
});

test('a logged-in lobby comes with its data too, and scripts cannot read the token', async ({ page }) => {
  const calls: string[] = [];
  await page.goto('/casino?modal=login');
  await logIn(page, texts, demo);
  page.on(
    'request',
    (request) => /\/api\/(?!core\/casino\/assets)/.test(request.url()) && calls.push(request.url()),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => balanceInCents(page, texts)).toBeGreaterThan(0);
  // Rewards, hearts and the bell load after the page: what they need is requested when they are visible.
  const running = /calendar-award|get-rakeback-days|bonus|favourite-games|notices\?limit=0/;
  expect(calls.filter((url) => !running.test(url) && !ofVisit.test(url))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/token/i);
});

test('a lazy page names its styles and its script in its head', async ({ request }) => {
  const lobby = (await (await request.get('/casino')).text()).match(/rel="stylesheet"/g)?.length ?? 0;
  for (const [path, page] of [
    ['/deposit', 'deposit-page'],
    ['/withdraw', 'withdraw-page'],
    ['/profile/edit-profile', 'profile-page'],
    ['/profile2/balance', 'balance-page'],
    ['/profile/transactions', 'transactions-page'],
    ['/profile/verify', 'verification-page'],
    ['/terms-and-conditions', 'policy-page'],
    ['/casino/games/book-of-tides', 'game-page'],
    ['/play/book-of-tides', 'play-page'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(new RegExp(`rel="modulepreload" fetchpriority="low" href="/assets/${page}-`));
    if (path !== '/casino/games/book-of-tides' && path !== '/play/book-of-tides')
      expect(html.match(/rel="stylesheet"/g)?.length, path).toBeGreaterThan(lobby);
  }
});

test('the code of a page is fetched once the pointer is on a link to it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/casino', { waitUntil: 'networkidle' });
  // The place of the message about the network loads after the page is hydrated: links are watched by then.
  await expect(page.locator('#root > [role="status"]')).toBeAttached();
  expect(scripts.filter((url) => url.includes('promotions-page-'))).toEqual([]);
  const fetched = page.waitForRequest(/\/assets\/promotions-page-/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts.word('shell.nav.promotions') })
    .hover();
  await fetched;
  await expect(page).toHaveURL('/casino');
});

test('an unknown page is a 404 with a link home', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.getByRole('link', { name: texts.word('shell.notFound.home') }).click();
  await expect(page).toHaveURL('/');
  expect((await page.goto('/casino/games/no-such-game'))?.status()).toBe(404);
});

test('the language is changed on the page, in place and in both directions', async ({ page }) => {
  await page.goto('/casino');
  const languages = page.getByLabel(texts.word('shell.language'));
  await expect(languages.locator('option')).toHaveCount(1);
  await languages.focus();
  await languages.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(
    page.getByRole('banner').getByRole('link', { name: getTexts('ar').word('shell.login') }),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a token in the address is removed before anything else and leaves no trace', async ({
  page,
  request,
  baseURL,
}) => {
  const response = await request.post('http://localhost:4391/api/user/login', { data: demo });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  const referrers: (string | undefined)[] = [];
  page.on('request', (sent) => referrers.push(sent.headers().referer));
  await page.goto(`/casino?at=${data.accessToken}&category=new`);
  await expect(page).toHaveURL(`${baseURL ?? ''}/casino?category=new`);
  await expect.poll(() => balanceInCents(page, texts)).toBeGreaterThan(0);
  expect(referrers.filter((referrer) => referrer?.includes(data.accessToken))).toEqual([]);
});

test('a request that changes something from another site is rejected', async ({ request }) => {
  const response = await request.post('/api/user/login', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    data: demo,
  });
  expect(response.status()).toBe(403);
});

test('search covers the whole catalogue and shows when there are no matches', async ({ page }) => {
  await page.goto('/casino');
  await page.getByRole('searchbox').fill('book of');
  await expect(page.locator('main a[href^="/casino/games/book-of"]').first()).toBeVisible();
  await page.getByRole('searchbox').fill('zzzzqqqq');
  await expect(page.getByText(texts.word('games.none'))).toBeVisible();
});

for (const width of [390, 768, 1000, 1024])
  test(`promotions are one touch away at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/casino');
    const promotions = page
      .getByRole('navigation')
      .getByRole('link', { name: texts.word('shell.nav.promotions'), exact: true });
    await promotions.click();
    await expect(page).toHaveURL('/promotions');
    await expect(promotions).toHaveAttribute('aria-current', 'page');
  });

test.describe('on mobile', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('forced colours show the current page of the bottom menu and of the cashier, and the day of today', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/casino?modal=login');
    await logIn(page, texts, demo);
    const background = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/casino');
    expect(await background('[data-bottom-bar] a[aria-current="page"]')).not.toBe(
      await background('[data-bottom-bar] a:not([aria-current])'),
    );
    await page.goto('/withdraw');
    expect(await background('main nav a[aria-current="page"]')).not.toBe(
      await background('main nav a:not([aria-current])'),
    );
    await page.goto('/casino?modal=rakeback');
    const days = page.getByRole('grid').getByRole('button');
    await expect(days.first()).toBeVisible();
    const readBorderWidth = (day: Locator) =>
      day.evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(await readBorderWidth(days.and(page.locator('[aria-current="date"]')))).toBe('3px');
    expect(await readBorderWidth(days.first())).toBe('1px');
  });

  test('a focused element is not hidden under the bottom menu', async ({ page }) => {
    await page.goto('/casino');
    const menuTop = await page
      .locator('[data-bottom-bar]')
      .evaluate((menu) => menu.getBoundingClientRect().top);
    const bottoms: number[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => {
        const focused = document.querySelector('main :focus');
        return focused === null ? null : focused.getBoundingClientRect().bottom;
      });
      if (bottom !== null) bottoms.push(bottom);
    }
    expect(bottoms.length).toBeGreaterThan(10);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(menuTop);
  });
});
