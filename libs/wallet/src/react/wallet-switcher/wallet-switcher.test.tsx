import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseWallet, getUserDetails, getWallets } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeCurrencyWallets, walletHandlers } from '../../testing.js';
import { useLiveBalance } from '../use-live-balance.js';
import { WalletSwitcher } from './wallet-switcher.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Switcher() {
  useLiveBalance();
  return <WalletSwitcher />;
}
function show() {
  const host = createTestCasino();
  render(<Switcher />, { wrapper: host.Host });
  return host;
}
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Your currencies' })).getAllByRole('button');
const pressed = async () =>
  (await lines())
    .filter((line) => line.getAttribute('aria-pressed') === 'true')
    .map((line) => line.textContent);
const line = (name: RegExp) => screen.findByRole('button', { name });

describe('WalletSwitcher', () => {
  it('shows every currency with its total and marks the active one', async () => {
    server.use(...walletHandlers());
    show();
    expect((await lines()).map(({ textContent }) => textContent)).toEqual([
      'EUREuro€1,324.50Active',
      'TRYTurkish Lira₺0.00',
      // Up to eight decimals, cut and never rounded, zeros trimmed (§9).
      'BTCBitcoin0.018425 BTC',
      'USDTTether250 USDT',
    ]);
    expect(await pressed()).toEqual(['EUREuro€1,324.50Active']);
  });
  it('changes the active currency and refetches the session', async () => {
    const onChoose = vi.fn();
    server.use(...walletHandlers({ onChoose }));
    const { session } = show();
    await userEvent.click(await line(/^BTC/));
    await waitFor(async () => expect(await pressed()).toEqual(['BTCBitcoin0.018425 BTCActive']));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('BTC');
    expect(session.state().user?.getUser.currencyCode).toBe('BTC');
    expect(session.state().user?.userWallet?.amount).toBe('0.018425009');
    expect(document.activeElement).toBe(await line(/^BTC/));
  });
  it('follows the live balance in the active currency', async () => {
    server.use(...walletHandlers());
    const { emit } = show();
    await lines();
    act(() => emit('wallet:balance', { cash: '1.00', nonCash: '0.50', total: '1.50' }));
    expect(await pressed()).toEqual(['EUREuro€1.50Active']);
  });
  it('does nothing for the active one, and nothing twice', async () => {
    const onChoose = vi.fn();
    server.use(neverRespond(chooseWallet), ...walletHandlers({ onChoose }));
    show();
    await userEvent.click(await line(/^EUR/));
    await userEvent.click(await line(/^BTC/));
    await userEvent.click(await line(/^TRY/));
    expect((await line(/^BTC/)).getAttribute('aria-busy')).toBe('true');
    expect((await line(/^TRY/)).getAttribute('aria-busy')).toBeNull();
    expect(screen.getByText('The currency is being changed')).toBeTruthy();
  });
  it('opens a currency that the player does not have', async () => {
    server.use(...walletHandlers());
    show();
    const choice = await screen.findByLabelText<HTMLSelectElement>('Open another currency');
    expect([...choice.options].map(({ textContent }) => textContent)).toEqual([
      'Choose a currency',
      'NOK · Norwegian Krone',
      'ETH · Ethereum',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('alert').textContent).toBe('Choose the currency that you want to open.');
    expect(document.activeElement).toBe(choice);
    await userEvent.selectOptions(choice, 'NOK');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(async () => expect(await pressed()).toEqual(['NOKNorwegian Kronekr\u00a00.00Active']));
    expect([...choice.options].map(({ value }) => value)).toEqual(['', 'ETH']);
  });
  it('opens a wallet in coins, among the currencies of states', async () => {
    const onChoose = vi.fn();
    server.use(...walletHandlers({ wallets: makeCurrencyWallets().slice(0, 1), onChoose }));
    const { session } = show();
    const choice = await screen.findByLabelText<HTMLSelectElement>('Open another currency');
    expect([...choice.options].map(({ textContent }) => textContent)).toEqual([
      'Choose a currency',
      'TRY · Turkish Lira',
      'NOK · Norwegian Krone',
      'BTC · Bitcoin',
      'USDT · Tether',
      'ETH · Ethereum',
    ]);
    await userEvent.selectOptions(choice, 'BTC');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(async () => expect(await pressed()).toEqual(['BTCBitcoin0 BTCActive']));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('BTC');
    expect(session.state().user?.getUser.currencyCode).toBe('BTC');
    expect([...choice.options].map(({ value }) => value)).not.toContain('BTC');
  });
  it('offers nothing to open if the player has every currency', async () => {
    server.use(...walletHandlers({ currencies: [{ code: 'EUR', name: 'Euro' }] }));
    show();
    await lines();
    await waitFor(() => expect(screen.queryByLabelText('Open another currency')).toBeNull());
  });
  it('shows that the server rejected, and stays in the old currency', async () => {
    server.use(respondWithError(chooseWallet, 422, { code: 'VALIDATION' }), ...walletHandlers());
    show();
    await userEvent.click(await line(/^BTC/));
    expect((await screen.findByRole('alert')).textContent).toContain('The currency was not changed');
    expect(await pressed()).toEqual(['EUREuro€1,324.50Active']);
  });
  it('checks with the session whether a change without a response was made', async () => {
    server.use(
      http.post('*/api/user/wallets/active', () => HttpResponse.error()),
      http.get('*/api/user/get-user-details', () =>
        HttpResponse.json({
          success: true,
          data: { ...makeUserDetails({ getUser: { currencyCode: 'BTC' } }) },
        }),
      ),
      ...walletHandlers(),
    );
    const { session } = show();
    await userEvent.click(await line(/^BTC/));
    await waitFor(() => expect(session.state().user?.getUser.currencyCode).toBe('BTC'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('shows that no response arrived', async () => {
    server.use(failWithNetworkError(chooseWallet), failWithNetworkError(getUserDetails), ...walletHandlers());
    show();
    await userEvent.click(await line(/^BTC/));
    expect((await screen.findByRole('alert')).textContent).toContain('It is not certain');
  });
  it('shows that the new balance cannot be read', async () => {
    server.use(respondWithError(getUserDetails, 500), ...walletHandlers());
    show();
    await userEvent.click(await line(/^BTC/));
    expect((await screen.findByRole('alert')).textContent).toContain('its balance could not be read');
  });
  it('keeps the currencies that it knows when reading them again fails', async () => {
    server.use(...walletHandlers());
    const { queryClient } = show();
    await lines();
    server.use(failWithNetworkError(getWallets));
    await act(() => queryClient.invalidateQueries());
    expect(await lines()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('reports that currencies could not be loaded, and loads them on retry', async () => {
    server.use(failWithNetworkError(getWallets), ...walletHandlers());
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    server.use(...walletHandlers({ wallets: makeCurrencyWallets().slice(0, 1) }));
    await userEvent.click(retry);
    expect(await lines()).toHaveLength(1);
  });
});
