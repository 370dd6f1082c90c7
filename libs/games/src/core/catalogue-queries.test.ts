import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '@casino-kit/api-client';
import {
  categoriesQuery,
  gameListQuery,
  gameQuery,
  gameRowQuery,
  nextPage,
  pageSize,
  recentGamesQuery,
  recentWinsQuery,
} from './catalogue-queries.js';

const client = createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' });

describe('nextPage', () => {
  it('visits every game once and then stops', () => {
    fc.assert(
      fc.property(fc.nat(2_000), (count) => {
        let pages = 1;
        for (let page = nextPage({ count }, [], 1); page !== undefined; page = nextPage({ count }, [], page))
          pages += 1;
        expect(pages).toBe(Math.max(1, Math.ceil(count / pageSize)));
      }),
    );
  });
});

describe('query keys', () => {
  it('differ wherever the response may differ, and all start with the library', () => {
    const keys = [
      categoriesQuery(client, 'en'),
      categoriesQuery(client, 'de'),
      gameRowQuery(client, { category: 'new' }),
      gameRowQuery(client, { category: 'new', sort: 'name' }),
      gameRowQuery(client, { similarTo: 'new' }),
      gameListQuery(client, { category: 'new' }),
      gameListQuery(client, { search: 'new' }),
      gameQuery(client, 'new'),
      recentGamesQuery(client),
      recentWinsQuery(client),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^\["games"/);
  });

  it("marks a player's data, so that signing out clears it", () => {
    expect(recentGamesQuery(client).meta).toEqual({ audience: 'player' });
  });
});
