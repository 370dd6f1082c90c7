import { expect, it, vi } from 'vitest';
import { listMyTopWins, listTopWins } from '@casino-kit/api-contract';
import { topWinsQuery } from './top-wins-query.js';

const call = vi.fn(() => Promise.resolve({ rows: [] }));
const client = { call: call as never };

it('requests a table that everyone sees by its name', async () => {
  const query = topWinsQuery(client, 'multipliers');
  expect(query.queryKey).toEqual(['games', 'top wins', 'multipliers']);
  expect(query).not.toHaveProperty('meta');
  await expect(query.queryFn()).resolves.toEqual([]);
  expect(call).toHaveBeenLastCalledWith(
    listTopWins,
    { query: { table: 'multipliers' } },
    { signal: undefined },
  );
});

it('requests the player’s own table from a call of its own, and forgets it at the end of the session', async () => {
  const query = topWinsQuery(client, 'mine');
  expect(query).toMatchObject({ queryKey: ['games', 'top wins', 'mine'], meta: { audience: 'player' } });
  await query.queryFn();
  expect(call).toHaveBeenLastCalledWith(listMyTopWins, {}, { signal: undefined });
});
