import { expect } from 'vitest';
import {
  createDeposit,
  getDeposit,
  getUserDetails,
  type Deposit,
  type EndpointData,
  type EndpointInput,
} from '@casino-kit/api-contract';
import { type PaymentOutcome } from '../../src/payment-provider/decisions.js';
import { type Faults } from '../../src/payment-provider/faults.js';
import { type ApiResponse, newKey, type TestBackend, type TestPlayer } from './test-backend.js';
import { requireWallet } from './require-wallet.js';

type Reached = Pick<TestBackend, 'call' | 'fetch'>;
export type DepositForm = Partial<EndpointInput<typeof createDeposit>['body']>;

/** Requests a deposit of 50 EUR by a method; `form` changes what is sent. */
export function depositBy(
  { call }: Pick<Reached, 'call'>,
  player: TestPlayer,
  paymentMethodId: string,
  form: DepositForm = {},
  key = newKey(),
): Promise<ApiResponse<EndpointData<typeof createDeposit>>> {
  return call(createDeposit, {
    token: player.token,
    headers: { 'idempotency-key': key },
    body: { paymentMethodId, amount: '50', currencyCode: 'EUR', ...form },
  });
}

/** Creates a deposit that the provider has accepted. */
export async function begunBy(
  backend: Pick<Reached, 'call'>,
  player: TestPlayer,
  paymentMethodId: string,
  form: DepositForm = {},
): Promise<Deposit> {
  const { status, body } = await depositBy(backend, player, paymentMethodId, form);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** Makes something happen to a payment, on the control page. */
export async function order(
  { fetchControl }: Pick<TestBackend, 'fetchControl'>,
  depositId: string,
  outcome: PaymentOutcome,
): Promise<Deposit | null> {
  const response = await fetchControl(`/control/payments/${depositId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Deposit | null;
}

/** Sets faults of the provider until they are changed. */
export async function orderFaults(
  { fetchControl }: Pick<TestBackend, 'fetchControl'>,
  faults: Partial<Faults>,
): Promise<void> {
  const response = await fetchControl('/control/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  expect(await response.json()).toMatchObject(faults);
}

/** Makes a payer's decision on the provider's page of a deposit; returns where the browser is sent. */
export async function decideOnPage(
  { fetch }: Pick<Reached, 'fetch'>,
  deposit: Deposit,
  decision: string,
): Promise<URL> {
  const url = new URL(deposit.next?.type === 'redirect' ? deposit.next.url : '');
  const response = await fetch('/payment-provider/pay', {
    method: 'POST',
    body: new URLSearchParams({ payment: url.searchParams.get('payment') ?? '', decision }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

/** Returns a deposit as its player sees it now. */
export async function seen(
  { call }: Pick<Reached, 'call'>,
  player: TestPlayer,
  depositId: string,
): Promise<Deposit> {
  return (await call(getDeposit, { token: player.token, params: { depositId } })).body.data;
}

/** Returns a player's real money and how many deposits were posted. */
export async function fetchMoney(
  { call }: Pick<Reached, 'call'>,
  { token }: TestPlayer,
): Promise<{ balance: string; count: number }> {
  const { data } = (await call(getUserDetails, { token })).body;
  return { balance: requireWallet(data).amount, count: data.depositCount };
}
