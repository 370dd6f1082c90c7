import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account } from './accounts.js';
import { button, word, texts } from './cashier.js';
import { payoutCasino } from './casinos.js';
import { setClocks, timeAt } from './control.js';
import { test } from './journey-test.js';
import { balanceInCents } from './player.js';
import { dialog, question, logInForRewards } from './rewarding.js';
import { loseRounds, openTable } from './rounds.js';
import { getTexts } from './words.js';

const timeZone = 'America/Curacao';
test.use({ baseURL: payoutCasino.shell, timezoneId: timeZone });

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const written = (at: Date, month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month, timeZone }).format(at);
/** Returns the date of a day as a pattern: its month is short when the cell shows it. */
const title = (at: Date) => `^(${written(at, 'long')}|${written(at, 'short')})`;
/** Returns a day of the calendar by its label. */
const day = (within: Page | Locator, at: Date) =>
  within.getByRole('button', { name: new RegExp(`${title(at)},`) });
const grid = (page: Page) => page.getByRole('grid');

/** Sets the clocks to the next morning of the place, five minutes into a half hour. */
async function nextMorning(context: BrowserContext): Promise<Date> {
  const noon = new Date(later(await timeAt(context.request, payoutCasino), dayMs).setUTCHours(12, 5, 0, 0));
  await setClocks(context, payoutCasino, noon);
  return noon;
}

/**
 * Makes a player lose 20 euro of 100 on a morning: a rakeback of 1 euro, and a cashback of 2 for its half hour.
 */
async function loseTwenty(page: Page): Promise<{ player: Account; at: Date }> {
  const at = await nextMorning(page.context());
  const player = await logInForRewards(page, payoutCasino, { cash: 100 });
  await loseRounds(await openTable(page.request, payoutCasino, player.token), '5', 4);
  return { player, at };
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stops = 0; stops < 20; stops += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}

test('cashback: the loss of a half hour and its share, then in the day of the calendar, then cash', async ({
  page,
  context,
}) => {
  const { at } = await loseTwenty(page);
  await page.goto('/cashback');
  const now = page.getByRole('region', { name: word('cashback.page.now') });
  await expect(now).toContainText(`${word('cashback.sum')}€2.00`);
  await expect(now).toContainText('10% of €20.00 net loss');
  await expect(now).toContainText('Next added to the calendar at 08:30');

  await setClocks(context, payoutCasino, later(at, 30 * minuteMs));
  await page.goto('/cashback');
  await expect(now).toContainText(`${word('cashback.sum')}€0.00`);
  await expect(now).toContainText(word('cashback.nothing'));
  const tomorrow = later(at, dayMs);
  await expect(day(grid(page), tomorrow)).toHaveAccessibleName(
    new RegExp(`${title(tomorrow)}, €3.00, ${word('rakeback-calendar.label.locked')}$`),
  );
  await day(grid(page), tomorrow).click();
  await expect(dialog(page).getByRole('row', { name: /Cashback added/ })).toContainText('€2.00');
  await expect(dialog(page).getByRole('row', { name: /Amount of the day/ })).toContainText('€3.00');

  await setClocks(context, payoutCasino, tomorrow);
  await page.goto('/cashback');
  await grid(page)
    .getByRole('button', { name: /^Get €3\.00/ })
    .click();
  await expect(question(page)).toContainText('3.00 EUR');
  await expect.poll(() => balanceInCents(page, texts)).toBe(8_300);
});

