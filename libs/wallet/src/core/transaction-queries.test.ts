import { describe, expect, it } from 'vitest';
import { createApiClient } from '@casino-kit/api-client';
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
