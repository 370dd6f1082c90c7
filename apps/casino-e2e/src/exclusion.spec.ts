import { expect, type Page } from '@playwright/test';
import { openAccount, logInByCall } from './accounts.js';
import { button, chooseMethod, fetchBalance, sentence, word } from './cashier.js';
import { payoutCasino } from './casinos.js';
import { aDayLater, submitControlForm, setClocks, timeAt } from './control.js';
import { test } from './journey-test.js';
import { untilHydrated } from './player.js';
import { countClicks, excludeForAYear, expectQuiet } from './protecting.js';
import { routes } from './site-routes.js';
import { expectArrived, fillForWithdrawal, onTheWay, requestWithdrawal } from './withdrawing.js';

// The clock of this casino moves: a withdrawal takes a day to arrive, and a break a day to end.
test.use({ baseURL: payoutCasino.shell, timezoneId: 'UTC' });

const dayMs = 24 * 3_600_000;

test('while a player is excluded a withdrawal arrives, and deposit, bonus, coupon and games stay closed', async ({
  page,
}) => {
  const player = await openAccount(page.request, payoutCasino);
  await fillForWithdrawal(page.request, payoutCasino, player);
  await logInByCall(page.request, payoutCasino, player);
  const before = await fetchBalance(page);
  await excludeForAYear(page);

  await page
    .getByRole('main')
    .getByRole('link', { name: word('responsible-gaming.withdraw'), exact: true })
    .click();
  await expect(page.getByText(word('payments.withdraw.excluded'))).toBeVisible();
  await chooseMethod(page, /^Skrill/);
  const id = await requestWithdrawal(page, '20');
  await submitControlForm(page.request, payoutCasino, `withdrawals/${id}/approve`);
  await expect(onTheWay(page, id).locator('[aria-current="step"]')).toContainText(
    word('payments.withdraw.stage.sent'),
  );
  await aDayLater(page.request);
  await expectArrived(page, [/20\.00/]);
  expect(await fetchBalance(page)).toBeCloseTo(before - 20, 2);

  for (const closed of [
    '/',
    '/deposit',
    '/promotion?id=welcome',
    '/freemoney',
    '/tournaments',
    '/vip-club',
  ]) {
    await page.goto(closed);
    await expectQuiet(page, 'shell.quiet.closed');
  }
  for (const mode of ['', '?mode=demo']) {
    await page.goto(`/play/cherry-harbour${mode}`);
    await expectQuiet(page, 'shell.quiet.closed');
  }
});

/** Returns what a page shows that invites to pay in or to play: links by their address, buttons by their text. */
function invitations(page: Page, deposit: string): Promise<string[]> {
  return page.evaluate((word) => {
    const closed =
      /^\/(deposit|promotions?|bonuses|freemoney|cashback|tournaments|vip-club|play|providers|profile\/favorites|profile2\/(my-bonuses|vip-club)|casino\/[\w-]+)([/?#]|$)|[?&]modal=(?!cookies)/;
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const links = [...document.querySelectorAll('a[href]')].map((link) => ({
      link,
      to: link.getAttribute('href') ?? '',
    }));
    return [
      ...links
        .filter(({ link, to }) => closed.test(to) && !to.endsWith('?modal=cookies') && isVisible(link))
        .map(({ to }) => to),
      ...[...document.querySelectorAll('a, button')]
        .filter((element) => isVisible(element) && (element.ariaLabel ?? element.textContent).trim() === word)
        .map((element) => `${element.tagName} ${word}`),
    ];
  }, deposit);
}

test('no page shows an excluded player a deposit or an offer, on a phone or a desktop', async ({ page }) => {
  test.slow();
  const player = await openAccount(page.request, payoutCasino);
  await logInByCall(page.request, payoutCasino, player);
  // A player who may pay in is led to it: the walk below would see that.
  await page.goto('/casino');
  await untilHydrated(page.getByRole('main'));
  expect(await invitations(page, word('shell.deposit'))).not.toEqual([]);
  await excludeForAYear(page);
  const found: string[] = [];
  for (const [path] of routes) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await untilHydrated(page.getByRole('main'));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const shown = await invitations(page, word('shell.deposit'));
      found.push(...shown.map((what) => `${path} at ${width}: ${what}`));
    }
  }
  // oxlint-disable-next-line no-console -- the figures are what this journey is for
  console.log(`${routes.length} pages of an excluded player at 390 and 1440: ${found.length} invitations`);
  expect(found).toEqual([]);
});

test('a break begins after one confirmation and closes by itself at its end, without a click', async ({
  page,
  context,
}) => {
  const player = await openAccount(page.request, payoutCasino);
  await logInByCall(page.request, payoutCasino, player);
  await setClocks(context, payoutCasino, await timeAt(page.request, payoutCasino));
  await page.goto('/casino');
  await untilHydrated(page.getByRole('main').getByRole('link').first());
  const start = countClicks();
  const footer = page.getByRole('contentinfo');
  await start.click(footer.getByRole('link', { name: word('shell.footer.limits'), exact: true }));
  const day = word('responsible-gaming.exclusion.period.P1D');
  await start.click(page.getByRole('main').getByRole('button', { name: new RegExp(`^${day}`) }));
  const title = sentence('responsible-gaming.confirm.title.break', { period: day });
  const question = page.getByRole('alertdialog', { name: title });
  await start.click(button(question, 'responsible-gaming.confirm.break'));
  const running = page.getByRole('heading', { name: word('responsible-gaming.running.break') });
  await expect(running).toBeVisible();
  await page.goto('/deposit');
  await expectQuiet(page, 'shell.quiet.paused');

  // It begins a minute after its request.
  const over = new Date((await timeAt(page.request, payoutCasino)).getTime() + dayMs + 120_000);
  await setClocks(context, payoutCasino, over);
  const close = countClicks();
  await page.goto('/deposit');
  await expect(page.getByRole('radio', { name: /^Skrill/ })).toBeVisible();
  await page.goto('/profile2/freeze-account');
  await expect(page.getByText(word('responsible-gaming.history.expired'), { exact: true })).toBeVisible();
  await expect(running).toHaveCount(0);
  // oxlint-disable-next-line no-console -- the figures are what this journey is for
  console.log(`clicks from the lobby: start a break ${start.clicks()}, close a break ${close.clicks()}`);
  expect([start.clicks(), close.clicks()]).toEqual([3, 0]);
});
