import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listRecentGames } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError } from '@casino-kit/provider/testing';
import { gamesHandlers, makeGame } from '../../testing.js';
import { Lobby } from '../lobby/lobby.js';
import { LastPlayed } from './last-played.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () =>
  render(<LastPlayed greeting="Good to see you" otherwise={<h1>Welcome</h1>} />, {
    wrapper: createTestCasino().Host,
  });

it('lets a player continue with the last game, and leads to its details', async () => {
  server.use(
    ...gamesHandlers({ recent: [makeGame({ name: 'Pearl Diver' }), makeGame({ name: 'Book of Tides' })] }),
  );
  show();
  expect((await screen.findByRole('link', { name: 'Continue Pearl Diver' })).getAttribute('href')).toBe(
    '/play/pearl-diver',
  );
  expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(
    '/casino/games/pearl-diver',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeTruthy();
  expect(screen.queryByText('Book of Tides')).toBeNull();
});

it('does not offer to continue with a game that cannot be played', async () => {
  server.use(...gamesHandlers({ recent: [makeGame({ name: 'Pearl Diver', available: false })] }));
  show();
  expect(await screen.findByRole('link', { name: 'Details' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
});

it('shows something else to someone who has not played, or whose games could not be loaded', async () => {
  server.use(...gamesHandlers({ recent: [] }));
  const { unmount } = show();
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
  unmount();
  server.use(failWithNetworkError(listRecentGames));
  show();
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
});

it('is not repeated in the row below it', async () => {
  server.use(
    ...gamesHandlers({ recent: [makeGame({ name: 'Pearl Diver' }), makeGame({ name: 'Second Game' })] }),
  );
  render(
    <Lobby search="" address={{}} onSearch={() => undefined} onAddress={() => undefined} withoutLast />,
    {
      wrapper: createTestCasino().Host,
    },
  );
  const row = await screen.findByRole('region', { name: 'Continue playing' });
  expect(row.textContent).toContain('Second Game');
  expect(row.textContent).not.toContain('Pearl Diver');
});
