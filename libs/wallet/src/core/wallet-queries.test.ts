import { type ApiClient } from '@casino-kit/api-client';
import { getWallets } from '@casino-kit/api-contract';
import { expect, it, vi } from 'vitest';
import { walletsQuery } from './wallet-queries.js';

it('reads the wallets for the player alone, stops with its signal and fails at once while offline', async () => {
  const response = { wallets: [], currencies: [] };
  const call = vi.fn(() => Promise.resolve(response));
  const { queryFn, ...options } = walletsQuery({ call: call as unknown as ApiClient['call'] });
  const { signal } = new AbortController();
  expect(await queryFn({ signal })).toBe(response);
  expect(call.mock.calls).toEqual([[getWallets, {}, { signal }]]);
  expect(options).toMatchObject({ networkMode: 'always', meta: { audience: 'player' } });
});
