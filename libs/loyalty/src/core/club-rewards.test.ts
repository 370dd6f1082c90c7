import { makeClient } from '@casino-kit/api-client/testing';
import { expect, it } from 'vitest';
import { getClubRewards } from '@casino-kit/api-contract';
import { makeReward } from '../testing/fixtures.js';
import { clubRewardsQuery, rewardKind, rewardState } from './club-rewards.js';

const now = new Date('2026-11-26T12:00:00Z');

it('requests the rewards of the player’s level', async () => {
  const { calls, client } = makeClient({ rewards: [makeReward()] });
  const query = clubRewardsQuery(client);
  const { signal } = new AbortController();
  await expect(query.queryFn({ signal })).resolves.toEqual([makeReward()]);
  expect(calls).toEqual([[getClubRewards, {}, { signal }]]);
  await expect(query.queryFn()).resolves.toHaveLength(1);
  expect(query).toMatchObject({ queryKey: ['loyalty', 'rewards'], staleTime: 0, networkMode: 'always' });
  expect(query.meta).toEqual({ audience: 'player' });
});

it('knows how often a reward is given; another server’s own kind counts as given once', () => {
  expect(['level', 'weekly', 'monthly', 'birthday', ''].map((kind) => rewardKind({ kind }))).toEqual([
    'level',
    'weekly',
    'monthly',
    'level',
    'level',
  ]);
});

it.each([
  ['that was never taken is ready', null, null, 'ready'],
  ['that is given once and was taken has no more to take', '2026-11-20T12:00:00Z', null, 'taken'],
  ['that comes again waits until then', '2026-11-20T12:00:00Z', '2026-11-26T12:00:01Z', 'later'],
  ['that comes again is ready at that instant', '2026-11-19T12:00:00Z', '2026-11-26T12:00:00Z', 'ready'],
] as const)('a reward %s', (_, takenAt, againAt, state) => {
  expect(rewardState({ takenAt, againAt }, now)).toBe(state);
});
