import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@casino-kit/ui';
import { makeWallet } from '../../testing.js';
import { PurseView } from './purse.js';

const meta: Meta<typeof PurseView> = {
  title: 'wallet/Purse',
  component: PurseView,
  decorators: [(Purse) => <div style={{ inlineSize: 358 }}>{<Purse />}</div>],
  args: {
    wallet: makeWallet(),
    currencyCode: 'EUR',
    actions: (
      <>
        <ButtonLink href="/deposit" variant="primary">
          Deposit
        </ButtonLink>
        <ButtonLink href="/withdraw">Withdraw</ButtonLink>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof PurseView>;

export const WithBonus: Story = {};
export const RealOnly: Story = { args: { wallet: makeWallet({ nonCashAmount: '0.00' }) } };
export const Large: Story = {
  args: { wallet: makeWallet({ amount: '12345678.90', nonCashAmount: '2500000.00' }) },
};
export const Loading: Story = { args: { wallet: null } };
