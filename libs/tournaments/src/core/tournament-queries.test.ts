import { makeClient } from '@casino-kit/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  getTournament,
  getTournamentLeaderboard,
  getTournamentStanding,
  listTournaments,
} from '@casino-kit/api-contract';
import { makeRow, makeStanding } from '../testing.js';
import {
  detailsKey,
  leaderboardQuery,
  standingQuery,
  tournamentListQuery,
  tournamentQuery,
} from './tournament-queries.js';

const { signal } = new AbortController();

describe('the tournament queries', () => {
  it('request the tournaments of a state', async () => {
    const list = { rows: [] };
    const { calls, client } = makeClient(list);
    const query = tournamentListQuery(client, 'running', 'guest');
    await expect(query.queryFn({ signal })).resolves.toBe(list);
    expect(calls).toEqual([[listTournaments, { query: { state: 'running' } }, { signal }]]);
    expect(query).toMatchObject({
      queryKey: ['tournaments', 'list', 'running', 'guest'],
      meta: { audience: 'guest' },
    });
  });
  it('request a tournament, below the key that events of the socket change', async () => {
    const { calls, client } = makeClient('details');
    const query = tournamentQuery(client, 'race', 'player');
    await expect(query.queryFn({ signal })).resolves.toBe('details');
    expect(calls).toEqual([[getTournament, { params: { tournamentId: 'race' } }, { signal }]]);
    expect(query.queryKey).toEqual([...detailsKey('race'), 'player']);
    expect(query).toMatchObject({
      queryKey: ['tournaments', 'details', 'race', 'player'],
      meta: { audience: 'player' },
    });
  });
  it('request a page of places and keep its number', async () => {
    const found = { count: 60, rows: [makeRow({ rank: 26 })] };
    const { calls, client } = makeClient(found);
    const query = leaderboardQuery(client, { tournamentId: 'race', page: 2, audience: 'guest' });
    await expect(query.queryFn({ signal })).resolves.toEqual({ page: 2, ...found });
    expect(calls).toEqual([
      [
        getTournamentLeaderboard,
        { params: { tournamentId: 'race' }, query: { pageNo: 2, limit: 25 } },
        { signal },
      ],
    ]);
    expect(query).toMatchObject({
      queryKey: ['tournaments', 'leaderboard', 'race', 2, 'guest'],
      meta: { audience: 'guest' },
    });
  });
  it('request the standing of the player, who may not have entered', async () => {
    for (const standing of [makeStanding(), null]) {
      const { calls, client } = makeClient({ standing });
      const query = standingQuery(client, 'race');
      await expect(query.queryFn({ signal })).resolves.toBe(standing);
      expect(calls).toEqual([[getTournamentStanding, { params: { tournamentId: 'race' } }, { signal }]]);
      expect(query).toMatchObject({
        queryKey: ['tournaments', 'standing', 'race'],
        meta: { audience: 'player' },
      });
    }
  });
  it.each([
    ['a list', tournamentListQuery(makeClient({ rows: [] }).client, 'running', 'guest')],
    ['a tournament', tournamentQuery(makeClient({}).client, 'race', 'guest')],
    ['a page', leaderboardQuery(makeClient({}).client, { tournamentId: 'race', page: 1, audience: 'guest' })],
    ['a standing', standingQuery(makeClient({ standing: null }).client, 'race')],
  ])('for %s can be called without a signal', async (_of, query) => {
    await expect(query.queryFn()).resolves.not.toThrow();
  });
});
