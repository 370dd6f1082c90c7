import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { transactionHandlers } from '../../testing.js';
import { BalanceDaysCard } from './balance-days.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (pendingWithdrawals?: string | null) =>
  render(
    <BalanceDaysCard today="2026-11-24" timeZone="Europe/Malta" pendingWithdrawals={pendingWithdrawals} />,
    {
      wrapper: createTestCasino().Host,
    },
  );
const answer = (status: number) =>
  http.get('*/api/user/activity', () => HttpResponse.json({ message: 'no' }, { status }));

describe('BalanceDaysCard', () => {
  it('has a table of the balance at the end of each day, back from today’s', async () => {
    server.use(...transactionHandlers());
    open();
    const table = await screen.findByRole('table', {
      name: 'Balance at the end of each of the last 30 days',
    });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)?.textContent).toBe('Nov 24€1,284.50');
    expect(rows.at(-2)?.textContent).toBe('Nov 23€1,265.50');
  });

  it('says what was before, what moved, and what is there now', async () => {
    server.use(...transactionHandlers());
    open();
    await screen.findByText('Before Oct 26');
    const found = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(found).toEqual(['€1,259.66', '€175.00', '€120.00', '−€30.16', '€1,284.50']);
  });

  it('counts what is in pending withdrawals until it is paid out', async () => {
    server.use(...transactionHandlers());
    open('120');
    await screen.findByText('At the end of each day, with withdrawals on the way');
    await screen.findByText('Before Oct 26');
    const found = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(found.slice(-2)).toEqual(['−€120.00', '€1,284.50']);
    expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Nov 24€1,404.50');
  });

  it('waits for what is in pending withdrawals before it draws the line', async () => {
    server.use(...transactionHandlers());
    const { rerender } = open(null);
    await screen.findByText('Last 30 days');
    expect(screen.queryByRole('table')).toBeNull();
    rerender(<BalanceDaysCard today="2026-11-24" timeZone="Europe/Malta" pendingWithdrawals="120" />);
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('offers to try again when it cannot be loaded', async () => {
    server.use(answer(400));
    open();
    await screen.findByText('The last 30 days could not be loaded');
    server.use(...transactionHandlers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('shows nothing on a server without activity', async () => {
    server.use(answer(404));
    open();
    await waitFor(() => expect(screen.queryByText('Last 30 days')).toBeNull());
  });
});
