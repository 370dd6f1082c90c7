import { expect, it } from 'vitest';
import { createApiClient } from '@casino-kit/api-client';
import { lobbyQueries, lobbyRowFilter, lobbyRows } from './lobby-rows.js';

const client = createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' });
const keysFor = (player: boolean) =>
  lobbyQueries(client, { localeCode: 'en', player, currencyCode: 'BTC' }).map(({ queryKey }) =>
    JSON.stringify(queryKey),
  );

it('returns the queries of a guest, and recent games only for a player', () => {
  expect(keysFor(false)).not.toContain('["games","recent"]');
  expect(keysFor(true)).toEqual([...keysFor(false), '["games","recent"]']);
});

it('returns every row of the lobby', () => {
  for (const { filter } of lobbyRows)
    expect(keysFor(false)).toContain(JSON.stringify(['games', 'row', filter, 'BTC']));
});

it('sorts new games by newest first', () => {
  expect(lobbyRowFilter('new')).toEqual({ category: 'new', sort: 'releaseDate' });
});
