import { expect } from '@playwright/test';
import { openAccount, logInByCall } from './accounts.js';
import { button, chooseMethod, moneyOf, sentence, word } from './cashier.js';
import { payoutCasino } from './casinos.js';
import { aDayLater, asOperator, setClocks, timeAt } from './control.js';
import { test } from './journey-test.js';
import { untilHydrated } from './player.js';
import { countClicks, excludeForAYear, expectQuiet } from './protecting.js';
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
  const before = await moneyOf(page);
  await excludeForAYear(page);

  await page
    .getByRole('main')
    .getByRole('link', { name: word('responsible-gaming.withdraw'), exact: true })
    .click();
  await expect(page.getByText(word('payments.withdraw.excluded'))).toBeVisible();
  await chooseMethod(page, /^Skrill/);
  const id = await requestWithdrawal(page, '20');
  await asOperator(page.request, payoutCasino, `withdrawals/${id}/approve`);
  await expect(onTheWay(page, id).locator('[aria-current="step"]')).toContainText(
    word('payments.withdraw.stage.sent'),
  );
  await aDayLater(page.request);
  await expectArrived(page, [/20\.00/]);
  expect(await moneyOf(page)).toBeCloseTo(before - 20, 2);

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
