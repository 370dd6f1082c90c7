import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listTopWins } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
  type TestCasinoOptions,
} from '@casino-kit/provider/testing';
import { gamesHandlers, makeTopWin } from '../../testing.js';
import { TopWins } from './top-wins.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const large = makeTopWin({ roundId: 'large', payout: '2145.50', stake: '50.00', multiplier: '42.91' });
const hidden = makeTopWin({ roundId: 'hidden', player: '', payout: '12000.00', currencyCode: 'NOK' });
const mine = makeTopWin({ roundId: 'mine', payout: '8.40', stake: '0.20', multiplier: '42' });
const topWins = { all: [large, hidden], 'high-rollers': [large], multipliers: [hidden], mine: [mine] };

function show(options: TestCasinoOptions = {}) {
  const casino = createTestCasino(options);
  render(<TopWins />, { wrapper: casino.Host });
  return casino;
}
const cells = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));
};

describe('the tables of top wins', () => {
  it('begin with all wins: game, masked player, date, stake, multiplier and payout in the currency of the round', async () => {
    server.use(...gamesHandlers({ topWins }));
    show();
    expect(await cells('All wins')).toEqual([
      ['Game', 'Player', 'Date', 'Stake', 'Multiplier', 'Payout'],
      ['Koi Fortune', 'Na•••a', 'Jan 1', '€50.00', '42.91×', '€2,145.50'],
      ['Koi Fortune', 'Hidden player', 'Jan 1', 'kr 10.00', '41.28×', 'kr 12,000.00'],
    ]);
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/casino/games/koi-fortune');
  });

  it('leave out the cents where no amount has any', async () => {
    const whole = makeTopWin({ payout: '2000.00', stake: '50.00', multiplier: '40' });
    server.use(...gamesHandlers({ topWins: { ...topWins, all: [whole] } }));
    show();
    expect((await cells('All wins'))[1]?.slice(3)).toEqual(['€50', '40×', '€2,000']);
  });

  it('are chosen by name', async () => {
    server.use(...gamesHandlers({ topWins }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'High rollers' }));
    expect(await cells('High rollers')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Multiplier madness' }));
    expect((await cells('Multiplier madness'))[1]).toContain('Hidden player');
  });

  it('show the player their own wins, without a name', async () => {
    server.use(...gamesHandlers({ topWins }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'My wins' }));
    expect(await cells('My wins')).toEqual([
      ['Game', 'Date', 'Stake', 'Multiplier', 'Payout'],
      ['Koi Fortune', 'Jan 1', '€0.20', '42×', '€8.40'],
    ]);
  });

  it('offer a guest no own wins, and return to all wins at the end of a session', async () => {
    server.use(...gamesHandlers({ topWins }));
    const casino = show();
    await userEvent.click(screen.getByRole('button', { name: 'My wins' }));
    await cells('My wins');
    casino.setPlayer(null);
    expect(await cells('All wins')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'My wins' })).toBeNull();
  });

  it('say when there are none', async () => {
    server.use(...gamesHandlers({ topWins: { ...topWins, all: [], mine: [] } }));
    show();
    expect(
      await screen.findByText('No round of the last 30 days has paid more than its stake.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'My wins' }));
    expect(await screen.findByText(/None of your rounds/)).toBeTruthy();
  });

  it('can be loaded again after an error', async () => {
    server.use(failWithNetworkError(listTopWins));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The wins could not be loaded');
    server.use(...gamesHandlers({ topWins }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cells('All wins')).toHaveLength(3);
  });

  it('have their place while they load', () => {
    server.use(neverRespond(listTopWins));
    show();
    expect(screen.getByRole('group', { name: 'The wins are loading' })).toBeTruthy();
  });

  it('are omitted for a server without them', async () => {
    server.use(respondWithError(listTopWins, 501));
    const { client } = show();
    await expect.poll(() => client.supports(listTopWins)).toBe(false);
    await expect.poll(() => screen.queryByRole('region', { name: 'Top wins' })).toBeNull();
  });
});
