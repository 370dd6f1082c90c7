import { type SettingsFields } from '@casino-kit/api-contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import {
  makeHeldOverview,
  makeWithdrawalOverview,
  rejection,
  withdrawalHandlers,
  type WithdrawalServer,
} from '../../testing.js';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { WithdrawalConditions } from './withdrawal-conditions.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Unmount before the handlers are removed, so that no request stays without a response.
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

function open(shop: WithdrawalServer = {}, settings: Partial<SettingsFields> = {}) {
  server.use(...withdrawalHandlers(shop));
  render(
    <SettingsProvider settings={makeSettings(settings)}>
      <WithdrawalConditions />
    </SettingsProvider>,
    { wrapper: createPayerCasino().Host },
  );
}
const line = async (name: string) => (await screen.findByText(name)).closest('li')!;

describe('WithdrawalConditions', () => {
  it('shows what is met, what is open, the progress, and how to meet it', async () => {
    open({ overview: () => makeHeldOverview() });
    expect(await screen.findByText('3 of 5 met')).toBeTruthy();
    expect((await line('A first deposit')).textContent).toContain('4 deposits so far');
    expect(within(await line('A first deposit')).getByText('Met')).toBeTruthy();
    expect((await line('Email confirmed')).textContent).toContain('ma•••n@example.com');
    expect((await line('Deposit wagered once')).textContent).toContain('€50.00 of €50.00');
    const bonus = within(await line('No active bonus'));
    const left = 'Weekend Reload: €788.00 left to wager, or give it up and lose €40.00 of bonus';
    expect(bonus.getByText('Open')).toBeTruthy();
    expect(bonus.getByText(left)).toBeTruthy();
    const progress = bonus.getByRole('progressbar', { name: 'Progress: No active bonus' });
    expect(progress.getAttribute('aria-valuenow')).toBe('44');
    expect(progress.getAttribute('aria-valuetext')).toBe(left);
    expect(bonus.getByRole('link', { name: 'See bonus' }).getAttribute('href')).toBe('/bonuses');
    const identity = within(await line('Identity confirmed'));
    expect(identity.getByRole('link', { name: 'Upload' }).getAttribute('href')).toBe('/profile/verify');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('links to a first deposit and to the games', async () => {
    open({
      overview: () =>
        makeWithdrawalOverview({
          conditions: [
            { key: 'deposit', met: false },
            { key: 'wagering', met: false, done: '20', total: '50' },
          ],
        }),
    });
    expect((await line('Deposit wagered once')).textContent).toContain(
      '€20.00 of €50.00, €30.00 left to wager',
    );
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/casino');
  });

  it('folds into one line that opens when everything is met, and never while something is open', async () => {
    const met = { key: 'deposit', met: true } as const;
    open({ overview: () => makeWithdrawalOverview({ conditions: [met] }) });
    const fold = await screen.findByRole('button', { name: '1 of 1 conditions met' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(fold.getAttribute('aria-controls')!)!;
    expect(within(list).getByText('A first deposit')).toBeTruthy();
    cleanup();
    const unmet = { key: 'wagering', met: false, done: '20', total: '50' } as const;
    open({ overview: () => makeWithdrawalOverview({ conditions: [met, unmet] }) });
    expect(await screen.findByText('1 of 2 met')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /conditions met/ })).toBeNull();
  });

  it('sends the verification email, and shows the result', async () => {
    open({
      overview: () =>
        makeWithdrawalOverview({ conditions: [{ key: 'email', met: false, subject: 'm•••@x.example' }] }),
    });
    server.use(
      http.post(
        '*/api/user/send-verification-email',
        () => rejection('TOO_MANY_TRIES', { minutes: '4' }, 429),
        {
          once: true,
        },
      ),
    );
    const send = await screen.findByRole('button', { name: 'Send the link' });
    await userEvent.click(send);
    expect(await screen.findByText(/Please try again in 4 minutes/)).toBeTruthy();
    await userEvent.click(send);
    expect(await screen.findByText(/^The link is on its way/)).toBeTruthy();
  });

  it('shows those that the operator names first, and all open ones', async () => {
    open({ overview: () => makeHeldOverview() }, { withdrawalConditions: ['wagering'] });
    expect(await screen.findByText('1 of 3 met')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Deposit wagered once',
      'No active bonus',
      'Identity confirmed',
    ]);
  });

  it('can be reloaded after a failure', async () => {
    let calls = 0;
    server.use(...withdrawalHandlers());
    server.use(
      http.get('*/api/user/withdrawal-overview', () => {
        calls += 1;
        // The client repeats a failed read once.
        return calls <= 2 ? rejection('UNAVAILABLE', undefined, 503) : undefined;
      }),
    );
    render(<WithdrawalConditions />, { wrapper: createPayerCasino().Host });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 of 5 conditions met')).toBeTruthy();
  });
});
