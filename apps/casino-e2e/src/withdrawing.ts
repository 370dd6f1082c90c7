import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, curacao, type Home, openAccount } from './accounts.js';
import { amountField, button, word } from './cashier.js';
import { type Casino, payoutCasino } from './casinos.js';
import { submitControlForm } from './control.js';
import { callBackend, payIn } from './money.js';
import { openTable, playRounds } from './rounds.js';

/** Makes the provider save a card, by a first deposit with it. */
export async function keepCard(
  request: APIRequestContext,
  casino: Casino,
  token: string,
  currencyCode: string,
): Promise<void> {
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123', name: 'Marlon Statia' };
  const { cardToken } = await callBackend<{ cardToken: string }>(
    request,
    casino,
    '',
    '/payment-provider/tokens',
    card,
  );
  const body = { paymentMethodId: 'card', amount: '20', currencyCode, cardToken, keepCard: true };
  const { status } = await callBackend<{ status: string }>(request, casino, token, '/api/user/deposit', body);
  expect(status).toBe('completed');
}

/**
 * Opens an account with some thousands that may be withdrawn: email verified, deposits wagered. `withCard` saves a card
 * for it.
 */
export async function accountWhoMayWithdraw(
  request: APIRequestContext,
  home: Home = curacao,
  { withCard = false } = {},
): Promise<Account> {
  const account = await openAccount(request, payoutCasino, home);
  const { token, userId } = account;
  const { currencyCode } = home;
  await submitControlForm(request, payoutCasino, `players/${userId}/verify-email`);
  await payIn(request, payoutCasino, { token, currencyCode }, '10000');
  if (withCard) await keepCard(request, payoutCasino, token, currencyCode);
  // A slot that pays little and often: what is staked comes back, but for a few hundred.
  const table = await openTable(request, payoutCasino, token);
  await playRounds(table, '50', withCard ? 201 : 200);
  return account;
}

/** Sets the account holder's name: with it a payee of the same name is paid automatically. */
export async function setProfileName(
  request: APIRequestContext,
  { backend }: Casino,
  { token }: Account,
  data: { firstName: string; lastName: string },
): Promise<void> {
  const response = await request.put(`${backend}/api/user/update-user-details`, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Deposits 500 euro for an account and stakes as much, so that what is left of them, some hundreds, may be withdrawn. */
export async function fillForWithdrawal(
  request: APIRequestContext,
  casino: Casino,
  { token, userId }: Account,
): Promise<void> {
  await submitControlForm(request, casino, `players/${userId}/verify-email`);
  await payIn(request, casino, { token, currencyCode: curacao.currencyCode }, '500');
  await playRounds(await openTable(request, casino, token), '5', 100);
}

/** Returns the withdrawals in progress, by their id. */
export const onTheWay = (page: Page, id: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(id, { exact: true }) });

/** Submits the form of the page and returns the id of the withdrawal. */
export async function requestWithdrawal(page: Page, amount: string): Promise<string> {
  await amountField(page).fill(amount);
  await button(page, 'payments.withdraw.submit').click();
  const question = page.getByRole('dialog');
  const compared = question.getByRole('checkbox');
  await expect(button(question, 'payments.withdraw.confirm.send')).toBeVisible();
  if (await compared.isVisible()) await compared.check({ force: true });
  await button(question, 'payments.withdraw.confirm.send').click();
  await expect(question).toBeHidden();
  const reference = /^W(-[0-9A-Z]{4}){3}$/;
  const done = page.getByRole('status').filter({ has: button(page, 'payments.withdraw.done.again') });
  const id = (await done.getByText(reference).first().textContent()) ?? '';
  await expect(onTheWay(page, id)).toBeVisible();
  await button(done, 'payments.withdraw.done.again').click();
  return id;
}

/** Checks that the history of withdrawals shows these amounts as completed. */
export async function expectArrived(page: Page, amounts: readonly RegExp[]): Promise<void> {
  // A request for them advances what is due, before the backend's own timer does.
  expect((await page.request.get('/api/user/withdrawals')).ok()).toBe(true);
  await page.goto('/profile/transactions?kind=withdrawal&period=all');
  for (const amount of amounts)
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: amount }) })
        .filter({ hasText: word('wallet.status.completed') })
        .first(),
    ).toBeVisible();
}
