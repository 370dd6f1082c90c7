import { bonusHandlers, makeUserBonus } from '@casino-kit/bonuses/testing';
import { getUserBonuses } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { protectionHandlers } from '@casino-kit/responsible-gaming/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import FreezeAccountPage from './freeze-account-page.js';
import LimitsPage from './limits-page.js';

const server = setupServer(...protectionHandlers(), ...bonusHandlers({ active: [makeUserBonus()] }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(page: ReactNode, address: string, player?: null) {
  const { Host } = createTestCasino({ player });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Host>{page}</Host>
    </MemoryRouter>,
  );
}

describe('the limits page', () => {
  it('shows safer play in short, with a way to every limit and the statement', async () => {
    open(<LimitsPage />, '/profile2/limits');
    expect(await screen.findByRole('heading', { name: 'Your limits' })).toBeTruthy();
    const nav = within(screen.getByRole('navigation', { name: 'Limits, by view' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?',
      '?view=all',
      '?view=statement',
    ]);
  });

  it('shows every limit with `?view=all`', async () => {
    open(<LimitsPage />, '/profile2/limits?view=all');
    expect(await screen.findByRole('heading', { name: 'Winnings' })).toBeTruthy();
  });

  it('shows the statement of the dates in the address', async () => {
    open(<LimitsPage />, '/profile2/limits?view=statement&from=2026-10-01&to=2026-10-31');
    expect(await screen.findByText('Net of play, October 1 – October 31')).toBeTruthy();
  });

  it('opens the form that the address names', async () => {
    open(<LimitsPage />, '/profile2/limits?set=deposit-weekly');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a limit' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked).toBe(true);
  });

  it('asks a guest to log in, without a request', () => {
    open(<LimitsPage />, '/profile2/limits', null);
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

describe('the page of breaks', () => {
  async function askForCoolingOff() {
    open(<FreezeAccountPage />, '/profile2/freeze-account');
    await userEvent.click(await screen.findByRole('radio', { name: '3 months' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with 3 months' }));
    return within(await screen.findByRole('alertdialog'));
  }

  it('lists the bonus that would be lost before cooling off', async () => {
    const asked = await askForCoolingOff();
    expect(await asked.findByText(/ends, and this is lost/)).toBeTruthy();
    expect(asked.getByText('€40.00')).toBeTruthy();
  });

  it('says that active bonuses end while it is not known which', async () => {
    server.use(respondWithError(getUserBonuses, 503));
    const asked = await askForCoolingOff();
    expect(asked.getByText('Active bonuses end, and bonus money is lost.')).toBeTruthy();
  });
});
