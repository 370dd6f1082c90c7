import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, openAccount, logInByCall, type Home, curacao } from './accounts.js';
import { sharedCasino } from './casinos.js';
import { getTexts } from './words.js';

export const texts = getTexts('en');
export const { word } = texts;

/** Returns a text with its placeholders filled in. */
export function sentence(key: string, places: Record<string, string>): string {
  return word(key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');
}

/** Opens an account that can deposit at once, logs the page in and opens the cashier. */
export async function openCashier(page: Page, home: Home = curacao): Promise<Account> {
  const account = await openAccount(page.request, sharedCasino, home);
  await logInByCall(page.request, sharedCasino, account);
  await page.goto('/deposit');
  return account;
}

export const button = (within: Page | Locator, key: string): Locator =>
  within.getByRole('button', { name: word(key), exact: true });
export const chooseMethod = (page: Page, name: RegExp) =>
  page.getByRole('radio', { name }).check({ force: true });
export const amountField = (page: Page) =>
  page.getByRole('textbox', { name: new RegExp(word('payments.amount.label')) });
export const pay = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay / });

/** Calls the shell as the page does, with the session of the browser. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: T }).data;
}

/** Returns the id of the one deposit in progress. */
export async function pendingDeposit(page: Page): Promise<string> {
  const { deposits } = await ask<{ deposits: { depositId: string }[] }>(page, '/api/user/pending-deposits');
  const [deposit] = deposits;
  if (deposit === undefined) throw new Error('no deposit is under way');
  return deposit.depositId;
}

/** Returns the real balance on the server, in major units. */
export async function fetchBalance(page: Page): Promise<number> {
  const { userWallet } = await ask<{ userWallet: { amount: string } }>(page, '/api/user/get-user-details');
  return Number(userWallet.amount);
}

/** Checks what the dialog shows once the money of a deposit is posted. */
export const arrivedTitle = (page: Page, amount: string) =>
  page
    .getByRole('dialog')
    .getByRole('heading', { name: sentence('payments.outcome.success.title', { amount }) })
    .first();
