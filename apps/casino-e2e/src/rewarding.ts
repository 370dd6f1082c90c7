import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, curacao, openAccount, logInByCall } from './accounts.js';
import { button, sentence, word } from './cashier.js';
import { type Casino } from './casinos.js';
import { submitControlForm } from './control.js';
import { payIn } from './money.js';
import { untilHydrated } from './player.js';

/** Opens an account that may activate bonuses, with euro in cash, and logs the page in. */
export async function logInForRewards(
  page: Page,
  casino: Casino,
  { cash = 0, verified = true } = {},
): Promise<Account> {
  const { request } = page;
  const account = await openAccount(request, casino);
  if (verified) await submitControlForm(request, casino, `players/${account.userId}/verify-email`);
  if (cash > 0) await addCash(page, casino, account, cash);
  await logInByCall(request, casino, account);
  return account;
}

/** Deposits euro without a bonus. */
export function addCash(page: Page, casino: Casino, { token }: Account, cash: number): Promise<void> {
  return payIn(page.request, casino, { token, currencyCode: curacao.currencyCode }, String(cash));
}

export const dialog = (page: Page) => page.getByRole('dialog');
/** Returns the dialog that confirms a bonus's activation or forfeit and shows the result. */
export const question = (page: Page) => page.getByRole('alertdialog');

/** Opens the confirmation for the offer of the page, and agrees. */
export async function activate(page: Page, confirm = 'bonuses.activate.confirm'): Promise<void> {
  await button(page.getByRole('main'), 'bonuses.offer.take').click();
  await button(question(page), confirm).click();
}

/** Enters a coupon into the form of the page. */
export async function enterCoupon(page: Page, code: string): Promise<void> {
  const field = page.getByLabel(word('bonuses.coupon.label'), { exact: true });
  await untilHydrated(field);
  await field.fill(code);
  await button(page, 'bonuses.coupon.apply').click();
}

/** Enters a coupon that needs no deposit, and activates its bonus. */
export async function activateCoupon(page: Page, code: string): Promise<void> {
  await enterCoupon(page, code);
  const known = sentence('bonuses.coupon.known', { coupon: code.toUpperCase() });
  await expect(page.getByText(known)).toBeVisible();
  // The form is below the offers.
  await button(page.getByRole('main'), 'bonuses.offer.take').last().click();
  await button(question(page), 'bonuses.activate.confirm').click();
}

/** Checks that a bonus is active, and continues to "My bonuses". */
export async function seeMyBonuses(page: Page, name: string): Promise<void> {
  const done = question(page);
  const title = sentence('bonuses.activate.done', { bonus: name });
  await expect(done.getByRole('heading', { name: title }).last()).toBeVisible();
  await done.getByRole('link', { name: word('bonuses.offer.toActive') }).click();
  await expect(page).toHaveURL('/bonuses');
}

/** Checks the reason on the page of an offer that this player cannot have: it has no button then. */
export async function expectRejected(page: Page, code: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(word(`bonuses.error.${code}`))).toBeVisible();
  await expect(button(main, 'bonuses.offer.take')).toHaveCount(0);
}

const euro = (amount: number) => `€${amount.toFixed(2)}`;

/** Returns the active bonuses on "My bonuses". */
const active = (page: Page) => page.getByRole('region', { name: word('bonuses.mine.active') });

/** Returns the wagering progress of the one active bonus on "My bonuses", in euro. */
export async function expectWagering(page: Page, wagered: number, total: number): Promise<void> {
  await expect(
    active(page).getByText(sentence('bonuses.mine.wagered', { amount: euro(wagered) })),
  ).toBeVisible();
  const left = sentence('bonuses.mine.left', { left: euro(total - wagered), total: euro(total) });
  await expect(active(page).getByText(left)).toBeVisible();
}

/** Checks in the history of "My bonuses" how a bonus ended; returns its row. */
export async function expectEnded(
  page: Page,
  name: string,
  status: 'completed' | 'cancelled' | 'lost',
): Promise<Locator> {
  await page.goto('/bonuses');
  const row = page
    .getByRole('table', { name: word('bonuses.history.title') })
    .getByRole('row')
    .filter({ hasText: name });
  await expect(row).toContainText(word(`bonuses.status.${status}`));
  return row;
}

/** Returns real and bonus money in the header, in euro. */
export function expectBalances(page: Page, real: number, bonus: number): Promise<void> {
  const text = sentence('wallet.label.bonus', { real: euro(real), bonus: euro(bonus) });
  return expect(
    page.getByRole('banner').getByText(text).or(page.getByRole('banner').getByLabel(text)).first(),
  ).toBeVisible();
}
