import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, LogOut, Plus, ReceiptText } from 'lucide-react';
import { makeUserDetails } from '@casino-kit/session/testing';
import { screen } from 'storybook/test';
import { makeWallet, walletHandlers } from '../../testing.js';
import { BalanceMenu, BalanceMenuView } from './balance-menu.js';

const meta: Meta<typeof BalanceMenuView> = {
  title: 'wallet/BalanceMenu',
  component: BalanceMenuView,
  args: {
    wallet: makeWallet(),
    currencyCode: 'EUR',
    actions: [
      { id: 'deposit', label: 'Deposit', icon: <Plus size={20} aria-hidden />, href: '/deposit' },
      {
        id: 'withdraw',
        label: 'Withdraw',
        icon: <ArrowDownToLine size={20} aria-hidden />,
        href: '/withdraw',
      },
      {
        id: 'transactions',
        label: 'Transactions',
        icon: <ReceiptText size={20} aria-hidden />,
        href: '/profile/transactions',
      },
      { id: 'log-out', label: 'Log out', icon: <LogOut size={20} aria-hidden />, onSelect: () => undefined },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof BalanceMenuView>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const OpenInCrypto: Story = {
  args: {
    defaultOpen: true,
    currencyCode: 'BTC',
    wallet: makeWallet({ amount: '0.01842500', nonCashAmount: '0', totalAmount: '0.01842500' }),
  },
};
export const OpenAndEmpty: Story = {
  args: { defaultOpen: true, wallet: makeWallet({ amount: '0', nonCashAmount: '0', totalAmount: '0' }) },
};
export const OpenWhileLoading: Story = { args: { defaultOpen: true, wallet: null } };
/** With `useMultiWallet` the other currencies are in the menu. */
export const OpenWithSeveralWallets: Story = {
  parameters: {
    player: makeUserDetails(),
    settings: { useMultiWallet: true },
    msw: { handlers: walletHandlers() },
  },
  render: ({ actions }) => <BalanceMenu actions={actions} walletsHref="/profile2/balance" defaultOpen />,
  play: async () => {
    await screen.findByRole('menuitem', { name: /^BTC/ });
  },
};
