import { type Browser, expect, type Page } from '@playwright/test';
import { type Account, curacao, logInByCall, openAccount } from './accounts.js';
import { sentence, word } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { payIn } from './money.js';
import { greeted } from './player.js';

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name: unread === 0 ? word('notices.bell') : sentence('notices.bell.unread', { number: String(unread) }),
    exact: true,
  });

/** Opens a page of a player, logged in. */
async function openTab(browser: Browser, account: Account, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInByCall(page.request, sharedCasino, account);
  const greeting = greeted(page);
  await page.goto(path);
  // What happens before the socket has joined reaches no page that has read its data already.
  await greeting;
  return page;
}

test('a deposit is in the inbox at once, and what one device reads is read on the other', async ({
  browser,
  request,
}) => {
  const account = await openAccount(request, sharedCasino);
  const [first, second] = [
    await openTab(browser, account, '/casino'),
    await openTab(browser, account, '/profile/inbox'),
  ];
  // Both logins are on devices that the account had not seen.
  await expect(bell(first, 2)).toBeVisible();

  await payIn(request, sharedCasino, { ...account, currencyCode: curacao.currencyCode }, '50');
  await expect(bell(first, 3)).toBeVisible();
  await expect(second.getByText(word('notices.kind.depositArrived.title')).first()).toBeVisible();

  await bell(first, 3).click();
  const box = first.getByRole('dialog', { name: word('notices.title') });
  await expect(box.getByText(word('notices.kind.depositArrived.title')).first()).toBeVisible();
  await box.getByRole('button', { name: word('notices.readAll') }).click();
  await expect(bell(second, 0)).toBeVisible();
  await second.reload();
  await expect(bell(second, 0)).toBeVisible();
});
