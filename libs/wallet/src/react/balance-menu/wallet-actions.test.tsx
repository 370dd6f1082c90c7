import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseWallet } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { Toaster } from '@casino-kit/ui';
import { walletHandlers } from '../../testing.js';
import { BalanceMenu } from './balance-menu.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(useMultiWallet = true) {
  const host = createTestCasino({ settings: { useMultiWallet } });
  render(
    <>
      <BalanceMenu walletsHref="/balance" actions={[{ id: 'deposit', label: 'Deposit', href: '/deposit' }]} />
      <Toaster />
    </>,
    { wrapper: host.Host },
  );
  return host;
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Balance / }));
  await screen.findByRole('menu');
};
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('BalanceMenu with several wallets', () => {
  it('lists them, the active one marked, before the other actions', async () => {
    server.use(...walletHandlers());
    const { visited } = show();
    await open();
    await waitFor(() =>
      expect(items()).toEqual([
        'EUR Active €1,324.50',
        'TRY ₺0.00',
        'BTC 0.018425 BTC',
        'USDT 250 USDT',
        'Open another currency',
        'Deposit',
      ]),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open another currency' }));
    expect(visited).toEqual(['/balance']);
  });
  it('changes the currency, and the balance in the header follows', async () => {
    server.use(...walletHandlers());
    show();
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^BTC/ }));
    expect(await screen.findByRole('button', { name: 'Balance 0.018425 BTC' })).toBeTruthy();
  });
  it('does nothing when the active one is pressed', async () => {
    const onChoose = vi.fn();
    server.use(...walletHandlers({ onChoose }));
    show();
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^EUR/ }));
    expect(onChoose).not.toHaveBeenCalled();
  });
  it('shows in a toast that it failed', async () => {
    server.use(respondWithError(chooseWallet, 500), ...walletHandlers());
    show();
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^BTC/ }));
    expect(await screen.findByText('The currency was not changed')).toBeTruthy();
  });
  it('loads none without the setting', async () => {
    show(false);
    await open();
    expect(items()).toEqual(['Deposit']);
  });
});
