import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getActivity, getTransactions } from '@casino-kit/api-contract';
import { createTestCasino, neverRespond } from '@casino-kit/provider/testing';
import { signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeWallet, walletHandlers } from '../../testing.js';
import { useLiveBalance } from '../use-live-balance.js';
import { BalancePage, type BalancePageProps } from './balance-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const hrefs = { deposit: '/deposit', withdraw: '/withdraw', transactions: '/history', login: '?modal=login' };
function Page(props: Partial<BalancePageProps>) {
  useLiveBalance();
  return <BalancePage hrefs={hrefs} {...props} />;
}
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('BalancePage', () => {
  it('shows real, bonus and total balance, live, and links to the next pages', () => {
    const { Host, emit } = createTestCasino();
    render(<Page />, { wrapper: Host });
    expect(screen.getByRole('heading', { level: 1, name: 'Balance' })).toBeTruthy();
    expect(figures()).toEqual(['€1,284.50', '€40.00', '€1,324.50']);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deposit', '/deposit'],
      ['Withdraw', '/withdraw'],
      ['Transactions', '/history'],
    ]);
    act(() => emit('wallet:balance', { cash: '1.00', nonCash: '0.50', total: '1.50' }));
    expect(figures()).toEqual(['€1.00', '€0.50', '€1.50']);
  });
  it('leads to the history once: below the balances, or at its newest rows', () => {
    server.use(neverRespond(getTransactions), neverRespond(getActivity));
    const { Host } = createTestCasino();
    render(<Page history={{ today: '2026-11-22', timeZone: 'UTC' }} />, { wrapper: Host });
    expect(screen.queryByRole('link', { name: 'Transactions' })).toBeNull();
  });
  it('shows the amount locked in withdrawals, a placeholder while it loads, and no line if nobody knows it', () => {
    const { Host } = createTestCasino();
    const { rerender } = render(<Page pendingWithdrawals={null} />, { wrapper: Host });
    expect(figures()).toEqual(['€1,284.50', '€40.00', '€1,324.50', '']);
    rerender(<Page pendingWithdrawals="420.00" />);
    expect(figures()).toEqual(['€1,284.50', '€40.00', '€1,324.50', '€420.00']);
    expect(screen.getByRole('link', { name: 'See withdrawals' }).getAttribute('href')).toBe('/withdraw');
    rerender(<Page />);
    expect(screen.queryByText('On the way')).toBeNull();
  });
  it('compares the parts of the total by their share, without what is locked', () => {
    const { Host } = createTestCasino();
    const { container } = render(<Page pendingWithdrawals="1324.50" />, { wrapper: Host });
    const shares = [...container.querySelectorAll<HTMLElement>('i[data-part]')].map(({ dataset, style }) => [
      dataset.part,
      Number(style.flexGrow).toFixed(2),
    ]);
    expect(shares).toEqual([
      ['real', '0.97'],
      ['bonus', '0.03'],
    ]);
  });
  it('says in a word that there is no bonus, with a link to the offers', () => {
    const player = makeUserDetails({ userWallet: makeWallet({ nonCashAmount: '0' }) });
    const { Host } = createTestCasino({ player });
    render(<Page hrefs={{ ...hrefs, offers: '/promotions' }} />, { wrapper: Host });
    // The total would repeat the real balance.
    expect(figures()).toEqual(['€1,284.50', 'None active · See the offers']);
    expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe('/promotions');
  });
  it('has wallets only with useMultiWallet, and a slot for other content', async () => {
    server.use(...walletHandlers());
    const { Host } = createTestCasino({ settings: { useMultiWallet: true } });
    render(
      <Page untitled>
        <p>Two withdrawals under way</p>
      </Page>,
      { wrapper: Host },
    );
    expect(await screen.findByRole('button', { name: /^EUR/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByText('Two withdrawals under way')).toBeTruthy();
  });
  it('has no wallets if the server has no list of them', async () => {
    server.use(
      http.get('*/api/user/wallets', () => HttpResponse.json({ message: 'Cannot GET' }, { status: 404 })),
    );
    const { Host } = createTestCasino({ settings: { useMultiWallet: true } });
    render(<Page />, { wrapper: Host });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your currencies' })).toBeNull());
    expect(figures()).toEqual(['€1,284.50', '€40.00', '€1,324.50']);
  });
  it('loads no wallets without useMultiWallet', () => {
    const { Host } = createTestCasino();
    render(<Page />, { wrapper: Host });
    expect(screen.queryByRole('heading', { name: 'Your currencies' })).toBeNull();
  });
  it('shows placeholders while balances are unknown', () => {
    const host = createTestCasino();
    host.session.restore(signedIn(null, new Date('2026-11-26T00:00:00Z')));
    render(<Page />, { wrapper: host.Host });
    expect(screen.getByRole('status').textContent).toBe('Balance is loading');
    expect(figures()).toEqual(['', '']);
  });
  it('asks a guest to log in', () => {
    const { Host } = createTestCasino({ player: null });
    render(<Page />, { wrapper: Host });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
  });
});
