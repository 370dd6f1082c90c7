import { beforeAll, describe, expect, it } from 'vitest';
import {
  getFullCategoryList,
  getGame,
  launchGame,
  listGameProviders,
  listGames,
  openGameTable,
} from '@casino-kit/api-contract';
import { offerUp } from './support/bonuses.js';
import { startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  // The catalogue counts ages of games from here.
  backend.clock.shiftTo(Date.parse('2026-11-20T12:00:00Z') - Date.now());
});
const list = async (query: Record<string, string> = {}) => {
  const { data } = (await backend.call(listGames, { query })).body;
  return { count: data.count, slugs: data.rows.map(({ slug }) => slug) };
};

describe('the lobby', () => {
  it('lists by rank and in pages', async () => {
    expect(await list({ limit: '2' })).toEqual({ count: 9, slugs: ['book-of-tides', 'pearl-diver'] });
    expect(await list({ limit: '2', pageNo: '3' })).toEqual({
      count: 9,
      slugs: ['krakens-chest', 'glass-dice'],
    });
    expect(await list({ pageNo: '9' })).toEqual({ count: 9, slugs: [] });
  });
  it.each([
    ['slots', ['book-of-tides', 'pearl-diver', 'creme-brulee']],
    ['live', ['harbour-roulette']],
    ['originals', ['glass-dice', 'mines', 'plinko', 'skybreaker']],
    ['jackpots', ['krakens-chest']],
    ['new', ['pearl-diver']],
    ['unknown', []],
  ])('shows %s', async (category, slugs) => {
    expect((await list({ category })).slugs).toEqual(slugs);
  });
  it.each([
    ['creme', ['creme-brulee']],
    ['BRÛLÉE', ['creme-brulee']],
    ['tidewater book', ['book-of-tides']],
    ['kite', ['harbour-roulette', 'creme-brulee', 'glass-dice', 'mines', 'plinko', 'skybreaker']],
    ['keno', []],
    ['krakens', ['krakens-chest']],
    ['nothing like it', []],
  ])('finds %s', async (search, slugs) => {
    expect((await list({ search })).slugs).toEqual(slugs);
  });
  it('filters by provider and sorts', async () => {
    expect((await list({ provider: 'kitekey', sort: 'name' })).slugs).toEqual([
      'creme-brulee',
      'glass-dice',
      'harbour-roulette',
      'mines',
      'plinko',
      'skybreaker',
    ]);
    expect((await list({ sort: 'releaseDate', limit: '1' })).slugs).toEqual(['pearl-diver']);
    expect((await list({ sort: 'maxMultiplier', limit: '1' })).slugs).toEqual(['krakens-chest']);
    expect((await list({ sort: 'returnToPlayer', limit: '1' })).slugs).toEqual(['glass-dice']);
  });
  it('lists and counts no game that this backend has no machine for, and no category without games', async () => {
    const { topCategoryList } = (await backend.call(getFullCategoryList, { query: { locale: 'en' } })).body
      .data;
    expect(topCategoryList.map(({ id, count }) => [id, count])).toEqual([
      ['all', 9],
      ['popular', 9],
      ['new', 1],
      ['slots', 3],
      ['live', 1],
      ['originals', 4],
      ['jackpots', 1],
    ]);
    const providers = (await backend.call(listGameProviders, { query: { games: '3' } })).body.data.rows;
    expect(providers.map(({ id, count }) => [id, count])).toEqual([
      ['kitekey', 6],
      ['tidewater', 3],
    ]);
  });
  it('returns similar games', async () => {
    expect((await list({ similarTo: 'book-of-tides', limit: '2' })).slugs).toEqual([
      'pearl-diver',
      'krakens-chest',
    ]);
    expect((await list({ similarTo: 'no-such-game' })).count).toBe(0);
  });
});

