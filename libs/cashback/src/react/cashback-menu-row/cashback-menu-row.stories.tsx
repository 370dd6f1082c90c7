import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from '@casino-kit/ui';
import { Wallet } from 'lucide-react';
import { screen } from 'storybook/test';
import { isEmpty, ofAPlayer, seen, states } from '../cashback-stories.js';
import { testNow } from '../../testing.js';
import { CashbackMenuRow, useCashbackMenuAction } from './cashback-menu-row.js';

const meta = {
  title: 'cashback/CashbackMenuRow',
  component: CashbackMenuRow,
  args: { href: '/cashback', now: testNow },
  parameters: ofAPlayer(),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 204 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CashbackMenuRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: ({ canvas }) => seen(() => canvas.findByText(/14[.,]20/)),
};
export const Mobile: Story = { ...LoggedIn, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Zero: Story = { parameters: states.nothing };
export const OfThePageInView: Story = { ...LoggedIn, args: { 'aria-current': 'page' } };
export const Loading: Story = { parameters: states.loading };
export const CouldNotBeLoaded: Story = { parameters: states.failed };
export const Guest: Story = { parameters: states.guest, play: isEmpty };
export const NotOffered: Story = { parameters: states.withoutCashback, play: isEmpty };
/** In the menu behind an avatar, by `useCashbackMenuAction`. */
export const InAMenu: Story = {
  render: function InAMenu(args) {
    const cashback = useCashbackMenuAction(args);
    return (
      <Menu
        label="Account"
        trigger="Account"
        defaultOpen
        actions={[
          { id: 'wallet', label: 'Wallet', icon: <Wallet size={20} aria-hidden />, href: '/wallet' },
          ...(cashback === null ? [] : [cashback]),
        ]}
      />
    );
  },
  play: () => seen(() => screen.findByText(/14[.,]20/)),
};
