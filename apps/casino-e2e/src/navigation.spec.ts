import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.js';
import { panelShell, sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { getTexts } from './words.js';

const { word } = getTexts('en');
const demo = { email: 'marlon@casino.example', password: 'Harbour-2026!' };
const shells = { basic: sharedCasino.shell, panel: panelShell };

/** The parts of the site that everyone is led to (§2). */
const parts = [
  '/casino/slots',
  '/casino/live-casino',
  '/casino/popular',
  '/providers',
  '/promotions',
  '/freemoney',
  '/tournaments',
  '/vip-club',
  '/cashback',
  '/responsible-gambling',
  '/profile2/limits',
  '/profile2/freeze-account',
  '/terms-and-conditions',
  '/privacy-policy',
  '/aml-policy',
  '/kyc-refund-policy',
  '/bonus-terms',
  '/legal-use-of-website',
];
/** Those that a player is led to beside them, by system: with `panel` the profile is at `/account` (§2). */
const playersParts = (system: keyof typeof shells) => [
  '/withdraw',
  '/bonuses',
  '/profile2/balance',
  '/profile/transactions',
  '/profile/verify',
  '/profile/favorites',
  system === 'panel' ? '/account' : '/profile/edit-profile',
];

/** Returns the paths that visible links lead to. */
async function linkedPaths(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]:visible')
    .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(links)];
}

/** Returns the bell of the top bar, which says how many notices are unread. */
const bellOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${word('notices.bell')}`) });

/** Opens each menu of the frame in turn and returns where it leads; notes what is wrong with it. */
async function readMenuLinks(page: Page, note: (what: string) => void): Promise<string[]> {
  const found: string[] = [];
  const frame = page.locator(':is(header, [data-bottom-bar])');
  const buttons = await frame.locator('button[aria-haspopup="dialog"]:visible').all();
  const names = await Promise.all(
    buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? (await button.innerText())),
  );
  for (const name of names) {
    // The bell names how many are unread, which other logins change.
    const isBell = name.startsWith(word('notices.bell'));
    const button = isBell ? bellOf(page) : frame.getByRole('button', { name, exact: true });
    await button.click();
    const sheet = page.getByRole('dialog', { name: isBell ? word('notices.title') : name, exact: true });
    await expect(sheet).toBeFocused();
    found.push(...(await linkedPaths(page)));
    for (const barrier of await barriers(page)) note(`${name}: ${barrier}`);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  }
  return found;
}

// Each system at each width; guest and player take turns, so that both meet every system and every width.
for (const [row, system] of (['basic', 'panel'] as const).entries())
  for (const [column, width] of [390, 768, 1024, 1440].entries())
    test.describe(`with the navigation system ${system} at ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 }, baseURL: shells[system] });
      const who = (row + column) % 2 === 0 ? 'guest' : 'player';

      test(`a ${who} reaches every part of the site from the lobby within two touches`, async ({ page }) => {
        const wrong: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') wrong.push(message.text());
        });
        page.on('pageerror', (error) => wrong.push(error.message));
        if (who === 'player') {
          const login = await page.request.post('/api/user/login', {
            headers: { origin: shells[system] },
            data: demo,
          });
          expect(login.status()).toBe(200);
        }
        await page.goto('/casino', { waitUntil: 'networkidle' });
        // A busy browser requests what comes after hydration only once the network has been idle.
        await expect(bellOf(page)).toHaveCount(who === 'player' ? 1 : 0);
        for (const barrier of await barriers(page)) wrong.push(`lobby: ${barrier}`);
        const reached = [
          ...(await linkedPaths(page)),
          ...(await readMenuLinks(page, (what) => wrong.push(what))),
        ];
        const wanted = who === 'player' ? [...parts, ...playersParts(system)] : parts;
        expect(wanted.filter((path) => !reached.includes(path))).toEqual([]);
        expect(wrong).toEqual([]);
      });
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu leads to a page, which takes the focus, and the bar closes the menu', async ({ page }) => {
    await page.goto('/casino', { waitUntil: 'networkidle' });
    const bar = page.getByRole('navigation', { name: word('shell.nav.bottomLabel') });
    const menu = page.getByRole('dialog', { name: word('shell.nav.menu') });
    const button = bar.getByRole('button', { name: word('shell.nav.menu') });
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: word('shell.footer.tournaments') }).click();
    await expect(page).toHaveURL('/tournaments');
    await expect(menu).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  });

  test('the search opens from the bar with its field in focus, on every page', async ({ page }) => {
    await page.goto('/promotions', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: word('shell.nav.bottomLabel') })
      .getByRole('link', { name: word('shell.nav.search') })
      .click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('tides');
    await expect(page).toHaveURL('/casino?search=tides');
    await expect(page.getByRole('link', { name: /^Book of Tides/ }).first()).toBeVisible();
  });

  test('after logging out from the account the focus is on the page', async ({ page, baseURL }) => {
    const headers = { origin: baseURL ?? '' };
    expect((await page.request.post('/api/user/login', { headers, data: demo })).status()).toBe(200);
    await page.goto('/casino', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: word('shell.account'), exact: true }).click();
    await page
      .getByRole('dialog', { name: word('shell.account') })
      .getByRole('button', { name: word('shell.signOut') })
      .press('Enter');
    await expect(page.getByRole('link', { name: word('shell.register') })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('with the navigation system panel', () => {
  test.use({ viewport: { width: 1440, height: 900 }, baseURL: shells.panel });

  test('the page does not scroll behind an open modal, and does once it is closed', async ({ page }) => {
    await page.goto('/casino?modal=login', { waitUntil: 'networkidle' });
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(60, 300);
    await page.mouse.wheel(0, 600);
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});
