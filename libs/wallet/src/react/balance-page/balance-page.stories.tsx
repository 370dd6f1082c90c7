import type { Meta, StoryObj } from '@storybook/react-vite';
import { type UserWallet } from '@casino-kit/api-contract';
import { signedIn, useAuthState, useSession } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Alert } from '@casino-kit/ui';
import { type ReactNode, useEffect } from 'react';
import { makeWallet, transactionHandlers, walletHandlers } from '../../testing.js';
import { BalancePage } from './balance-page.js';

const withBalances = (userWallet: UserWallet, currencyCode = 'EUR') => ({
  player: makeUserDetails({ getUser: { currencyCode }, userWallet }),
});

const meta = {
  title: 'wallet/BalancePage',
  component: BalancePage,
  args: {
    hrefs: {
      deposit: '/deposit',
      withdraw: '/withdraw',
      transactions: '/profile/transactions',
      login: '?modal=login',
    },
  },
  parameters: withBalances(makeWallet()),
} satisfies Meta<typeof BalancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const LockedInWithdrawals: Story = { args: { pendingWithdrawals: '420.00' } };
export const WithWithdrawals: Story = {
  args: {
    pendingWithdrawals: '420.00',
    children: <Alert title="Two withdrawals under way">They stand here, from where they are known.</Alert>,
  },
};
export const WithHistory: Story = {
  args: { history: { today: '2026-11-26', timeZone: 'UTC' }, pendingWithdrawals: '420.00' },
  parameters: { msw: { handlers: transactionHandlers() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list');
  },
};
export const WithoutBonus: Story = {
  args: {
    hrefs: { ...meta.args.hrefs, offers: '/promotions' },
    history: { today: '2026-11-26', timeZone: 'UTC' },
  },
  parameters: {
    ...withBalances(makeWallet({ nonCashAmount: '0', totalAmount: '1284.50' })),
    msw: { handlers: transactionHandlers({ rows: [] }) },
  },
};
export const Empty: Story = {
  parameters: withBalances(makeWallet({ amount: '0', nonCashAmount: '0', totalAmount: '0' })),
};
export const Large: Story = {
  parameters: withBalances(
    makeWallet({ amount: '12345678.90', nonCashAmount: '2500000.00', totalAmount: '14845678.90' }),
  ),
};
export const Crypto: Story = {
  parameters: withBalances(
    makeWallet({ amount: '0.01842500', nonCashAmount: '0.00000042', totalAmount: '0.01842542' }),
    'BTC',
  ),
};
export const SeveralCurrencies: Story = {
  parameters: { settings: { useMultiWallet: true }, msw: { handlers: walletHandlers() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^EUR/ });
  },
};
export const Mobile: Story = {
  args: { pendingWithdrawals: '420.00' },
  parameters: { settings: { useMultiWallet: true }, msw: { handlers: walletHandlers() } },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Untitled: Story = { args: { untitled: true } };
export const Guest: Story = { parameters: { player: null } };

/** A session that began without the player's details, because they could not be had in time (§8). */
function WithoutDetails({ children }: { children: ReactNode }) {
  const session = useSession();
  const known = useAuthState().user !== null;
  useEffect(() => session.restore(signedIn(null, new Date(0))), [session]);
  return known ? null : children;
}
export const Loading: Story = {
  decorators: [(Story) => <WithoutDetails>{Story()}</WithoutDetails>],
};
