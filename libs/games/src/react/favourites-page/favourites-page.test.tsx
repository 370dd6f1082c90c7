import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listFavouriteGames, listRecentGames } from '@casino-kit/api-contract';
import {
  createTestCasino,
  neverRespond,
  respondWithError,
  type TestCasinoOptions,
} from '@casino-kit/provider/testing';
import { favouritesKey } from '../../core/favourite-queries.js';
import { gamesHandlers, type GamesServer, makeGame, makeTable } from '../../testing.js';
import { favouritesStep } from './favourite-list.js';
import { FavouritesPage } from './favourites-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const [zebra, apple, table] = [
  makeGame({ name: 'Zebra Run' }),
  makeGame({ name: 'Apple Orchard' }),
  makeTable({ name: 'Velvet Roulette' }),
];
const favourites = [zebra, apple, table];
const show = (served: Partial<GamesServer> = {}, visit: TestCasinoOptions = {}) => {
  server.use(...gamesHandlers({ favourites, ...served }));
  render(<FavouritesPage loginHref="?modal=login" />, { wrapper: createTestCasino(visit).Host });
};
const listed = async () =>
  within(await screen.findByRole('list', { name: 'Favourites' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent.replace(/, .*/, ''));

it('lists the favourites in the order of the server, or by name', async () => {
  show();
  await waitFor(async () => expect(await listed()).toHaveLength(3));
  expect(await listed()).toEqual(favourites.map(({ name }) => expect.stringContaining(name)));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  expect((await listed())[0]).toContain('Apple Orchard');
});

it('lists one kind of games, with the number of each', async () => {
  show();
  const kinds = await screen.findByRole('group', { name: 'Kinds of games' });
  expect(
    within(kinds)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['All 3', 'Slots 2', 'Live casino 1']);
  await userEvent.click(within(kinds).getByRole('button', { name: 'Live casino 1' }));
  expect(await listed()).toEqual([expect.stringContaining('Velvet Roulette')]);
  // When the last one of a kind is removed, all others are shown.
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite: Velvet Roulette' }));
  await waitFor(async () => expect(await listed()).toHaveLength(2));
});

it('lists the first of 1,000 favourites, and more of them on request', async () => {
  const many = Array.from({ length: 1_000 }, (_, place) => makeGame({ name: `Game ${place}` }));
  show({ favourites: [...many.slice(0, 999), table] });
  await waitFor(async () => expect(await listed()).toHaveLength(favouritesStep));
  expect(screen.getByRole('status').textContent).toBe('1,000 games');
  await userEvent.click(screen.getByRole('button', { name: 'Show more (904 left)' }));
  expect(await listed()).toHaveLength(2 * favouritesStep);
  await userEvent.click(screen.getByRole('button', { name: 'Live casino 1' }));
  expect(await listed()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'All 1,000' }));
  expect(await listed()).toHaveLength(favouritesStep);
});

it('removes a game at once, and leaves the focus in the grid', async () => {
  show();
  const heart = await screen.findByRole('button', { name: 'Favourite: Zebra Run' });
  heart.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await listed()).toHaveLength(2));
  expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Favourites' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('2 games');
});

it('shows games near to the favourite added last, without the favourites, and the games played last', async () => {
  show({ recent: [makeGame({ name: 'Played Before' })] });
  expect(await screen.findByRole('heading', { name: 'Similar to Zebra Run' })).toBeTruthy();
  const row = await screen.findByRole('region', { name: 'Continue playing' });
  expect(row.textContent).toContain('Played Before');
});

it('says how a game gets here when there is none, beside games near to the last played one', async () => {
  show({ favourites: [], recent: [makeGame({ name: 'Played Before' })] });
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/casino');
  expect(await screen.findByRole('heading', { name: 'Similar to Played Before' })).toBeTruthy();
  // The heart that the words speak of is on each game, without a pointer on it.
  const heart = await screen.findByRole('button', { name: 'Favourite: Played Before', pressed: false });
  expect(heart.dataset['stays']).toBe('true');
});

it('shows popular games to someone who has neither', async () => {
  show({ favourites: [], recent: [] });
  expect(await screen.findByRole('heading', { name: 'Popular now' })).toBeTruthy();
});

it('offers a retry when the favourites cannot be loaded', async () => {
  server.use(respondWithError(listFavouriteGames, 400), ...gamesHandlers());
  render(<FavouritesPage loginHref="?modal=login" />, { wrapper: createTestCasino().Host });
  expect(await screen.findByText(/^Your favourites could not be loaded/)).toBeTruthy();
  server.use(...gamesHandlers({ favourites }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await listed()).toHaveLength(3));
});

it('shows the games played last on a server without favourites', async () => {
  show({ favourites: null, recent: [makeGame({ name: 'Played Before' })] });
  expect(await screen.findByText(/^The games you played last/)).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'Continue playing' })).toBeTruthy();
  expect(screen.queryByText(/heart/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['favourites', 'favourite-games', listRecentGames],
  ['games played last', 'recent-games', listFavouriteGames],
])(
  'shows no error on a server without lists, and requests what it lacks once, when the %s are rejected last',
  async (_, last, first) => {
    const casino = createTestCasino();
    const calls: string[] = [];
    server.use(
      http.get('*', async ({ request }) => {
        calls.push(request.url);
        if (request.url.endsWith(last))
          await vi.waitFor(() => expect(casino.client.supports(first)).toBe(false));
        return new HttpResponse(null, { status: 404 });
      }),
    );
    render(<FavouritesPage loginHref="?modal=login" />, { wrapper: casino.Host });
    expect(await screen.findByText('Games are not listed here')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([...new Set(calls)]);
  },
);

it('shows nothing that would move before the favourites and the games played last are both known', async () => {
  const casino = createTestCasino();
  server.use(neverRespond(listRecentGames), ...gamesHandlers({ favourites }));
  render(<FavouritesPage loginHref="?modal=login" />, { wrapper: casino.Host });
  await waitFor(() => expect(casino.queryClient.getQueryData(favouritesKey)).toHaveLength(3));
  expect(screen.getByRole('list', { name: 'Favourites' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('asks a guest to log in', () => {
  show({}, { player: null });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
});
