import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Withdrawal } from '@casino-kit/api-contract';
import { SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import {
  makeSentWithdrawal,
  makeWithdrawal,
  rejection,
  withdrawalHandlers,
  type WithdrawalServer,
} from '../../testing.js';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { PendingWithdrawals } from './pending-withdrawals.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Unmount before the handlers are removed, so that no request stays without a response.
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const at = { now: () => new Date('2026-11-20T20:00:00Z'), timeZone: 'UTC' };
const both = () => [makeWithdrawal(), makeSentWithdrawal()];

async function open(
  shop: WithdrawalServer = { withdrawals: both },
  {
    locale = 'en',
    policy = {},
  }: { locale?: string | undefined; policy?: Record<string, boolean> | undefined } = {},
) {
  server.use(...withdrawalHandlers(shop));
  const { Host } = createPayerCasino({ locale });
  render(
    <SettingsProvider settings={makeSettings({ policy })}>
      <PendingWithdrawals {...at} />
    </SettingsProvider>,
    { wrapper: Host },
  );
  return userEvent.setup();
}
const items = async () => {
  await screen.findAllByText('Requested');
  return screen.getAllByRole('listitem').filter((item) => within(item).queryAllByRole('listitem').length > 0);
};
const getLines = (item: HTMLElement) =>
  within(item)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('PendingWithdrawals', () => {
  it.each([404, 405, 501])(
    'says that the site lists no withdrawals after a %s, and blames no connection (decision 55)',
    async (status) => {
      server.use(http.get('*/api/user/withdrawals', () => new HttpResponse('Not Found', { status })));
      render(<PendingWithdrawals {...at} />, { wrapper: createPayerCasino().Host });
      expect(
        await screen.findByText('This site does not list withdrawals that are in progress.'),
      ).toBeTruthy();
      expect(screen.queryByText(/Check your connection/)).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('shows stages with times, the destination, and the total', async () => {
    await open();
    const [first, second] = await items();
    expect(screen.getByText('2 requests, €420.00')).toBeTruthy();
    expect(within(first!).getByText('to NL91 •••• 4300')).toBeTruthy();
    expect(within(first!).getByText('W-19C4-0088')).toBeTruthy();
    expect(getLines(first!)).toEqual([
      'Requested, doneToday, 18:20',
      'Checked, in progressUsually today by 22:20',
      'Sent, still to come',
      'Arrived, still to comeExpected November 28',
    ]);
    expect(within(second!).getByText('to Skrill ma•••n@example.com')).toBeTruthy();
    expect(getLines(second!)).toEqual([
      'Requested, doneYesterday, 09:12',
      'Checked, doneYesterday, 11:03',
      'Sent, doneYesterday, 11:05',
      'Arrived, in progressWaiting for Skrill to confirm',
    ]);
    const [current] = within(first!)
      .getAllByRole('listitem')
      .filter((line) => line.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toMatch(/^Checked/);
  });

  it('says that there are none', async () => {
    await open({ withdrawals: () => [makeWithdrawal({ status: 'completed' })] });
    expect(await screen.findByText(/^No withdrawal is on its way/)).toBeTruthy();
  });

  it('shows withdrawals that came back with the reason', async () => {
    await open({
      withdrawals: () => [
        makeWithdrawal({ withdrawalId: 'a', status: 'rejected', reason: 'The account is not in your name.' }),
        makeWithdrawal({ withdrawalId: 'b', status: 'failed', amount: '50' }),
      ],
    });
    expect(await screen.findByText('€320.00 was not paid out')).toBeTruthy();
    // Support writes in its own language.
    expect(screen.getByText('The account is not in your name.').tagName).toBe('BDI');
    expect(screen.getByText(/The money is back in your real balance\./)).toBeTruthy();
    expect(screen.getByText('€50.00 could not be delivered')).toBeTruthy();
  });

  it('keeps dismissed withdrawals hidden across reloads, until the session ends', async () => {
    const shop = {
      withdrawals: () => [
        makeWithdrawal({ withdrawalId: 'a', status: 'rejected' }),
        makeWithdrawal({ withdrawalId: 'b', status: 'failed', amount: '50' }),
      ],
    };
    server.use(...withdrawalHandlers(shop));
    const { Host, session } = createPayerCasino();
    const first = render(<PendingWithdrawals {...at} />, { wrapper: Host });
    await screen.findByText('€320.00 was not paid out');
    const gotIt = screen.getByRole('button', { name: 'Got it', description: '€320.00 was not paid out' });
    await userEvent.click(gotIt);
    expect(screen.queryByText('€320.00 was not paid out')).toBeNull();
    expect(screen.getByText('€50.00 could not be delivered')).toBeTruthy();
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    first.unmount();
    render(<PendingWithdrawals {...at} />, { wrapper: Host });
    await screen.findByText('€50.00 could not be delivered');
    expect(screen.queryByText('€320.00 was not paid out')).toBeNull();
    expect(localStorage.length).toBe(1);
    act(() => session.end('USER_INITIATED'));
    expect(localStorage.length).toBe(0);
  });

  it('can be reloaded after a failure', async () => {
    server.use(...withdrawalHandlers({ withdrawals: both }));
    let calls = 0;
    server.use(
      http.get('*/api/user/withdrawals', () => {
        calls += 1;
        // The client repeats a failed read once.
        return calls <= 2 ? rejection('UNAVAILABLE', undefined, 503) : undefined;
      }),
    );
    render(<PendingWithdrawals {...at} />, { wrapper: createPayerCasino().Host });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await items()).toHaveLength(2);
  });
});

describe('cancelling a withdrawal', () => {
  async function ask(shop: WithdrawalServer = { withdrawals: both }) {
    const user = await open(shop);
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this request?' });
    return { user, dialog, confirm: within(dialog).getByRole('button', { name: 'Cancel request' }) };
  }

  it('asks for confirmation, cancels it, says so, and refetches the list', async () => {
    let withdrawals: Withdrawal[] = both();
    const { user, dialog, confirm } = await ask({ withdrawals: () => withdrawals });
    expect(
      within(dialog).getByText(/^€320.00 goes back to your real balance at once, without a fee/),
    ).toBeTruthy();
    withdrawals = [makeSentWithdrawal()];
    await user.click(confirm);
    const word = await screen.findByText('The request is cancelled. €320.00 is back in your real balance.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('1 request, €100.00')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(word.closest('[role="status"]')));
  });

  it('changes nothing when the player decides against it', async () => {
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Keep the request' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel request' })),
    );
  });

  it('says that it is too late, and shows its status', async () => {
    const { user, dialog, confirm } = await ask();
    server.use(
      http.post('*/api/user/withdrawal/:withdrawalId/cancel', () =>
        rejection('WITHDRAWAL_NOT_CANCELLABLE', undefined, 409),
      ),
    );
    await user.click(confirm);
    expect(await within(dialog).findByText(/can no longer be cancelled/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'See my transactions' }).getAttribute('href')).toBe(
      '/profile/transactions',
    );
    expect(within(dialog).queryByRole('button', { name: 'Cancel request' })).toBeNull();
  });

  it('can be retried after a lost response', async () => {
    const { user, dialog, confirm } = await ask();
    server.use(
      http.post('*/api/user/withdrawal/:withdrawalId/cancel', () => HttpResponse.error(), { once: true }),
    );
    await user.click(confirm);
    expect(await within(dialog).findByText(/^We have not heard back whether it was cancelled/)).toBeTruthy();
    await user.click(confirm);
    expect(await screen.findByText(/^The request is cancelled/)).toBeTruthy();
  });

  it('is not offered when the policy does not allow it', async () => {
    await open({ withdrawals: both }, { policy: { playerCancelledWithdrawals: false } });
    expect(await items()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
  });
});
