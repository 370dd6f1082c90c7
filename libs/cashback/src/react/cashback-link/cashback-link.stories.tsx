import type { Meta, StoryObj } from '@storybook/react-vite';
import { isEmpty, ofAPlayer, seen, states } from '../cashback-stories.js';
import { testNow } from '../../testing.js';
import { CashbackLink } from './cashback-link.js';

const meta = {
  title: 'cashback/CashbackLink',
  component: CashbackLink,
  args: { href: '/cashback', now: testNow },
  parameters: ofAPlayer(),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 204 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CashbackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: ({ canvas }) => seen(() => canvas.findByText(/14[.,]20/)),
};
export const Mobile: Story = { ...LoggedIn, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Zero: Story = { parameters: states.nothing };
export const InCrypto: Story = { parameters: states.crypto };
export const Guest: Story = { parameters: states.guest };
export const Loading: Story = { parameters: states.loading };
export const CouldNotBeLoaded: Story = { parameters: states.failed };
export const NotOffered: Story = { parameters: states.withoutCashback, play: isEmpty };