describe('a game', () => {
  it('shows the exact figures of its mathematics', async () => {
    const { data } = (await backend.call(getGame, { params: { slug: 'book-of-tides' } })).body;
    expect(data).toMatchObject({
      returnToPlayer: '96.20',
      anyWinOneIn: '5.84',
      freeSpinsOneIn: '158.5',
      maxMultiplier: '20145.6',
      available: true,
      playersNow: null,
      session: { rounds: 200, stake: '0.20', sessions: 20_000, average: '-1.52' },
    });
  });
  it('of roulette has the return of a single zero, cut', async () => {
    const { data } = (await backend.call(getGame, { params: { slug: 'harbour-roulette' } })).body;
    expect(data).toMatchObject({
      available: true,
      demo: true,
      returnToPlayer: '97.29',
      maxMultiplier: '36',
      bonusBuy: false,
      bonusCompatible: false,
      session: null,
    });
  });
  it('of an original says which it is, and what each bet returns', async () => {
    const { data } = (await backend.call(getGame, { params: { slug: 'glass-dice' } })).body;
    expect(data).toMatchObject({
      ...{ kind: 'originals', returnToPlayer: '99.00', maxMultiplier: '99' },
      ...{ minBet: '0.20', maxBet: '200.00', bonusCompatible: false, features: ['games.feature.dice'] },
      description: [expect.stringContaining('0.00 to 99.99'), expect.any(String)],
    });
  });
  it('says by the rule of a launch whether bonus money can be played in it', async () => {
    const compatible = async () => {
      const slugs = ['book-of-tides', 'krakens-chest', 'harbour-roulette'];
      const games = await Promise.all(slugs.map((slug) => backend.call(getGame, { params: { slug } })));
      return games.map(({ body }) => body.data.bonusCompatible);
    };
    expect(await compatible()).toEqual([null, null, false]);
    await offerUp(backend, { wageringMultiplier: '30', contributions: { slots: 100 } });
    expect(await compatible()).toEqual([true, false, false]);
    await offerUp(backend, { wageringMultiplier: '30', contributions: { slots: 100, jackpots: 50 } });
    expect(await compatible()).toEqual([true, null, false]);
  });
  it.each(['nope', 'keno'])('that does not exist or cannot be played is a 404: %s', async (slug) => {
    const missing = await backend.call(getGame, { params: { slug } });
    expect(missing).toMatchObject({ status: 404, body: { code: 'GAME_NOT_FOUND' } });
  });
  it('counts its current players', async () => {
    const playersNow = async () =>
      (await backend.call(getGame, { params: { slug: 'creme-brulee' } })).body.data.playersNow;
    const launched = await backend.call(launchGame, {
      params: { slug: 'creme-brulee' },
      body: { mode: 'demo', locale: 'en' },
    });
    expect(await playersNow()).toBeNull();
    const table = await backend.call(openGameTable, { token: launched.body.data.url.split('launch=')[1] });
    expect(table.body.data.face).toBe('sugar');
    expect(await playersNow()).toBe(1);
    const before = backend.clock.offsetMs;
    backend.clock.shiftTo(before + 6 * 60_000);
    expect(await playersNow()).toBeNull();
    backend.clock.shiftTo(before);
  });
});

describe('an image', () => {
  it('is immutable under its address, and compressed when the browser supports it', async () => {
    const { data } = (await backend.call(listGames, { query: { limit: '1' } })).body;
    const url = new URL(data.rows[0]!.thumbnailUrl, backend.url);
    expect(url.searchParams.get('v')).toMatch(/^[0-9a-f]{10}$/);
    const picture = await backend.fetch(url.pathname + url.search, { headers: { 'accept-encoding': 'br' } });
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-encoding')).toBe('br');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await picture.text()).toContain('<title>book-of-tides</title>');
    expect((await backend.fetch('/api/core/casino/assets/games/nope.svg')).status).toBe(404);
    expect((await backend.fetch('/api/core/casino/assets/..%2f..%2fpackage.json')).status).not.toBe(200);
  });
});
