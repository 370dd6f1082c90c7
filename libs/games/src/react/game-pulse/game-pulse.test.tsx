import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getGamePulse, getMyGamePulse } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError, type TestCasinoOptions } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gamesHandlers, makePulse } from '../../testing.js';
import GamePulse from './game-pulse.js';

// jsdom has no canvas to draw on.
vi.mock('./pulse-chart.js', () => ({ default: () => <canvas /> }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (visit: TestCasinoOptions = {}) =>
  render(<GamePulse slug="book-of-tides" />, {
    wrapper: createTestCasino({ player: null, ...visit }).Host,
  });
const openTable = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
  return screen.findByRole('table', { name: 'Game Pulse' });
};
const headings = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('Game Pulse', () => {
  it('shows a graph with its name, and the same figures as a table', async () => {
    server.use(...gamesHandlers());
    show();
    expect(await screen.findByRole('img', { name: /^Graph of rounds and payout share/ })).toBeTruthy();
    const table = await openTable();
    expect(headings(table)).toEqual(['Time', 'Rounds', 'Paid out']);
    expect(within(table).getAllByRole('row')).toHaveLength(25);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has the own rounds of a player', async () => {
    server.use(...gamesHandlers());
    show({ player: makeUserDetails() });
    const table = await openTable();
    await waitFor(() => expect(headings(table)).toEqual(['Time', 'Rounds', 'Paid out', 'Your rounds']));
  });

  it('shows everyone’s rounds to a player of a server that does not count own ones', async () => {
    server.use(respondWithError(getMyGamePulse, 501), ...gamesHandlers());
    show({ player: makeUserDetails() });
    expect(headings(await openTable())).toEqual(['Time', 'Rounds', 'Paid out']);
  });

  it('says that there were too few players instead of a share, and nothing without rounds', async () => {
    const at = (hour: number) => `2026-11-23T${hour}:00:00Z`;
    const pulse = makePulse({
      buckets: [
        { from: at(10), rounds: 0, payoutShare: null },
        { from: at(11), rounds: 3, payoutShare: null },
        { from: at(12), rounds: 80, payoutShare: '96.20' },
      ],
    });
    server.use(...gamesHandlers({ pulse }));
    show();
    const table = await openTable();
    const shares = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(shares).toEqual(['96.2%', 'Too few players', '–']);
  });

  it('requests the period that is chosen', async () => {
    server.use(...gamesHandlers());
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).search));
    show();
    await userEvent.click(await screen.findByRole('radio', { name: '30 days' }));
    await waitFor(() => expect(asked).toContain('?period=30d'));
    server.events.removeAllListeners();
  });

  it('says when nobody played, and that the past predicts nothing', async () => {
    server.use(...gamesHandlers({ pulse: makePulse({ buckets: [] }) }));
    show();
    expect(await screen.findByText('No rounds in this period')).toBeTruthy();
    expect(screen.getByText(/says nothing about the next round/)).toBeTruthy();
  });

  it('reports that it could not be loaded, and retries', async () => {
    server.use(...gamesHandlers({ reject: { status: 400, code: 'UNAVAILABLE' } }));
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers(...gamesHandlers());
    await userEvent.click(retry);
    expect(await screen.findByRole('img')).toBeTruthy();
  });

  it('is not shown by a server without it', async () => {
    server.use(respondWithError(getGamePulse, 501), ...gamesHandlers());
    const { container } = show();
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
  });
});
