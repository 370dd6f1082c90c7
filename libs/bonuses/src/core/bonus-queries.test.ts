import { type ApiClient } from '@casino-kit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { makeOffer, makeUserBonus } from '../testing.js';
import { offerQuery, offersQuery, userBonusesQuery } from './bonus-queries.js';
import { readOffersView, writeOffersView } from './bonus-type.js';

const place = { currencyCode: 'EUR', countryCode: 'CW', language: 'en', timeZone: 'America/Curacao' };
const createClient = (data: unknown) => {
  const call = vi.fn(() => Promise.resolve(data));
  return { call, client: { call } as unknown as Pick<ApiClient, 'call'> };
};
const player = { networkMode: 'always', meta: { audience: 'player' } };

describe('the offer queries', () => {
  it('load 24 a page, of one type or of all, for a place', async () => {
    const rows = [makeOffer()];
    const { client, call } = createClient({ bonus: { count: 30, rows } });
    const { signal } = new AbortController();
    const query = offersQuery(client, place, 'freespins', 2);
    expect(await query.queryFn({ signal })).toEqual({ page: 2, count: 30, rows });
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'getAllBonus' }),
      { query: { ...place, pageNo: 2, limit: 24, type: 'freespins' } },
      { signal },
    );
    await offersQuery(client, { ...place, countryCode: '' }, null, 1).queryFn();
    expect(call).toHaveBeenLastCalledWith(
      expect.anything(),
      { query: { ...place, countryCode: undefined, pageNo: 1, limit: 24, type: undefined } },
      { signal: undefined },
    );
    expect(query).toMatchObject({
      ...player,
      staleTime: 15_000,
      queryKey: ['bonuses', 'offers', place, 'freespins', 2],
    });
  });
  it('load one offer', async () => {
    const { client, call } = createClient({
      bonus: { count: 2, rows: [makeOffer({ id: 'a' }), makeOffer()] },
    });
    const { signal } = new AbortController();
    const query = offerQuery(client, place, 'weekend-reload');
    expect(await query.queryFn({ signal })).toEqual(makeOffer());
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'getAllBonus' }),
      { query: { ...place, pageNo: 1, limit: 1, bonusId: 'weekend-reload' } },
      { signal },
    );
    expect(await offerQuery(client, place, 'unknown').queryFn()).toBeNull();
    expect(query).toMatchObject({
      ...player,
      staleTime: 15_000,
      queryKey: ['bonuses', 'offer', place, 'weekend-reload'],
    });
  });
});

describe('the query for activated bonuses', () => {
  it('loads 24 a page, and is stale at once', async () => {
    const rows = [makeUserBonus()];
    const { client, call } = createClient({ count: 1, rows });
    const { signal } = new AbortController();
    const query = userBonusesQuery(client, 'ended', 3);
    expect(await query.queryFn({ signal })).toEqual({ page: 3, count: 1, rows });
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'getUserBonuses' }),
      { query: { pageNo: 3, limit: 24, state: 'ended' } },
      { signal },
    );
    expect(query).toMatchObject({ ...player, staleTime: 0, queryKey: ['bonuses', 'taken', 'ended', 3] });
    expect((await userBonusesQuery(client, 'active').queryFn()).page).toBe(1);
  });
});

describe('the view in the address', () => {
  it.each([
    ['', { type: null, page: 1 }],
    ['type=deposit&page=3', { type: 'deposit', page: 3 }],
    ['type=other&page=0', { type: null, page: 1 }],
    ['page=-1', { type: null, page: 1 }],
    ['page=1x', { type: null, page: 1 }],
    ['page=x1', { type: null, page: 1 }],
    ['page=999999', { type: null, page: 999_999 }],
    ['page=1000000', { type: null, page: 1 }],
  ])('is read from "%s"', (query, view) => {
    expect(readOffersView(new URLSearchParams(query))).toEqual(view);
  });
  it('is written beside other parameters, without defaults', () => {
    const search = () => new URLSearchParams('modal=login&type=deposit&page=2');
    const written = (view: Parameters<typeof writeOffersView>[0]) =>
      writeOffersView(view, search()).toString();
    expect(written({ type: 'freespins', page: 4 })).toBe('modal=login&type=freespins&page=4');
    expect(written({ type: null, page: 1 })).toBe('modal=login');
    expect(written({ type: 'deposit', page: 1 })).toBe('modal=login&type=deposit');
  });
});
