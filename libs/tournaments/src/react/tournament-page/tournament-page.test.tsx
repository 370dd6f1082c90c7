import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTournament, getTournamentLeaderboard } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError, type TestCasinoOptions } from '@casino-kit/provider/testing';
import {
  makeDetails,
  makeOwnDetails,
  makeStanding,
  makeTournament,
  tournamentHandlers,
} from '../../testing.js';
import { TournamentPage } from './tournament-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => vi.setSystemTime('2026-11-25T09:00:00Z'));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

function show(handlers = tournamentHandlers({ details: makeOwnDetails() }), options: TestCasinoOptions = {}) {
  server.use(...handlers);
  const casino = createTestCasino(options);
  render(
    <TournamentPage
      tournamentId="harbour-race-2026-11-23"
      listHref="/tournaments"
      gameHref={(slug) => `/game/${slug}`}
      loginHref="?modal=login"
      timeZone="UTC"
      withoutTournaments={<p>As before</p>}
    />,
    { wrapper: casino.Host },
  );
  return casino;
}
const region = (name: string) => screen.findByRole('region', { name });
const getRowTexts = (board: HTMLElement) =>
  within(board)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('a tournament', () => {
  it('shows the player’s statistics, a net loss as it is', async () => {
    show();
    const statistics = await region('My statistics');
    const values = within(statistics)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(values).toEqual(['47', '2,384', '€476.80', '1,192', '€15', '−€41.50']);
  });

  it('shows the first places and the own one with its neighbours', async () => {
    show();
    const rows = getRowTexts(await region('Leaderboard'));
    expect(rows[1]).toBe('1ma•••a18,2409,114€500');
    expect(rows[5]).toContain('Hidden player');
    expect(rows.slice(11)).toEqual([
      '35 more players',
      '46de•••k2,4221,240€15',
      '47ma•••n you2,3841,192€15',
      '48yv•••e2,3501,170€15',
      '2,156 more players',
    ]);
  });

  it('says to a guest how many players follow after the first places', async () => {
    show(tournamentHandlers(), { player: null });
    const rows = getRowTexts(await region('Leaderboard'));
    expect(rows.slice(10)).toEqual(['10ru•••n5,5502,769€50', '2,194 more players']);
  });

  it('says of no more players when all places are shown', async () => {
    show(tournamentHandlers({ details: makeDetails({ ranked: 10 }) }), { player: null });
    const board = await region('Leaderboard');
    expect(getRowTexts(board)).toHaveLength(11);
    expect(within(board).queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('says how many players follow also on a server without pages', async () => {
    show([respondWithError(getTournamentLeaderboard, 501), ...tournamentHandlers()], { player: null });
    const board = await region('Leaderboard');
    await userEvent.click(within(board).getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(within(board).queryByRole('button', { name: 'Show all' })).toBeNull());
    expect(getRowTexts(board).at(-1)).toBe('2,194 more players');
  });

  it('shows all places in pages, and the top again', async () => {
    show();
    const board = await region('Leaderboard');
    await userEvent.click(within(board).getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(getRowTexts(board)).toHaveLength(26));
    await userEvent.click(within(board).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(getRowTexts(board)[1]).toMatch(/^26/));
    await userEvent.click(within(board).getByRole('button', { name: 'Show the top' }));
    await waitFor(() => expect(getRowTexts(board)[11]).toBe('35 more players'));
  });

  it('has no button for all places on a server without pages', async () => {
    show([
      respondWithError(getTournamentLeaderboard, 501),
      ...tournamentHandlers({ details: makeOwnDetails() }),
    ]);
    const board = await region('Leaderboard');
    await userEvent.click(within(board).getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(within(board).queryByRole('button', { name: 'Show all' })).toBeNull());
    expect(getRowTexts(board)[1]).toBe('1ma•••a18,2409,114€500');
  });

  it('states its prizes, and its rules with that of ties', async () => {
    show();
    const prizes = getRowTexts(await region('Prizes by place'));
    expect(prizes.slice(1, 3)).toEqual(['1€500', '2€300']);
    expect(prizes.at(-1)).toBe('51 – 100€6');
    const rules = await region('Rules');
    expect(rules.textContent).toContain('With the same score, who reached it first ranks higher');
    expect(rules.textContent).toContain('Rounds count from a stake of €0.20');
    expect(rules.textContent).toContain('voided rounds do not count');
    const games = within(await region('Games that count')).getAllByRole('link');
    expect(games.map((link) => link.getAttribute('href'))).toEqual([
      '/game/pearl-diver',
      '/game/book-of-tides',
    ]);
  });

  it('that has ended shows no way in, and that the prize was paid', async () => {
    const tournament = makeTournament({
      endsAt: '2026-11-24T00:00:00Z',
      finalAt: '2026-11-24T00:01:00Z',
      own: makeStanding({ paidAt: '2026-11-24T00:01:00Z' }),
    });
    show(tournamentHandlers({ details: makeDetails({ tournament }) }));
    expect((await region('Harbour Race, week 48')).textContent).toContain('Ended Tuesday 00:00');
    expect(screen.queryByRole('button', { name: 'Enter the race' })).toBeNull();
    expect((await region('My statistics')).textContent).toContain('Prize€15');
  });

  it('whose result is not final says that it is being counted', async () => {
    const tournament = makeTournament({ endsAt: '2026-11-25T08:59:30Z' });
    show(tournamentHandlers({ details: makeDetails({ tournament }) }));
    expect(await screen.findByText('Results are being counted')).toBeTruthy();
  });

  it('counts down only within the last day', async () => {
    const tournament = makeTournament({ endsAt: '2026-11-25T12:30:00Z' });
    show(tournamentHandlers({ details: makeDetails({ tournament }) }));
    const timer = await screen.findByRole('timer', { name: 'Ends in' });
    expect(timer.textContent).toMatch(/^3:(30:00|29:59)/);
  });
});

describe('the way in', () => {
  it('is a dialog for a player, after which the statistics appear', async () => {
    show(tournamentHandlers());
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the race' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Enter Harbour Race?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enter' }));
    expect((await region('My statistics')).textContent).toContain(
      'Your first round that counts gives you a place.',
    );
    expect(screen.queryByRole('button', { name: 'Enter the race' })).toBeNull();
  });

  it('is the login for a guest', async () => {
    show(tournamentHandlers(), { player: null });
    const link = await screen.findByRole('link', { name: 'Log in to enter' });
    expect(link.getAttribute('href')).toBe('?modal=login');
    expect(screen.queryByRole('region', { name: 'My statistics' })).toBeNull();
  });
});

describe('a tournament that cannot be shown', () => {
  it('is replaced where the server has none', async () => {
    show([respondWithError(getTournament, 501)]);
    expect(await screen.findByText('As before')).toBeTruthy();
  });

  it('is said to be unlisted when there is none of this id', async () => {
    show([respondWithError(getTournament, 404, { code: 'NOT_FOUND' })]);
    const title = await screen.findByRole('heading', { level: 1, name: 'This tournament is not listed' });
    expect(title).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All tournaments' }).getAttribute('href')).toBe('/tournaments');
  });

  it('can be read again', async () => {
    show([respondWithError(getTournament, 500)]);
    const alert = await screen.findByRole('alert');
    server.resetHandlers(...tournamentHandlers());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Race' })).toBeTruthy();
  });
});
