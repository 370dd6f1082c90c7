import { makeClient } from '@casino-kit/api-client/testing';
import { describe, expect, it } from 'vitest';
import { getReferralSummary, listReferredFriends } from '@casino-kit/api-contract';
import { friendsQuery, summaryQuery } from './referral-queries.js';

const { signal } = new AbortController();

describe('the referral queries', () => {
  it('request what invitations have brought', async () => {
    const { calls, client } = makeClient('summary');
    const query = summaryQuery(client);
    await expect(query.queryFn({ signal })).resolves.toBe('summary');
    expect(calls).toEqual([[getReferralSummary, {}, { signal }]]);
    await expect(query.queryFn()).resolves.toBe('summary');
    expect(query).toMatchObject({ queryKey: ['referrals', 'summary'], meta: { audience: 'player' } });
  });
  it('request a page of friends and keep its number', async () => {
    const { calls, client } = makeClient({ friends: { count: 30, rows: ['friend'] } });
    const query = friendsQuery(client, 2);
    await expect(query.queryFn({ signal })).resolves.toEqual({ page: 2, count: 30, rows: ['friend'] });
    expect(calls).toEqual([[listReferredFriends, { query: { pageNo: 2, limit: 24 } }, { signal }]]);
    await expect(query.queryFn()).resolves.toMatchObject({ page: 2 });
    expect(query).toMatchObject({ queryKey: ['referrals', 'friends', 2], meta: { audience: 'player' } });
  });
  it('answer from memory without a network, instead of waiting for one', () => {
    const { client } = makeClient(null);
    expect([summaryQuery(client).networkMode, friendsQuery(client, 1).networkMode]).toEqual([
      'always',
      'always',
    ]);
  });
});
