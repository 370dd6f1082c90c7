import { createApiClient } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../testing.js';
import { collectProviders, providerNamesQuery, providerPreview, providersQuery } from './provider-queries.js';

/** A catalogue of `sizes` (games by provider) in this order, and what it was asked for. */
function createCatalogue(sizes: Readonly<Record<string, number>>) {
  const games = Object.entries(sizes).flatMap(([id, size]) =>
    Array.from({ length: size }, (_, index) =>
      makeGame({ name: `${id} ${index}`, provider: { id, name: id.toUpperCase() } }),
    ),
  );
  const asked: unknown[] = [];
  const list: Parameters<typeof collectProviders>[0] = (query) => {
    asked.push(query);
    const { provider, pageNo = 1, limit = 24 } = query;
    const found = games.filter((game) => provider === undefined || game.provider.id === provider);
    const start = (Number(pageNo) - 1) * Number(limit);
    return Promise.resolve({ count: found.length, rows: found.slice(start, start + Number(limit)) });
  };
  return { asked, list };
}

describe('collectProviders', () => {
  it('returns every provider with the number of its games and four of them, the largest first', async () => {
    const { list } = createCatalogue({ reef: 2, tide: 30, harbour: 30 });
    const providers = await collectProviders(list);
    expect(providers.map(({ name, count, games }) => [name, count, games.length])).toEqual([
      ['HARBOUR', 30, 4],
      ['TIDE', 30, 4],
      ['REEF', 2, 2],
    ]);
  });

  it('stops reading pages once the known providers have all games', async () => {
    const { asked, list } = createCatalogue({ reef: 50, tide: 900 });
    expect(await collectProviders(list)).toHaveLength(2);
    expect(asked).toHaveLength(3);
  });

  it('finds a provider whose games are on a later page', async () => {
    const { list } = createCatalogue({ tide: 250, reef: 1 });
    expect((await collectProviders(list)).map(({ id }) => id)).toEqual(['tide', 'reef']);
  });

  it('leaves games without a provider out, and ends at the last page', async () => {
    const { asked, list } = createCatalogue({ '': 120, reef: 1 });
    expect((await collectProviders(list)).map(({ id }) => id)).toEqual(['reef']);
    expect(asked).toHaveLength(3);
  });

  it('returns no provider for an empty catalogue', async () => {
    const { list } = createCatalogue({});
    expect(await collectProviders(list)).toEqual([]);
  });
});

describe('a server that ignores how many games represent a provider', () => {
  const games = Array.from({ length: 200 }, (_, place) => makeGame({ name: `Game ${place}` }));
  const client = createApiClient({
    ...{ coreUrl: 'http://core.test', backendUrl: 'http://core.test', language: () => 'en' },
    fetch: async () =>
      Response.json({ success: true, data: { rows: [{ id: 'reef', name: 'Reef', count: 200, games }] } }),
  });
  const lengths = (rows: readonly { count: number; games: readonly unknown[] }[]) =>
    rows.map(({ count, games: own }) => [count, own.length]);

  it('gives a provider of the list no more games than were requested, and one of the row none', async () => {
    expect(lengths(await providersQuery(client).queryFn({ signal: undefined }))).toEqual([
      [200, providerPreview],
    ]);
    expect(lengths(await providerNamesQuery(client).queryFn({ signal: undefined }))).toEqual([[200, 0]]);
  });

  it('gives a provider that was collected from the games no more, too', async () => {
    const collected = await collectProviders(async () => ({ count: 200, rows: games }));
    expect(lengths(collected)).toEqual([[200, providerPreview]]);
  });
});
