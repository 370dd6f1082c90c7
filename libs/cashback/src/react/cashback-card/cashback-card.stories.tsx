import type { Meta, StoryObj } from '@storybook/react-vite';
import { isEmpty, ofAPlayer, seen, states } from '../cashback-stories.js';
import { testNow, testZone } from '../../testing.js';
import { CashbackCard } from './cashback-card.js';

const meta = {
  title: 'cashback/CashbackCard',
  component: CashbackCard,
  args: { href: '/cashback', loginHref: '?modal=login', now: testNow, timeZone: testZone },
  parameters: ofAPlayer(),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CashbackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: ({ canvas }) => seen(() => canvas.findByText(/14[.,]20/)),
};
export const Mobile: Story = { ...LoggedIn, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Zero: Story = { parameters: states.nothing };
export const NetWin: Story = { parameters: states.ahead };
export const InCrypto: Story = { parameters: states.crypto };
export const Guest: Story = { parameters: states.guest };
export const Loading: Story = { parameters: states.loading };
export const CouldNotBeLoaded: Story = {
  parameters: states.failed,
  play: ({ canvas }) => seen(() => canvas.findByRole('alert')),
};
/** The brands of two themes have no cashback. */
export const NotOffered: Story = { parameters: states.withoutCashback, play: isEmpty };
