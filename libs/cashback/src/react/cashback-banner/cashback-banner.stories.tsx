import type { Meta, StoryObj } from '@storybook/react-vite';
import { isEmpty, ofAPlayer, seen, states } from '../cashback-stories.js';
import { testNow, testZone } from '../cashback-test-host.js';
import { CashbackBanner } from './cashback-banner.js';

const meta = {
  title: 'cashback/CashbackBanner',
  component: CashbackBanner,
  args: { href: '/cashback', now: testNow, timeZone: testZone },
  parameters: ofAPlayer(),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CashbackBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPlayer: Story = {
  play: ({ canvas }) => seen(() => canvas.findByText(/14[.,]20/)),
};
export const OnAPhone: Story = { ...OfAPlayer, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const NothingSoFar: Story = { parameters: states.nothing };
export const Guest: Story = { parameters: states.guest };
export const Loading: Story = { parameters: states.loading };
export const CouldNotBeLoaded: Story = { parameters: states.failed };
export const OfABrandWithoutCashback: Story = { parameters: states.withoutCashback, play: isEmpty };
