import { expect, it, vi } from 'vitest';
import { getCalendarAward } from '@casino-kit/api-contract';
import { makeAward } from '../testing/fixtures.js';
import { cashbackKey, cashbackQuery } from './cashback-queries.js';

it('requests the player’s award with a token, every 15 s and only while visible, and records when', async () => {
  const times = [1000, 1200];
  const now = () => new Date(times.shift()!);
  const call = vi.fn(() => Promise.resolve({ userCalendarData: makeAward() }));
  const feed = { asked: vi.fn(), responded: vi.fn() };
  const query = cashbackQuery({ call: call as never }, feed, { userId: '7', currencyCode: 'EUR', now });
  expect(query).toMatchObject({
    queryKey: [...cashbackKey, '7', 'EUR'],
    refetchInterval: 15_000,
    refetchIntervalInBackground: false,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    networkMode: 'always',
    staleTime: 7_500,
    meta: { audience: 'player' },
  });
  const { signal } = new AbortController();
  await expect(query.queryFn({ signal })).resolves.toEqual({
    award: makeAward(),
    askedAt: 1000,
    respondedAt: 1200,
  });
  expect(call).toHaveBeenCalledExactlyOnceWith(getCalendarAward, { query: { user: '7' } }, { signal });
  expect(getCalendarAward.token).toBe('required');
  expect(feed.asked).toHaveBeenCalledExactlyOnceWith(new Date(1000));
  expect(feed.responded).toHaveBeenCalledExactlyOnceWith(1000);
});

it('records no response for a failed request', async () => {
  const feed = { asked: vi.fn(), responded: vi.fn() };
  const call = () => Promise.reject(new Error('lost'));
  const now = () => new Date(1000);
  const query = cashbackQuery({ call }, feed, { userId: '7', currencyCode: 'EUR', now });
  await expect(query.queryFn()).rejects.toThrow('lost');
  expect(feed.asked).toHaveBeenCalledOnce();
  expect(feed.responded).not.toHaveBeenCalled();
});
