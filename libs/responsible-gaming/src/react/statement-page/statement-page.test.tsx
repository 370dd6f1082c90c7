import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getActivity } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import {
  makeActivity,
  makeActivityDay,
  makeAnsweredCheck,
  protectionHandlers,
  testOptions,
} from '../../testing.js';
import { StatementPage } from './statement-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });
const onPeriod = vi.fn();

function Kept() {
  const [period, setPeriod] = useState({ from: '2026-11-01', to: '2026-11-26' });
  return (
    <StatementPage
      {...testOptions}
      period={period}
      onPeriod={(next) => {
        onPeriod(next);
        setPeriod(next);
      }}
    />
  );
}
async function show(options: Parameters<typeof protectionHandlers>[0] = {}) {
  onPeriod.mockClear();
  server.use(...protectionHandlers(options));
  render(<Kept />, { wrapper: createTestCasino().Host });
  await screen.findByRole('heading', { name: 'Money' });
}

describe('StatementPage', () => {
  it('shows sums, net and kinds of games of this month', async () => {
    await show({
      activity: makeActivity({
        days: [
          makeActivityDay({ staked: '100.00', won: '40.00', deposited: '50.00', rewards: '5.05' }),
          makeActivityDay({
            date: '2026-11-25',
            staked: '10.00',
            won: '20.00',
            deposited: '30.00',
            minutes: 30,
          }),
        ],
      }),
    });
    expect(screen.getByText('Net of play, November 1 – November 26')).toBeTruthy();
    expect(screen.getByText('Deposited, 2 times').nextSibling?.textContent).toBe('€80.00');
    expect(screen.getByText('Net with rewards').nextSibling?.textContent).toBe('−€44.95');
    const table = within(screen.getByRole('table', { name: 'By kind of game' }));
    expect(table.getAllByRole('row').at(-1)?.textContent).toBe('Together80€110.00€60.001 h 15 min−€50.00');
    expect(screen.getByText('Net deposits since you joined').nextSibling?.textContent).toBe('€830.00');
  });

  it('lists the reality checks that were answered', async () => {
    await show({
      checks: [
        makeAnsweredCheck(),
        makeAnsweredCheck({ dueAt: '2026-11-25T19:00:00Z', answer: 'stop', minutes: null, won: '90.00' }),
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Reality checks you answered' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toBe('November 26 at 21:111 h€86.00−€12.40Played on, next after 30 min');
    expect(rows[1]?.textContent).toContain('+€4.00Stopped');
  });

  it('has no list of reality checks without any, and where the server has none', async () => {
    await show({ checks: [] });
    expect(screen.queryByRole('table', { name: 'Reality checks you answered' })).toBeNull();
  });

  it('compares with the month before', async () => {
    await show();
    expect(await screen.findByText('October', { selector: 'small' })).toBeTruthy();
  });

  it('changes the period with one press', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'October' }));
    expect(onPeriod).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    expect(screen.getByRole('button', { name: 'October' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('names what is wrong with typed dates, and keeps them', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Other dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    const to = dialog.getByLabelText<HTMLInputElement>('To');
    await user.clear(to);
    await user.type(to, '2026-10-01');
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    expect(dialog.getByText('The end is before the start.')).toBeTruthy();
    expect(to.value).toBe('2026-10-01');
    expect(document.activeElement).toBe(to);
    expect(onPeriod).not.toHaveBeenCalled();
    const from = dialog.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-09-10');
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(onPeriod).toHaveBeenCalledWith({ from: '2026-09-10', to: '2026-10-01' }));
  });

  it('saves the days as a file', async () => {
    const created = vi.fn((_file: Blob) => 'blob:statement');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: created, revokeObjectURL: vi.fn() }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await created.mock.calls[0]?.[0].text()).toContain('Date,Deposited,Withdrawn,Staked');
    expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  it('says that nothing was played in a period', async () => {
    await show({ activity: makeActivity({ days: [], byKind: [], longestMinutes: 0 }) });
    expect(screen.getByText('No play in these dates')).toBeTruthy();
  });

  it('says that support sends a statement where the server has none', async () => {
    server.use(respondWithError(getActivity, 405));
    render(<Kept />, { wrapper: createTestCasino().Host });
    expect(await screen.findByRole('heading', { name: 'Support sends you a statement' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });

  it('can be retried when it could not be loaded', async () => {
    server.use(respondWithError(getActivity, 500));
    render(<Kept />, { wrapper: createTestCasino().Host });
    await screen.findByRole('alert');
    server.resetHandlers();
    server.use(...protectionHandlers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Money' })).toBeTruthy();
  });
});
