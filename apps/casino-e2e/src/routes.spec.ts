import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.js';
import { luluShells, panelShell, sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { routes } from './site-routes.js';
import { getTexts } from './words.js';

const { word } = getTexts('en');
const demo = { email: 'marlon@casino.example', password: 'Harbour-2026!' };

/** The shells of the shared casino: both navigation systems in both themes. The first width is that of the load. */
const shells = [
  { name: 'basic', theme: 'curacao', origin: sharedCasino.shell, widths: [390, 768, 1024, 1440] },
  { name: 'panel', theme: 'curacao', origin: panelShell, widths: [1440, 1024, 768, 390] },
  { name: 'basic', theme: 'lulu', origin: luluShells.basic, widths: [1024, 1440, 768, 390] },
  { name: 'panel', theme: 'lulu', origin: luluShells.panel, widths: [768, 390, 1024, 1440] },
] as const;
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1024: 768, 1440: 900 };

/** Pages whose placeholders are a line lower or higher than the offers, or the method, that replace them. */
const roughPlaceholders = new Set(['/promotions', '/deposit']);

/** Entries of the Layout Instability API, which the types of the DOM lack. */
interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly LayoutShiftSource[];
}

/** Sums the layout shifts of each page, apart from those that follow an input or a resize, and notes what moved the most. */
function sumShifts(): void {
  const sum = { shifts: 0, largest: 0, moved: '' };
  Object.assign(window, { sum });
  const describe = ({ node, previousRect, currentRect }: LayoutShiftSource) => {
    const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
      [x, y, width, height].map(Math.round).join(' '),
    );
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase()} "${element?.textContent.slice(0, 30)}" from ${from} to ${to}`;
  };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      sum.shifts += value;
      if (value <= sum.largest) continue;
      sum.largest = value;
      sum.moved = sources.map(describe).join(', ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { sum: { shifts: number; moved: string } }).sum);

/**
 * Returns what is wrong with a page at its present width: content beyond the edge, or no way to the other parts. The play
 * screen has no menu (`null`) and only needs a way out.
 */
function wrongAtWidth(page: Page, menu: string | null): Promise<string[]> {
  return page.evaluate((menuName) => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const ways = [
      ...document.querySelectorAll('nav a[href="/promotions"], nav button, header button'),
    ].filter(
      (element) =>
        isVisible(element) &&
        (element.matches('a') || (element.ariaLabel ?? element.textContent) === menuName),
    );
    const exits = [...document.querySelectorAll('a[href]')].filter(isVisible);
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...(beyond > 0 ? [`${beyond} pixels beyond the edge`] : []),
      ...((menuName === null ? exits : ways).length === 0 ? ['no way to the other parts'] : []),
    ];
  }, menu);
}

/** Who opens a route of a shell. Every route meets both, and so does every shell, without each pair of both. */
const openedBy = (route: number, shell: number) => ((route + shell) % 2 === 0 ? 'guest' : 'player');

/** Opens routes of a shell and looks at each at every width; returns what is wrong, by route. */
async function walk(
  page: Page,
  { origin, theme, widths }: (typeof shells)[number],
  walked: typeof routes,
): Promise<string[]> {
  const wrong: string[] = [];
  let path = '';
  const note = (what: string) => wrong.push(`${path}: ${what}`);
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  await page.addInitScript(sumShifts);
  const menu = word('shell.nav.menu');
  for (const [route, title] of walked) {
    path = route;
    const resize = (width: number) => page.setViewportSize({ width, height: heights[width] ?? 900 });
    await resize(widths[0]);
    const response = await page.goto(`${origin}${route}`);
    if (response?.status() !== 200) note(`status ${response?.status()}`);
    const name = title === null ? 'Book of Tides' : word(title);
    await expect(page, path).toHaveTitle(new RegExp(`^${name} · `));
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', theme);
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1 && !route.startsWith('/play/')) note(`${headings} headings of level 1`);
    for (const barrier of await barriers(page)) note(barrier);
    const { shifts, moved } = await readShifts(page);
    if (shifts > (roughPlaceholders.has(route) ? 0.02 : 0.01))
      note(`shifts by ${shifts.toFixed(3)} at ${widths[0]} pixels: ${moved}`);
    for (const width of widths) {
      await resize(width);
      for (const what of await wrongAtWidth(page, route.startsWith('/play/') ? null : menu))
        note(`${what} at ${width} pixels`);
    }
  }
  return wrong;
}

// A guest and a player share the routes of each of the four combinations of system and theme; each page is loaded,
// measured for shifts and checked for barriers at another width, and then seen at all four.
test.describe('every route', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [index, shell] of shells.entries())
    for (const who of ['guest', 'player'] as const)
      test(`is served to a ${who} with its title, a heading and ways to the others, with the navigation system ${shell.name} and the theme ${shell.theme}`, async ({
        page,
      }) => {
        if (who === 'player') {
          const headers = { origin: shell.origin };
          const login = await page.request.post(`${shell.origin}/api/user/login`, { headers, data: demo });
          expect(login.status()).toBe(200);
        }
        const walked = routes.filter((_, route) => openedBy(route, index) === who);
        expect(await walk(page, shell, walked)).toEqual([]);
      });
});

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

test('a game that does not exist is a 404 whose markup is hydrated as it came', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => void errors.push(message.text()));
  const response = await page.goto('/casino/games/no-such-game', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: word('games.notFound') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  expect(errors.filter((text) => text.includes('hydration'))).toEqual([]);
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
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tidewater/ })
    .click();
  await expect(page).toHaveURL(/\/providers\/tidewater$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater' })).toBeVisible();
});
