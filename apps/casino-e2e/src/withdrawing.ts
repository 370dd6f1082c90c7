import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, curacao, type Home, openAccount } from './accounts.js';
import { payoutCasino } from './casinos.js';
import { asOperator, atProvider } from './control.js';

const { backend } = payoutCasino;

/** Calls the payout casino's backend with a token. */
async function call<T>(request: APIRequestContext, token: string, path: string, data: object): Promise<T> {
  const answer = await request.post(`${backend}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Has the provider keep a card, by a first deposit with it. */
async function keepCard(request: APIRequestContext, token: string, currencyCode: string): Promise<void> {
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123', name: 'Marlon Statia' };
  const { cardToken } = await call<{ cardToken: string }>(request, '', '/payment-provider/tokens', card);
  const body = { paymentMethodId: 'card', amount: '20', currencyCode, cardToken, keepCard: true };
  const { status } = await call<{ status: string }>(request, token, '/api/user/deposit', body);
  expect(status).toBe('completed');
}

/** Rounds of a slot that pays little and often: what is staked comes back, but for a few hundred. */
async function wager(request: APIRequestContext, token: string, total: number): Promise<void> {
  const { url } = await call<{ url: string }>(request, token, '/api/games/cherry-harbour/launch', {
    mode: 'real',
    locale: 'en',
  });
  const launch = new URL(url).hash.replace('#launch=', '');
  const stake = 50;
  for (let staked = 0; staked < total; staked += stake)
    await call(request, launch, '/api/game-table/round', { stake: String(stake) });
}

/**
 * Opens an account with some thousands that may be withdrawn: e-mail verified, deposits wagered. `withCard` has a card kept
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
  const body = { paymentMethodId: 'bank', amount: '10000', currencyCode };
  const { depositId } = await call<{ depositId: string }>(request, token, '/api/user/deposit', body);
  await atProvider(request, payoutCasino, depositId, 'confirm');
  if (withCard) await keepCard(request, token, currencyCode);
  await wager(request, token, withCard ? 10_050 : 10_000);
  return account;
}
