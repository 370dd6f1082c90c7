import { expect, it } from 'vitest';
import { createApiClient } from '@casino-kit/api-client';
import { lobbyQueries, lobbyRowFilter, lobbyRows, withoutRepeats } from './lobby-rows.js';

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

const games = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

it('shows no game of the row above', () => {
  expect(withoutRepeats(games('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), games('c', 'x'))).toEqual(
    games('a', 'b', 'd', 'e', 'f', 'g', 'h'),
  );
});
it('keeps a row as it is when too few games would be left', () => {
  const few = games('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(withoutRepeats(few, games('a'))).toEqual(few);
});
