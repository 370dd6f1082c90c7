import { makeClient } from '@casino-kit/api-client/testing';
import { describe, expect, it } from 'vitest';
import { makeWithdrawal, makeWithdrawalOverview } from '../testing/withdrawal-fixtures.js';
import {
  withdrawalOverviewQuery,
  withdrawalPollMs,
  withdrawalsKey,
  withdrawalsQuery,
} from './withdrawal-queries.js';

const responding = (response: unknown) => makeClient(response).client;

describe('the withdrawal queries', () => {
  it('request the overview by currency and the list, under one key', async () => {
    const overview = withdrawalOverviewQuery(responding(makeWithdrawalOverview()), 'EUR');
    expect(await overview.queryFn()).toEqual(makeWithdrawalOverview());
    const list = withdrawalsQuery(responding({ withdrawals: [makeWithdrawal()] }));
    expect(await list.queryFn()).toEqual([makeWithdrawal()]);
    for (const { queryKey } of [overview, list]) expect(queryKey.slice(0, 2)).toEqual(withdrawalsKey);
    expect(overview.queryKey).not.toEqual(withdrawalOverviewQuery(responding(null), 'BTC').queryKey);
  });
  it('refetch while a withdrawal is in progress', () => {
    const { refetchInterval } = withdrawalsQuery(responding(null));
    const after = (data: ReturnType<typeof makeWithdrawal>[] | undefined) =>
      refetchInterval({ state: { data } });
    expect(after(undefined)).toBe(false);
    expect(after([makeWithdrawal({ status: 'completed' })])).toBe(false);
    expect(after([makeWithdrawal()])).toBe(withdrawalPollMs);
  });
});
