import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTransactions } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeTransaction, makeTransactions, transactionHandlers } from '../../testing.js';
import { LatestTransactions } from './latest-transactions.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => {
  const { Host } = createTestCasino();
  render(<LatestTransactions today="2026-11-26" timeZone="UTC" href="/history" />, { wrapper: Host });
};

describe('LatestTransactions', () => {
  it('shows the newest five of sessions and other transactions, and links to all', async () => {
    server.use(...transactionHandlers());
    show();
    const list = await screen.findByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/history');
  });
  it('shows the amount with its sign, and the balance after it', async () => {
    server.use(...transactionHandlers({ rows: [makeTransaction({ balanceAfter: '1284.50' })] }));
    show();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('+€50.00')).toBeTruthy();
    expect(row.getByText('then €1,284.50')).toBeTruthy();
  });
  it('shows the status of what is under way in place of a balance', async () => {
    server.use(
      ...transactionHandlers({ rows: [makeTransaction({ status: 'pending', balanceAfter: '1284.50' })] }),
    );
    show();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Pending')).toBeTruthy();
    expect(row.queryByText(/then/)).toBeNull();
  });
  it('names the game of a bet or a win, with its type below', async () => {
    server.use(
      ...transactionHandlers({
        rows: [makeTransaction({ type: 'bet', method: null, methodTitle: null, gameName: 'Pearl Diver' })],
      }),
    );
    show();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Pearl Diver')).toBeTruthy();
    expect(row.getByText('Bet')).toBeTruthy();
  });
  it('names a reward, with its type below, and the day of a time of today', async () => {
    server.use(
      ...transactionHandlers({
        rows: [
          makeTransaction({ type: 'prize', method: null, methodTitle: null, at: '2026-11-26T08:41:00Z' }),
        ],
      }),
    );
    show();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Tournament prize')).toBeTruthy();
    expect(row.getByText('Reward')).toBeTruthy();
    expect(row.getByText('Today, 08:41')).toBeTruthy();
  });
  it('sums up the bets and wins of a game session', async () => {
    server.use(...transactionHandlers({ rows: makeTransactions().slice(3, 5) }));
    show();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Pearl Diver')).toBeTruthy();
    expect(row.getByText('Bets and wins')).toBeTruthy();
    expect(row.getByText('+€16.40')).toBeTruthy();
    expect(row.getByText('then €1,284.50')).toBeTruthy();
  });
  it('says that there are none yet', async () => {
    server.use(...transactionHandlers({ rows: [] }));
    show();
    expect(await screen.findByText('No transactions yet')).toBeTruthy();
  });
  it('can be reloaded after a failure', async () => {
    server.use(respondWithError(getTransactions, 500));
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...transactionHandlers());
    await userEvent.click(retry);
    expect(await screen.findByRole('list')).toBeTruthy();
  });
});
