import { expect, type Page } from '@playwright/test';
import { identityCasino } from './casinos.js';
import { test } from './journey-test.js';
import { getTexts } from './words.js';

const { word } = getTexts('en');

test.use({ baseURL: identityCasino.shell, storageState: { cookies: [], origins: [] } });

interface Logged {
  event: string;
  data: { path: string };
  mkt?: Record<string, string>;
  cpncToSent?: string;
}

/** Collects the events that a page logs. */
function collectEvents(page: Page): Logged[] {
  const events: Logged[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/log-event')) events.push(request.postDataJSON() as Logged);
  });
  return events;
}

test('a visit is logged with its campaign, page by page, and once as a marketing visit', async ({ page }) => {
  const events = collectEvents(page);
  await page.goto('/casino?utm_source=news&pid=p-7&cpnc=SPRING&secret=1');
  await expect.poll(() => events.map(({ event }) => event)).toEqual(['PAGE_VIEW', 'MARKETING_VISIT']);
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('shell.nav.promotions') })
    .click();
  await expect.poll(() => events.map(({ data }) => data.path)).toEqual(['/casino', '/casino', '/promotions']);
  for (const { mkt, cpncToSent } of events) {
    expect(mkt).toEqual({ pid: 'p-7', utm_source: 'news' });
    expect(cpncToSent).toBe('SPRING');
  }
});

test("the operator's scripts run in the lobby, and the login opens in a page without them", async ({
  page,
}) => {
  await page.route('**/api/core/casino/scripts*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [
          {
            key: 'counter',
            name: 'Counter',
            head: '<script src="https://scripts.example/counter.js"></script>',
            bodyStart: '',
            bodyEnd:
              '<script>document.documentElement.dataset.inline = "ran";</script><script>throw 0;</script>',
          },
        ],
      },
    }),
  );
  await page.route('https://scripts.example/counter.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.external = "ran";',
    }),
  );
  const document = page.locator('html');
  await page.goto('/casino');
  await expect(document).toHaveAttribute('data-external', 'ran');
  await expect(document).toHaveAttribute('data-inline', 'ran');
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('shell.login') })
    .click();
  await expect(document).not.toHaveAttribute('data-external');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(document).not.toHaveAttribute('data-inline');
});
