import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, curacao, type Home, openAccount } from './accounts.js';
import { type Casino, payoutCasino } from './casinos.js';
import { asOperator } from './control.js';
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
  await asOperator(request, payoutCasino, `players/${userId}/verify-email`);
  await payIn(request, payoutCasino, { token, currencyCode }, '10000');
  if (withCard) await keepCard(request, payoutCasino, token, currencyCode);
  // A slot that pays little and often: what is staked comes back, but for a few hundred.
  const table = await openTable(request, payoutCasino, token);
  await playRounds(table, '50', withCard ? 201 : 200);
  return account;
}
