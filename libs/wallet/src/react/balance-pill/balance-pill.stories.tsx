import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
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
/** A balance of 24 digits takes the room that there is, in a bar as wide as the smallest phone leaves it. */
export const MoreDigitsThanRoom: Story = {
  args: {
    wallet: makeWallet({
      amount: '123456789012345678901234.56',
      nonCashAmount: '123456789012345678901234.56',
      totalAmount: '246913578024691357802469.12',
    }),
  },
  decorators: [
    (Pill) => (
      <div data-testid="bar" style={{ display: 'flex', inlineSize: '160px' }}>
        <Pill />
        <span style={{ flex: 'none', inlineSize: '44px' }} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar');
    await expect(bar.scrollWidth).toBe(160);
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBe(116);
  },
};
export const Crypto: Story = {
  args: {
    wallet: makeWallet({ amount: '0.01842500', nonCashAmount: '0.00000042', totalAmount: '0.01842542' }),
    currencyCode: 'BTC',
  },
};
/** A change counts to the new balance; screen readers have it at once. */
export const Changing: Story = {
  render: (args) => {
    const [amount, setAmount] = useState('1284.50');
    return (
      <span style={{ display: 'inline-flex', gap: 16 }}>
        <BalancePillView {...args} wallet={makeWallet({ amount })} />
        <button onClick={() => setAmount(amount === '1284.50' ? '1366.90' : '1284.50')}>Change</button>
      </span>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const figure = () => canvasElement.querySelector('bdi')?.textContent ?? '';
    const before = figure();
    await expect(canvasElement.textContent.split(before)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(figure()).not.toBe(before));
    // In the label and on the pill.
    await waitFor(() => expect(canvasElement.textContent.split(figure())).toHaveLength(3));
  },
};
export const Loading: Story = { args: { wallet: null } };
