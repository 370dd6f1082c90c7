import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeWallet } from '../../testing.js';
import { BalancePillView } from './balance-pill.js';

const meta: Meta<typeof BalancePillView> = {
  title: 'wallet/BalancePill',
  component: BalancePillView,
  args: { wallet: makeWallet(), currencyCode: 'EUR' },
};
export default meta;
type Story = StoryObj<typeof BalancePillView>;

export const WithBonus: Story = {};
export const RealOnly: Story = { args: { wallet: makeWallet({ nonCashAmount: '0.00' }) } };
export const Zero: Story = {
  args: { wallet: makeWallet({ amount: '0.00', nonCashAmount: '0', totalAmount: '0' }) },
};
export const Large: Story = {
  args: {
    wallet: makeWallet({ amount: '12345678.90', nonCashAmount: '2500000.00', totalAmount: '14845678.90' }),
  },
};
export const Crypto: Story = {
  args: {
    wallet: makeWallet({ amount: '0.01842500', nonCashAmount: '0.00000042', totalAmount: '0.01842542' }),
    currencyCode: 'BTC',
  },
};
export const Loading: Story = { args: { wallet: null } };
