import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Casino } from './casinos.js';
import { atProvider } from './control.js';

/** Calls a casino's backend directly with a token, without its pages. */
export async function callBackend<T>(
  request: APIRequestContext,
  { backend }: Casino,
  token: string,
  path: string,
  data: object,
): Promise<T> {
  const response = await request.post(`${backend}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data,
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: T }).data;
}

/** Deposits by bank transfer, in major units; the money has arrived. */
export async function payIn(
  request: APIRequestContext,
  casino: Casino,
  { token, currencyCode }: { token: string; currencyCode: string },
  amount: string,
): Promise<void> {
  const body = { paymentMethodId: 'bank', amount, currencyCode };
  const { depositId } = await callBackend<{ depositId: string }>(
    request,
    casino,
    token,
    '/api/user/deposit',
    body,
  );
  await atProvider(request, casino, depositId, 'confirm');
}