test('rakeback: claimed with the keyboard alone, twice at once and in a second tab, paid once', async ({
  page,
  context,
}) => {
  const { at } = await loseTwenty(page);
  const today = later(at, dayMs);
  await setClocks(context, payoutCasino, today);
  await page.goto('/casino?modal=rakeback');
  const second = await context.newPage();
  await second.goto('/casino?modal=rakeback');
  const getInSecond = dialog(second)
    .getByRole('grid')
    .getByRole('button', { name: /^Get €3\.00/ });
  await expect(getInSecond).toBeVisible();
  // It refetches nothing, so that it still shows a day to claim.
  await second.route('**/get-rakeback-days?*', () => undefined);

  const days = dialog(page).getByRole('grid');
  await tabTo(page, day(days, today));
  for (const [key, moved] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(days, later(today, moved * dayMs))).toBeFocused();
  }
  await page.keyboard.press('Home');
  await expect(days.getByRole('row').nth(2).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(
    days.getByRole('row').nth(2).locator('[role="gridcell"]').last().locator(':focus'),
  ).toHaveCount(1);
  await tabTo(page, dialog(page).getByRole('button', { name: 'Get €3.00', exact: true }));
  // Both tabs press twice before any claim has a response, which would open a dialog under the second press.
  let allPressed: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (allPressed = resolve));
  await context.route('**/rakeback-claim?*', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await getInSecond.dblclick();
  allPressed();
  for (const tab of [page, second]) {
    await expect(question(tab)).toContainText(word('rakeback.claim.title'));
    await expect(question(tab)).toContainText('3.00 EUR');
    await expect.poll(() => balanceInCents(tab, texts)).toBe(8_300);
  }
  await tabTo(page, button(question(page), 'rakeback-calendar.claim.ok'));
  await page.keyboard.press('Enter');
  await expect(day(days, today)).toHaveAccessibleName(
    new RegExp(
      `${title(today)}, ${word('rakeback-calendar.today')}, €3.00, ${word('rakeback-calendar.label.claimed')}$`,
    ),
  );
  // The focused button is removed with the claim: the focus is still in the calendar.
  await expect(dialog(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // It came with the page, so only the content can get the focus.
  await expect(page.getByRole('main')).toBeFocused();
  const showAll = page.getByRole('link', { name: word('rakeback-calendar.now.calendar'), exact: true });
  for (const time of ['first', 'second', 'third']) {
    await showAll.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page), time).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page), time).toBeHidden();
    await expect(showAll, time).toBeFocused();
  }

  await page.goto('/profile/transactions?kind=bonus&period=all');
  const rows = page.getByRole('row').filter({ hasText: word('wallet.reward.rakeback') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('€3.00');
});

for (const { name, modal, claims } of [
  { name: 'rakeback', modal: 'rakeback', claims: true },
  { name: 'bonus', modal: 'calendar', claims: false },
])
  test(`the ${name} calendar in Arabic is read from the right, and its arrow keys are mirrored`, async ({
    page,
    context,
    baseURL,
  }) => {
    const arabic = getTexts('ar');
    await loseTwenty(page);
    await nextMorning(context);
    await context.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
    await page.goto(`/casino?modal=${modal}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const days = dialog(page).getByRole('grid');
    const today = days.locator('[aria-current="date"]');
    await tabTo(page, today);
    const place = async () => {
      const box = await page.locator(':focus').boundingBox();
      return { x: box?.x ?? 0, y: box?.y ?? 0 };
    };
    await page.keyboard.press('Home');
    const monday = await place();
    await page.keyboard.press('ArrowLeft');
    const tuesday = await place();
    expect(tuesday.x).toBeLessThan(monday.x);
    expect(Math.abs(tuesday.y - monday.y)).toBeLessThan(3);
    await page.keyboard.press('ArrowRight');
    expect(Math.abs((await place()).x - monday.x)).toBeLessThan(3);
    if (!claims) return;

    const get = arabic.word('rakeback-calendar.get.amount').replace(/<amount>.*<\/amount>/, '');
    await tabTo(
      page,
      dialog(page)
        .getByRole('button', { name: new RegExp(`^${get}.*3[.,]00`) })
        .last(),
    );
    await page.keyboard.press('Enter');
    await expect(question(page)).toContainText(arabic.word('rakeback.claim.title'));
    await expect(question(page)).toContainText('3.00 EUR');
    await expect.poll(() => balanceInCents(page, arabic)).toBe(8_300);
  });
