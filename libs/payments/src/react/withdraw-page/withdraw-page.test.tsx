import { act, cleanup, render, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  makeHeldOverview,
  makeSentWithdrawal,
  makeTestHost,
  makeWithdrawal,
  makeWithdrawalOverview,
  withdrawalHandlers,
} from '../../testing.js';
import { WithdrawPage } from './withdraw-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Before the handlers go, so that nothing is asked for without an answer.
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

describe('the withdrawal page', () => {
  it('shows what can be withdrawn, what is needed and what is on its way', async () => {
    server.use(
      ...withdrawalHandlers({
        overview: () => makeHeldOverview(),
        withdrawals: () => [makeWithdrawal(), makeSentWithdrawal()],
      }),
    );
    render(<WithdrawPage />, { wrapper: makeTestHost().Host });
    const tabs = within(screen.getByRole('navigation', { name: 'Cashier' }));
    expect(tabs.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Withdraw');
    expect(await screen.findAllByRole('radio')).toHaveLength(6);
    const figures = (await screen.findAllByRole('definition')).slice(0, 3);
    expect(figures.map(({ textContent }) => textContent)).toEqual(['€0.00', '€1,284.50', '€420.00']);
    expect(await screen.findByText('3 of 5 met')).toBeTruthy();
    expect(await screen.findByText('2 requests, €420.00')).toBeTruthy();
  });

  it('hears of withdrawals that move on and of balances that change', async () => {
    let overview = makeWithdrawalOverview({ available: '10' });
    let withdrawals = [makeWithdrawal()];
    server.use(...withdrawalHandlers({ overview: () => overview, withdrawals: () => withdrawals }));
    const { Host, emit } = makeTestHost();
    render(<WithdrawPage />, { wrapper: Host });
    await screen.findByText('€10.00');
    await screen.findByText('1 request, €320.00');
    withdrawals = [];
    act(() => emit('withdrawal', { withdrawalId: 'W-19C4-0088', status: 'completed' }));
    expect(await screen.findByText(/^No withdrawal is on its way/)).toBeTruthy();
    overview = makeWithdrawalOverview({ available: '99' });
    act(() => emit('balance', { amount: '99' }));
    expect(await screen.findByText('€99.00')).toBeTruthy();
  });

  it('is not starved by a run of events, and does not miss the last one', async () => {
    let available = 10;
    server.use(
      ...withdrawalHandlers({ overview: () => makeWithdrawalOverview({ available: String(available) }) }),
    );
    const { Host, emit } = makeTestHost();
    render(<WithdrawPage />, { wrapper: Host });
    await screen.findByText('€10.00');
    act(() => {
      for (available = 11; available < 20; available += 1) emit('balance', { amount: String(available) });
    });
    expect(await screen.findByText('€20.00')).toBeTruthy();
  });

  it('tells what is approved automatically', async () => {
    server.use(
      ...withdrawalHandlers({
        overview: () =>
          makeWithdrawalOverview({
            automatic: { available: '380', used: '120', limit: '500', period: 'week' },
          }),
      }),
    );
    render(<WithdrawPage />, { wrapper: makeTestHost().Host });
    const title = await screen.findByRole('heading', { name: 'Approved automatically' });
    const card = within(title.parentElement!.parentElement!);
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '€380.00',
      '€120.00',
      '€500.00',
      'A week',
    ]);
    expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('€120.00 of €500.00 used');
  });

  it('asks a guest to log in, and nothing of the server', async () => {
    render(<WithdrawPage />, { wrapper: makeTestHost({ player: null }).Host });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
    expect(screen.queryByText('What is needed')).toBeNull();
  });
});
