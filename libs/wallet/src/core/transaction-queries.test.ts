import { describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '@casino-kit/api-client';
import { getPayments, getTransactions } from '@casino-kit/api-contract';
import { defaultTransactionFilters } from './transaction-filters.js';
import { methodNamesQuery, transactionsKey, transactionsQuery } from './transaction-queries.js';

const client = createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' });
const filters = defaultTransactionFilters('2026-11-26');

describe('the cached history', () => {
  it('is cached by filters, zone, number of rows and the language of the methods’ titles', () => {
    const place = { currencyCode: 'EUR', countryCode: 'CW' };
    const keys = [
      transactionsQuery(client, filters, { timeZone: 'UTC', language: 'en' }).queryKey,
      transactionsQuery(client, filters, { timeZone: 'UTC', language: 'de' }).queryKey,
      transactionsQuery(client, filters, { timeZone: 'Asia/Tokyo', language: 'en' }).queryKey,
      transactionsQuery(client, filters, { timeZone: 'UTC', language: 'en' }, 1).queryKey,
      transactionsQuery(client, { ...filters, page: 2 }, { timeZone: 'UTC', language: 'en' }).queryKey,
    ];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
    for (const key of keys) expect(key.slice(0, 3)).toEqual([...transactionsKey, 'all']);
    expect(methodNamesQuery(client, place, 'en').queryKey).not.toEqual(
      methodNamesQuery(client, place, 'de').queryKey,
    );
  });
});

describe('what is requested', () => {
  const { signal } = new AbortController();
  const reading = { timeZone: 'America/Curacao', language: 'en' };
  /** A client that returns one response and records its calls. */
  const returning = (response: unknown) => {
    const call = vi.fn(() => Promise.resolve(response));
    return { call: call as unknown as ApiClient['call'], calls: call.mock.calls as unknown[][] };
  };

  it('omits filters that are not set, and stops with the signal of the query', async () => {
    const { call, calls } = returning({ transactions: { count: 0, rows: [] } });
    const { queryFn, meta } = transactionsQuery({ call }, { ...filters, period: null }, reading);
    expect(await queryFn({ signal })).toEqual({ page: 1, count: 0, rows: [] });
    const query = { pageNo: 1, limit: 100, kind: 'all', timeZone: 'America/Curacao' };
    expect(calls).toEqual([[getTransactions, { query }, { signal }]]);
    expect(meta).toEqual({ audience: 'player' });
  });
  it('contains the filters that are set', async () => {
    const { call, calls } = returning({ transactions: { count: 0, rows: [] } });
    const period = { from: '2026-11-01', to: '2026-11-26' };
    const set = { status: 'completed', method: 'skrill', search: 'D-7K' } as const;
    await transactionsQuery({ call }, { ...filters, ...set, period, page: 2 }, reading).queryFn();
    expect(calls[0]?.[1]).toMatchObject({ query: { ...set, ...period, pageNo: 2 } });
  });
  it('names a payment method by its title, or by its name when it has none', async () => {
    const { call, calls } = returning({
      payments: [
        { id: 'card', title: 'Visa / Mastercard', name: 'Card' },
        { id: 'skrill', title: '', name: 'Skrill' },
      ],
    });
    const place = { currencyCode: 'EUR', countryCode: 'CW' };
    const { queryFn, meta } = methodNamesQuery({ call }, place, 'en');
    expect(await queryFn({ signal })).toEqual([
      { id: 'card', title: 'Visa / Mastercard' },
      { id: 'skrill', title: 'Skrill' },
    ]);
    expect(calls).toEqual([[getPayments, { query: place }, { signal }]]);
    expect(meta).toEqual({ audience: 'player' });
  });
});
