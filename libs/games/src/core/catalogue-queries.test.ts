import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '@casino-kit/api-client';
import {
  categoriesQuery,
  gameQuery,
  gameRowQuery,
  recentGamesQuery,
  recentWinsQuery,
} from './catalogue-queries.js';
import { gamePageQuery, pageSize, pagesOf } from './list-query.js';

const client = createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' });

describe('pagesOf', () => {
  it('returns the pages that hold a range of places, and no others', () => {
    const range = fc
      .tuple(fc.nat(20_000), fc.nat(100))
      .map(([first, more]) => [first, first + more] as const);
    fc.assert(
      fc.property(range, ([first, last]) => {
        const pages = pagesOf(first, last);
        const places = pages.flatMap((page) => [(page - 1) * pageSize, page * pageSize - 1]);
        expect(pages[0]).toBe(Math.floor(first / pageSize) + 1);
        expect(Math.min(...places)).toBeLessThanOrEqual(first);
        expect(Math.max(...places)).toBeGreaterThanOrEqual(last);
        expect(pages).toHaveLength(Math.floor(last / pageSize) - Math.floor(first / pageSize) + 1);
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
      gamePageQuery(client, { category: 'new' }, 1),
      gamePageQuery(client, { category: 'new' }, 2),
      gamePageQuery(client, { category: 'new', volatility: '4' }, 1),
      gamePageQuery(client, { search: 'new' }, 1),
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
