import { expect, type Page } from '@playwright/test';
import { identityCasino } from './casinos.js';
import { changeSettings } from './control.js';
import { test } from './journey-test.js';
import { getTexts } from './words.js';

const { word } = getTexts('en');
const berlin = { latitude: 52.5, longitude: 13.4 };
const willemstad = { latitude: 12.1, longitude: -68.9 };
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });
const blockedTitle = (page: Page) => page.getByRole('heading', { name: word('blocked.popup.title') });
const banner = (page: Page) => page.getByRole('region', { name: word('cookies.title') });
const lobby = (page: Page) => page.getByRole('heading', { name: word('games.row.popular'), exact: true });
const readConsentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'gameCookieConsent');

test.use({ baseURL: identityCasino.shell, storageState: { cookies: [], origins: [] } });
test.afterEach(({ request }) =>
  changeSettings(request, { excludedCountryCodeList: null, whitelistedIPs: null, policy: null }),
);

test.describe('a guest from an excluded country', () => {
  test.beforeEach(({ request }) => changeSettings(request, { excludedCountryCodeList: ['CW'] }));

  test('sees the blocked screen instead of the site, and is reported once', async ({ page }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/country-blocked')) reports.push(request.postDataJSON());
    });
    await page.goto('/casino');
    await expect(blockedTitle(page)).toBeVisible();
    await expect(lobby(page)).toHaveCount(0);
    // Kept once the report was answered: a reload before that would repeat it.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('countryBlockedReports')))
      .not.toBeNull();
    await page.reload();
    await expect(blockedTitle(page)).toBeVisible();
    expect(reports).toEqual([{ ip: expect.any(String), country: 'CW', firstUrl: '/casino' }]);
  });

  test('can still read the rules', async ({ page }) => {
    await page.goto('/casino');
    await page.getByRole('link', { name: word('compliance.policy.responsible-gambling') }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(blockedTitle(page)).toHaveCount(0);
  });

  test('stays blocked where the device does not share its location, or is in the same country', async ({
    page,
    context,
  }) => {
    await page.goto('/casino');
    await button(page, 'blocked.popup.verify').click();
    await expect(page.getByText(word('blocked.popup.denied'))).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(willemstad);
    await button(page, 'blocked.popup.verify').click();
    await expect(page.getByText(word('blocked.popup.restricted'))).toBeVisible();
  });

  test('enters after the device has confirmed another country, now and later', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(berlin);
    await page.goto('/casino');
    await button(page, 'blocked.popup.verify').click();
    await expect(lobby(page)).toBeVisible();
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(blockedTitle(page)).toHaveCount(0);
  });

  test('enters with whitelisted=1, and afterwards without it', async ({ page }) => {
    for (const address of ['/casino?whitelisted=1', '/casino']) {
      await page.goto(address);
      await expect(banner(page)).toBeVisible();
      await expect(blockedTitle(page)).toHaveCount(0);
    }
  });

  test('enters from a whitelisted address', async ({ page, request }) => {
    await changeSettings(request, { whitelistedIPs: ['127.0.0.1', '::1', '::ffff:127.0.0.1'] });
    await page.goto('/casino');
    await expect(banner(page)).toBeVisible();
    await expect(blockedTitle(page)).toHaveCount(0);
  });
});

test('a visitor confirms the location in the popup', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(berlin);
  await page.goto('/casino?modal=blocked-country');
  await expect(page.getByRole('dialog').getByText(word('blocked.popup.ip'))).toBeVisible();
  await button(page, 'blocked.popup.verify').click();
  await expect(page.getByRole('dialog').getByText(word('blocked.popup.allowedTitle'))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('blocked.popup.close') })
    .last()
    .click();
  await expect(page).toHaveURL('/casino');
});

test('accepted cookies are remembered for a year', async ({ page }) => {
  await page.goto('/casino');
  await expect(banner(page).getByRole('button')).toHaveCount(1);
  await button(page, 'cookies.accept').click();
  await expect(banner(page)).toHaveCount(0);
  const cookie = await readConsentCookie(page);
  expect(cookie).toMatchObject({ value: 'accepted', secure: false, sameSite: 'Strict' });
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 24 * 3_600);
  await page.reload();
  await expect(lobby(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('cookies are rejected as easily as accepted where the policy says so, and the choice can be changed', async ({
  page,
  request,
}) => {
  await changeSettings(request, { policy: { preset: 'ukgc' } });
  await page.goto('/casino');
  await button(page, 'cookies.reject').click();
  expect(await readConsentCookie(page)).toMatchObject({ value: 'rejected' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: word('shell.footer.cookies'), exact: true })
    .click();
  const optional = page.getByRole('checkbox', { name: word('cookies.settings.optional') });
  await expect(optional).not.toBeChecked();
  await optional.check();
  await button(page, 'cookies.settings.save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readConsentCookie(page)).toMatchObject({ value: 'accepted' });
});

test('the banner leaves game and play pages alone', async ({ page }) => {
  await page.goto('/casino/games/book-of-tides');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});
