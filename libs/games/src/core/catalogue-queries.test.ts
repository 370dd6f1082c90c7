import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '@casino-kit/api-client';
import {
  categoriesQuery,
  gameQuery,
  gameRowQuery,
  limitRows,
  recentGamesQuery,
  recentLimit,
  recentWinsQuery,
  rowLimit,
} from './catalogue-queries.js';
import { makeGame } from '../testing/games.js';
import { gamePageQuery, pageSize, getPageNumbers } from './list-query.js';

const client = createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' });

describe('getPageNumbers', () => {
  it('returns the pages that hold a range of places, and no others', () => {
    const range = fc
      .tuple(fc.nat(20_000), fc.nat(100))
      .map(([first, more]) => [first, first + more] as const);
    fc.assert(
      fc.property(range, ([first, last]) => {
        const pages = getPageNumbers(first, last);
        const places = pages.flatMap((page) => [(page - 1) * pageSize, page * pageSize - 1]);
        expect(pages[0]).toBe(Math.floor(first / pageSize) + 1);
        expect(Math.min(...places)).toBeLessThanOrEqual(first);
        expect(Math.max(...places)).toBeGreaterThanOrEqual(last);
        expect(pages).toHaveLength(Math.floor(last / pageSize) - Math.floor(first / pageSize) + 1);
      }),
    );
  });
});

describe('limitRows', () => {
  const list = (length: number, count = length) => ({
    count,
    rows: Array.from({ length }, (_, place) => place),
  });
  it('leaves a list that is not too long as it is', () => {
    const short = list(14, 20_000);
    expect(limitRows(short, 14)).toBe(short);
    expect(limitRows(short, 14, 9)).toBe(short);
  });
  it('returns the requested part of a whole catalogue', () => {
    expect(limitRows(list(20_000), 14)).toEqual(list(14, 20_000));
    expect(limitRows(list(50), 24, 2).rows).toEqual(list(50).rows.slice(24, 48));
    expect(limitRows(list(50), 24, 3).rows).toEqual([48, 49]);
    expect(limitRows(list(50), 24, 4).rows).toEqual([]);
  });
  it('cuts a page that is longer than requested, too', () => {
    expect(limitRows(list(30, 20_000), 24, 2)).toEqual(list(24, 20_000));
  });
});

describe('a server that ignores the limit', () => {
  const rows = Array.from({ length: 200 }, (_, place) => makeGame({ name: `Game ${place}` }));
  const whole = createApiClient({
    ...{ coreUrl: 'http://core.test', backendUrl: 'http://core.test', language: () => 'en' },
    fetch: async () => Response.json({ success: true, data: { count: 200, rows } }),
  });
  it('fills a row and a page with no more games than these have', async () => {
    const row = await gameRowQuery(whole, { category: 'new' }).queryFn({ signal: undefined });
    expect([row.count, row.rows.length]).toEqual([200, rowLimit]);
    const page = await gamePageQuery(whole, { category: 'new' }, 3).queryFn({ signal: undefined });
    expect(page.rows.map(({ name }) => name)).toEqual(
      rows.slice(2 * pageSize, 3 * pageSize).map(({ name }) => name),
    );
    const player = { signedIn: () => true, token: () => 'secret', epoch: () => 1 };
    const recent = createApiClient({
      ...{
        coreUrl: 'http://core.test',
        backendUrl: 'http://core.test',
        language: () => 'en',
        tokens: player,
      },
      fetch: async () => Response.json({ success: true, data: { rows } }),
    });
    expect(await recentGamesQuery(recent).queryFn()).toHaveLength(recentLimit);
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

  it("marks a player's data, so that logging out clears it", () => {
    expect(recentGamesQuery(client).meta).toEqual({ audience: 'player' });
  });
});
