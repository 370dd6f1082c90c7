import { expect, it } from 'vitest';
import { createApiClient } from '@casino-kit/api-client';
import { lobbyQueries, lobbyRowFilter, lobbyRows } from './lobby-rows.js';

const client = createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' });
const keysFor = (player: boolean) =>
  lobbyQueries(client, { localeCode: 'en', player, currencyCode: 'BTC' }).map(({ queryKey }) =>
    JSON.stringify(queryKey),
  );

it('asks for what a guest sees, and for recent games of a player only', () => {
  expect(keysFor(false)).not.toContain('["games","recent"]');
  expect(keysFor(true)).toEqual([...keysFor(false), '["games","recent"]']);
});

it('asks for every row of the lobby', () => {
  for (const { filter } of lobbyRows)
    expect(keysFor(false)).toContain(JSON.stringify(['games', 'row', filter, 'BTC']));
});

it('shows the newest first among what is new', () => {
  expect(lobbyRowFilter('new')).toEqual({ category: 'new', sort: 'releaseDate' });
});
